import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { TYPED_TEXT_WORDS } from '../../languages/typed-text-words.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { readQuantity } from '../quantities/read-quantity.ts';
import { inLongName, type TokenisedLine } from '../tokenised-line.ts';

const SEPARATING = PART_OF_SPEECH.and | PART_OF_SPEECH.or | PART_OF_SPEECH.accompaniment | PART_OF_SPEECH.example;

/** The token after a separator of names that begins at `at`; `at` itself where none does. */
export function separatorEnd(line: TokenisedLine, at: number): number {
  const token = line.tokens[at];
  if (token === undefined || inLongName(line, at)) return at;
  if (token.norm === 'x' && line.tokens[at + 1]?.kind === 'number') return at + 2;
  const quantity = quantityAt(line, at);
  if (quantity) return quantity.next;
  if (token.kind !== 'word' || token.partsOfSpeech & SEPARATING) return at + 1;
  const { prose, refusal, not } = TYPED_TEXT_WORDS[line.language];
  if (line.nameAt[at] != null) return prose.has(token.norm) && !isAccented(line, at) ? at + 1 : at;
  const separates = prose.has(token.norm) || refusal.has(token.norm) || not.has(token.norm);
  return separates || token.partsOfSpeech & PART_OF_SPEECH.terminator ? at + 1 : at;
}

/** "maïs" is sweetcorn where "mais" is but. */
function isAccented(line: TokenisedLine, at: number): boolean {
  const token = line.tokens[at];
  return token !== undefined && line.text.slice(token.start, token.end).toLowerCase() !== token.norm;
}

/** A quantity that begins at a token which is not part of a name. */
export function quantityAt(line: TokenisedLine, at: number): Quantity | null {
  const token = line.tokens[at];
  const mayBegin = token?.kind === 'number' || (token?.kind === 'word' && line.nameAt[at] == null);
  return mayBegin ? readQuantity(line, at) : null;
}
