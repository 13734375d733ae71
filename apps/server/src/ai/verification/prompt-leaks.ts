import { wordsOf } from '@larder/food/tokens/tokenise';

/** True where texts quote the instructions of a prompt. */
export type PromptLeakFinder = (texts: readonly string[]) => boolean;

/** Consecutive words in common by which a quotation is known. */
const QUOTED_WORDS = 7;

export function createPromptLeakFinder(instructions: readonly string[]): PromptLeakFinder {
  const quotations = new Set(instructions.flatMap((text) => runsOf(text)));
  return (texts) => texts.some((text) => runsOf(text).some((run) => quotations.has(run)));
}

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - QUOTED_WORDS + 1))
    .map((_, at) => words.slice(at, at + QUOTED_WORDS).join(' '));
}
