export function findChromium(): Promise<string | null>;
export const CHROMIUM_FLAGS: string[];
export const NO_CHROMIUM: string;
