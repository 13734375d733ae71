import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { NUMBER_WORDS } from '../../languages/number-words.ts';
import { followsPart } from '../quantities/read-amount.ts';
import { type Measure, type Quantity, readMeasures, readQuantity } from '../quantities/read-quantity.ts';
import { matchNames, type TokenisedLine } from '../tokenised-line.ts';

/** Marks "optional" and the like, which name nothing; true if there were any. */
export function takeOptional(line: TokenisedLine): boolean {
  let optional = false;
  if (!(line.partsOfSpeech & PART_OF_SPEECH.optional)) return false;
  line.tokens.forEach((token, at) => {
    if (!(token.partsOfSpeech & PART_OF_SPEECH.optional) || line.nameAt[at] != null) return;
    token.partsOfSpeech = PART_OF_SPEECH.consumed;
    optional = true;
  });
  return optional;
}

/** The first token past bullets and a label: "- ", "Optional glaze: ". */
export function bodyStart(line: TokenisedLine): number {
  const { tokens } = line;
  let start = pastNumbering(line);
  while (tokens[start]?.kind === 'dash' || tokens[start]?.kind === 'emoji' || tokens[start]?.kind === 'comma') start++;
  if (tokens[start]?.norm === 'x' && tokens[start + 1]?.kind === 'number') start++;
  const colon = tokens.findIndex(({ kind }) => kind === 'colon' || kind === 'open' || kind === 'number');
  if (tokens[colon]?.kind !== 'colon' || colon === tokens.length - 1) return start;
  const says = tokens
    .slice(start, colon)
    .some(({ partsOfSpeech }) => partsOfSpeech & (PART_OF_SPEECH.consumed | PART_OF_SPEECH.terminator));
  const names = line.nameAt.slice(start, colon).some((name) => name !== null);
  if (!says && names) return start;
  return readToEnd(line, colon + 1, tokens.length) === null ? colon + 1 : start;
}

/** "1. ", "2) ", "3.- ": the number of the line in its list. */
function pastNumbering({ tokens }: TokenisedLine): number {
  const [first, second] = tokens;
  if (first?.kind !== 'number' || !Number.isInteger(first.value)) return 0;
  if (second?.kind === 'close') return 2;
  return first.stopped && (second?.kind === 'number' || second?.kind === 'dash') ? 1 : 0;
}

/** True for the title of a part of the list: "For the sauce:". */
export function isHeading(line: TokenisedLine): boolean {
  return line.tokens.at(-1)?.kind === 'colon';
}

/** A quantity after the name, "Oeuf - 1", "Farine : 55 g", "rice 200g", "tomatoes x2", and the token it begins at. */
export function trailingQuantity(
  line: TokenisedLine,
  from: number,
  to: number,
): { quantity: Quantity; at: number } | null {
  for (let at = from + 1; at < to; at++) {
    const isSpelt = line.tokens[at - 1]?.kind === 'comma' && startsNumber(line, at);
    if ((line.tokens[at]?.kind !== 'number' && !isSpelt) || line.nameAt[at]) continue;
    const quantity = readToEnd(line, at, to);
    if (quantity === null || (isSpelt && quantity.unit === null)) continue;
    const before = line.tokens[at - 1];
    const isMark =
      before?.kind === 'dash' || before?.kind === 'colon' || before?.kind === 'open' || before?.norm === 'x';
    return { quantity, at: isMark ? at - 1 : at };
  }
  return null;
}

function readToEnd(line: TokenisedLine, at: number, to: number): Quantity | null {
  const quantity = readQuantity(line, at);
  if (quantity === null) return null;
  let next = quantity.next;
  while (line.tokens[next]?.kind === 'close' || line.tokens[next]?.norm === 'x') next++;
  return next >= to ? quantity : null;
}

/**
 * Takes a quantity out of the middle of a name: "juice of 1 lemon", "yogur de 125 g". The tokens are marked, so that
 * the words around them meet.
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

/** A quantity that a bracket begins with, where there is no other: "Patatas (4 medianas)". */
export function bracketQuantity(line: TokenisedLine, from: number, to: number): Quantity | null {
  for (let at = from; at < to; at++) {
    if (line.tokens[at]?.kind === 'open' && line.tokens[at + 1]?.kind === 'number') return readQuantity(line, at + 1);
  }
  return null;
}

/** The measures in brackets that hold nothing else, "(about 8 grams)", "(peso escurrido 400 g)". */
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
