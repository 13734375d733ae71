export function provideChromium(node: string): Promise<string>;
export const CHROMIUM_FLAGS: string[];
