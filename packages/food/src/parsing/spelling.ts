import { isCommon } from '../languages/common-words.ts';
import { isNotFood } from '../languages/lexicon.ts';
import { matchNames, replaceWord, type TokenisedLine } from './tokenised-line.ts';

/** How many words may be looked up, how long a word must be for that, and how many slips it may have. */
export type SpellingBudget = { corrections: number; shortest: number; slips: number };

/**
 * Puts the nearest word that makes a name in the place of each misspelt word in [from, to). Returns the slips of the worst one, 0 where nothing was corrected.
 */
export function correctWords(line: TokenisedLine, from: number, to: number, budget: SpellingBudget): number {
  let slips = 0;
  for (let at = from; at < to; at++) {
    const token = line.tokens[at];
    if (token?.kind !== 'word' || token.id >= 0 || token.partsOfSpeech !== 0) continue;
    if (isNotFood(token.norm) || isCommon(token.norm, line.language)) continue;
    if (token.norm.length < budget.shortest) continue;
    if (budget.corrections-- <= 0) break;
    slips = Math.max(slips, correctWord(line, at, budget.slips));
  }
  return slips;
}

function correctWord(line: TokenisedLine, at: number, most: number): number {
  const token = line.tokens[at];
  if (token === undefined) return 0;
  const { norm, id, partsOfSpeech } = token;
  for (const { word, slips } of line.names.corrections(norm)) {
    if (slips > most) continue;
    replaceWord(token, word, line.names);
    matchNames(line);
    if (line.nameAt[at] != null) return slips;
  }
  Object.assign(token, { norm, id, partsOfSpeech });
  matchNames(line);
  return 0;
}
