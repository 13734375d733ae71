import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { NUMBER_WORDS } from '../../languages/number-words.ts';
import { matchNames, type TokenisedLine } from '../tokenised-line.ts';
import type { Measure, Quantity } from './quantity.ts';
import { followsPart } from './read-amount.ts';
import { readMeasures } from './read-measure.ts';
import { readQuantity } from './read-quantity.ts';

/** A quantity behind the name, "Oeuf - 1", "Farine : 55 g", "rice 200g", "tomatoes x2", and its first token. */
export function trailingQuantity(
  line: TokenisedLine,
  from: number,
  to: number,
): { quantity: Quantity; at: number } | null {
  for (let at = from + 1; at < to; at++) {
    const isSpelt = line.tokens[at - 1]?.kind === 'comma' && startsNumber(line, at);
    if ((line.tokens[at]?.kind !== 'number' && !isSpelt) || line.nameAt[at]) continue;
    const quantity = readQuantityToEnd(line, at, to);
    if (quantity === null || (isSpelt && quantity.unit === null)) continue;
    const before = line.tokens[at - 1];
    const isMark =
      before?.kind === 'dash' || before?.kind === 'colon' || before?.kind === 'open' || before?.norm === 'x';
    return { quantity, at: isMark ? at - 1 : at };
  }
  return null;
}

/** A quantity that begins at `at` and reaches to `to`. */
export function readQuantityToEnd(line: TokenisedLine, at: number, to: number): Quantity | null {
  const quantity = readQuantity(line, at);
  if (quantity === null) return null;
  let next = quantity.next;
  while (line.tokens[next]?.kind === 'close' || line.tokens[next]?.norm === 'x') next++;
  return next >= to ? quantity : null;
}

/**
 * Takes a quantity out of the middle of a name: "juice of 1 lemon", "yogur de 125 g". Its tokens are marked as
 * consumed, so that the words around them are read as one name.
 */
export function takeInnerQuantity(line: TokenisedLine, from: number, to: number): Quantity | null {
  for (let at = from + 1; at < to && line.tokens[at]?.kind !== 'comma' && line.tokens[at]?.kind !== 'open'; at++) {
    if (!followsPart(line, at) || !startsNumber(line, at)) continue;
    const quantity = readQuantity(line, at);
    if (quantity === null) return null;
    for (let inner = at; inner < quantity.next; inner++) {
      const token = line.tokens[inner];
      if (token) Object.assign(token, { kind: 'word', id: -1, partsOfSpeech: PART_OF_SPEECH.consumed });
    }
    matchNames(line);
    return quantity;
  }
  return null;
}

function startsNumber(line: TokenisedLine, at: number): boolean {
  const token = line.tokens[at];
  if (token?.kind === 'number') return true;
  const value = token?.kind === 'word' ? NUMBER_WORDS[line.language].values.get(token.norm) : undefined;
  return value !== undefined && (line.nameAt[at] == null || (value <= 1 && line.nameAt[at]?.start !== at));
}

/** A quantity at the beginning of a bracket: "Patatas (4 medianas)". */
export function bracketQuantity(line: TokenisedLine, from: number, to: number): Quantity | null {
  for (let at = from; at < to; at++) {
    if (line.tokens[at]?.kind === 'open' && line.tokens[at + 1]?.kind === 'number') return readQuantity(line, at + 1);
  }
  return null;
}

/** The measures in brackets that hold nothing else: "(about 8 grams)", "(peso escurrido 400 g)". */
export function bracketMeasures(line: TokenisedLine, from: number, to: number): Measure[] {
  const found: Measure[] = [];
  for (let at = from; at < to; at++) {
    if (line.tokens[at]?.kind !== 'open') continue;
    let start = at + 1;
    while (line.tokens[start]?.kind === 'word' && line.tokens[start]?.id === -1) start++;
    const read = readMeasures(line, start);
    if (read && closesSoon(line, read.next)) found.push(...read.measures);
  }
  return found;
}

function closesSoon(line: TokenisedLine, at: number): boolean {
  const token = line.tokens[at];
  if (token === undefined || token.kind === 'close') return true;
  return token.kind === 'word' && token.id === -1 && line.tokens[at + 1]?.kind === 'close';
}
