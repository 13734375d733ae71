import { matchAt } from './phrases/vocabulary.ts';
import type { RequestText } from './request-text.ts';

/** Auxiliary words that may stand between a negator and what it negates: "not really allergic". */
const REACH = 4;
/** Words of the longest negator. */
const LONGEST = 5;

/** True where the phrase that begins at a position is denied: "not allergic", "no nut allergy", "used to be veggie". */
export function isNegated(text: RequestText, from: number): boolean {
  let at = from;
  for (let steps = 0; steps <= REACH && at > 0; steps++) {
    if (text.startsSentence(at)) return false;
    for (let start = Math.max(0, at - LONGEST); start < at; start++) {
      const found = matchAt(text.vocabulary.negators, text, start);
      if (found?.end === at) return true;
    }
    const word = text.word(at - 1);
    if (word === undefined || !text.vocabulary.copulas.has(word)) return false;
    at--;
  }
  return false;
}

/** The second half of "i've" is no word of its own. */
export function isGlued(text: RequestText, at: number): boolean {
  const { tokens } = text.line;
  return at > 0 && tokens[at]?.glued === true && tokens[at - 1]?.kind === 'word';
}
