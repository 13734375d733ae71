import { isEverydayWord } from '../languages/everyday-words.ts';
import { isNotFood } from '../languages/lexicon.ts';
import { matchNames, replaceWord, type TokenisedLine } from './tokenised-line.ts';

/** Limits of spelling correction: words to look up, the shortest word worth it, and the errors a word may have. */
export type SpellingBudget = { corrections: number; shortest: number; slips: number };

/**
 * Replaces each misspelt word of tokens [from, to) by its nearest correction that makes a name. Returns the errors of
 * the worst word, 0 where nothing was corrected. `budget.corrections` is counted down.
 */
export function correctWords(line: TokenisedLine, from: number, to: number, budget: SpellingBudget): number {
  let slips = 0;
  for (let at = from; at < to; at++) {
    const token = line.tokens[at];
    if (token?.kind !== 'word' || token.id >= 0 || token.partsOfSpeech !== 0) continue;
    if (isNotFood(token.norm) || isEverydayWord(token.norm, line.language)) continue;
    if (token.norm.length < budget.shortest) continue;
    if (budget.corrections-- <= 0) break;
    slips = Math.max(slips, correctWord(line, at, budget.slips));
  }
  return slips;
}

function correctWord(line: TokenisedLine, at: number, maxSlips: number): number {
  const token = line.tokens[at];
  if (token === undefined) return 0;
  const { norm, id, partsOfSpeech } = token;
  for (const { word, slips } of line.names.corrections(norm)) {
    if (slips > maxSlips) continue;
    replaceWord(token, word, line.names);
    matchNames(line);
    if (line.nameAt[at] != null) return slips;
  }
  Object.assign(token, { norm, id, partsOfSpeech });
  matchNames(line);
  return 0;
}
