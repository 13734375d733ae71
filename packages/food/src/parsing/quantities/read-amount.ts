import type { Amount } from '@larder/contract/recipe';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { NUMBER_WORDS } from '../../languages/number-words.ts';
import { inLongName, type TokenisedLine } from '../tokenised-line.ts';
import { type Reading, readUnit } from './read-unit.ts';

/** Reads an amount alone, a range or not. */
export function readAmount(line: TokenisedLine, at: number): Reading<{ amount: Amount | null }> {
  const start = skipAbout(line, at);
  const low = readNumber(line, start);
  if (low === null) return null;
  if (Number.isNaN(low.value)) return { amount: null, next: low.next };
  const high = readRangeEnd(line, low.next, low.value);
  const amount = high ? { min: low.value, max: high.value } : { min: low.value };
  return { amount, next: high?.next ?? low.next };
}

/** "about 200 g", "unos 200 g"; not "unas hojas", where the word itself is the amount. */
function skipAbout(line: TokenisedLine, at: number): number {
  const { about } = NUMBER_WORDS[line.language];
  const next = line.tokens[at + 1];
  const follows = next?.kind === 'number' || (next?.kind === 'dash' && line.tokens[at + 2]?.kind === 'number');
  return follows && about.has(line.tokens[at]?.norm ?? '') ? at + (next?.kind === 'dash' ? 2 : 1) : at;
}

/** Parts of a fruit that are told before its number: "juice 1 lime". */
const PARTS = new Set(['juice', 'zest', 'rind', 'peel', 'zumo', 'jugo', 'ralladura', 'jus', 'zeste']);

/** True where a number belongs to what is told before it: "juice of 1 lemon", "zest 2 limes". */
export function followsPart(line: TokenisedLine, at: number): boolean {
  const before = line.tokens[at - 1];
  return before !== undefined && ((before.partsOfSpeech & PART_OF_SPEECH.connector) !== 0 || PARTS.has(before.norm));
}

/** Follow a number in figures and multiply it: "2 dozen". */
const DOZENS = new Map([
  ['dozen', 12],
  ['docena', 12],
  ['docenas', 12],
  ['douzaine', 12],
  ['douzaines', 12],
]);

function readNumber(line: TokenisedLine, at: number): Reading<{ value: number }> {
  const token = line.tokens[at];
  if (token === undefined) return null;
  if (inLongName(line, at) && !followsPart(line, at)) return null;
  const { values, multiplying, halves } = NUMBER_WORDS[line.language];
  if (token.kind === 'number') {
    const indefinite = Number.isNaN(values.get(line.tokens[at + 1]?.norm ?? '') ?? 0);
    if (indefinite) return { value: Number.NaN, next: at + 2 };
    const dozens = DOZENS.get(line.tokens[at + 1]?.norm ?? '');
    if (dozens !== undefined && !inLongName(line, at + 1)) return { value: token.value * dozens, next: at + 2 };
    const isHalf = token.value === 1 && halves.has(line.tokens[at + 1]?.norm ?? '') && !inLongName(line, at + 1);
    return isHalf ? { value: 0.5, next: at + 2 } : readAndHalf(line, at + 1, token.value);
  }
  let value = token.kind === 'word' ? values.get(token.norm) : undefined;
  if (value === undefined) return null;
  let next = at + 1;
  for (let word = line.tokens[next]; word && multiplying.has(word.norm); word = line.tokens[next]) {
    value *= values.get(word.norm) ?? 1;
    next++;
  }
  if (values.has(line.tokens[next]?.norm ?? '') && Number.isNaN(values.get(line.tokens[next]?.norm ?? ''))) {
    return { value: Number.NaN, next: next + 1 };
  }
  return readAndHalf(line, next, value);
}

/** "1 and 1/2", "one and a half", "1 y 1/2", "et demi": the fraction is read past. */
export function readAndHalf(line: TokenisedLine, at: number, value: number): { value: number; next: number } {
  const plain = { value, next: at };
  if (!((line.tokens[at]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.and) || !Number.isInteger(value)) return plain;
  const { halves, values } = NUMBER_WORDS[line.language];
  let index = at + 1;
  if (values.get(line.tokens[index]?.norm ?? '') === 1) index++;
  const token = line.tokens[index];
  if (token === undefined) return plain;
  if (token.kind === 'number' && token.value < 1) return { value: value + token.value, next: index + 1 };
  return halves.has(token.norm) ? { value: value + 0.5, next: index + 1 } : plain;
}

function readRangeEnd(line: TokenisedLine, at: number, low: number): Reading<{ value: number }> {
  const token = line.tokens[at];
  if (token === undefined) return null;
  const mark = token.kind === 'dash' || token.kind === 'slash';
  if (!mark && !NUMBER_WORDS[line.language].between.has(token.norm)) return null;
  if (mark && line.tokens[at + 1]?.kind !== 'number') return null;
  const high = readNumber(line, at + 1);
  if (high === null || !(high.value > low)) return null;
  return mark && isSizeOfOne(line, high.next, low, high.value) ? null : high;
}

/** "1 - 15 oz can" is one can of 15 oz, no range. */
function isSizeOfOne(line: TokenisedLine, at: number, low: number, high: number): boolean {
  if (low !== 1 || high < 5) return false;
  const size = readUnit(line, at);
  return size !== null && size.unit.unit !== null && (readUnit(line, size.next)?.unit.holds ?? false);
}
