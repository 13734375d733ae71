import { readFileSync } from 'node:fs';

/** A prompt's instructions, with the version that answers are stored under. */
export type PromptFile = { name: string; version: number; instructions: string };

/**
 * Reads `<name>.md` of this folder: a line `version: N`, an empty line, and the instructions. They contain nothing of a
 * request; what a request contains is data, sent apart from them by `fence`.
 */
export function readPrompt(name: string): PromptFile {
  const file = readFileSync(new URL(`./${name}.md`, import.meta.url), 'utf8');
  const [, version, instructions] = /^version: (\d+)\n\n([\s\S]+)$/.exec(file) ?? [];
  if (version === undefined || instructions === undefined) throw new Error(`The prompt ${name} has no version.`);
  return { name, version: Number(version), instructions: instructions.trim() };
}
