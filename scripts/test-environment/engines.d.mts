export type Engine = { name: 'firefox' | 'webkit'; programs: Record<string, string> };
export function findEngines(): Engine[];
export const ENGINE_NAMES: string[];
export const ENGINE_PACKAGES: string;
