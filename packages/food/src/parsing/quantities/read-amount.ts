import type { Amount } from '@larder/contract/recipe';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import { NUMBER_WORDS } from '../../languages/number-words.ts';
import { inLongName, type TokenisedLine } from '../tokenised-line.ts';
import { type ReadAt, readUnit } from './read-unit.ts';

/** Reads an amount or a range without its unit; an amount of null is indefinite ("a few"). */
export function readAmount(line: TokenisedLine, at: number): ReadAt<{ amount: Amount | null }> {
  const start = skipApproximate(line, at);
  const low = readNumber(line, start);
  if (low === null) return null;
  if (Number.isNaN(low.value)) return { amount: null, next: low.next };
  const high = readRangeEnd(line, low.next, low.value);
  const amount = high ? { min: low.value, max: high.value } : { min: low.value };
  return { amount, next: high?.next ?? low.next };
}

/**
 * "about 200 g", "at least four onions"; not "unas hojas", where the word itself is the amount: behind a single word the
 * number must be in figures.
 */
function skipApproximate(line: TokenisedLine, at: number): number {
  const { approximate, values } = NUMBER_WORDS[line.language];
  for (const phrase of approximate.get(line.tokens[at]?.norm ?? '') ?? []) {
    if (!phrase.every((word, index) => line.tokens[at + index]?.norm === word)) continue;
    const end = at + phrase.length;
    const next = line.tokens[end]?.kind === 'dash' ? end + 1 : end;
    const isNumber = line.tokens[next]?.kind === 'number';
    if (isNumber || (phrase.length > 1 && values.has(line.tokens[next]?.norm ?? ''))) return next;
  }
  return at;
}

/** True where a number belongs to the words before it: "juice of 1 lemon", "zest 2 limes". */
export function followsPart(line: TokenisedLine, at: number): boolean {
  const before = line.tokens[at - 1];
  if (before === undefined) return false;
  const isConnector = (before.partsOfSpeech & PART_OF_SPEECH.connector) !== 0;
  return isConnector || LINE_GRAMMAR[line.language].partsBeforeNumber.has(before.norm);
}

function readNumber(line: TokenisedLine, at: number): ReadAt<{ value: number }> {
  const token = line.tokens[at];
  if (token === undefined) return null;
  if (inLongName(line, at) && !followsPart(line, at)) return null;
  return token.kind === 'number' ? readFigure(line, at, token.value) : readNumberWord(line, at);
}

/** A number in figures, with the word that multiplies it: "2 dozen", "1 half". */
function readFigure(line: TokenisedLine, at: number, value: number): ReadAt<{ value: number }> {
  const { values, dozens, halves } = NUMBER_WORDS[line.language];
  const next = line.tokens[at + 1]?.norm ?? '';
  if (Number.isNaN(values.get(next) ?? 0)) return { value: Number.NaN, next: at + 2 };
  const isWord = !inLongName(line, at + 1);
  if (isWord && dozens.has(next)) return { value: value * 12, next: at + 2 };
  if (isWord && value === 1 && halves.has(next)) return { value: 0.5, next: at + 2 };
  return readAndHalf(line, at + 1, value);
}

function readNumberWord(line: TokenisedLine, at: number): ReadAt<{ value: number }> {
  const { values, multipliers } = NUMBER_WORDS[line.language];
  const token = line.tokens[at];
  let value = token?.kind === 'word' ? values.get(token.norm) : undefined;
  if (value === undefined) return null;
  let next = at + 1;
  for (let word = line.tokens[next]; word && multipliers.has(word.norm); word = line.tokens[next]) {
    value *= values.get(word.norm) ?? 1;
    next++;
  }
  if (Number.isNaN(values.get(line.tokens[next]?.norm ?? '') ?? 0)) return { value: Number.NaN, next: next + 1 };
  return readAndHalf(line, next, value);
}

/** Adds the fraction of "1 and 1/2", "one and a half", "1 y 1/2", "et demi" that begins at `at` to a value. */
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

function readRangeEnd(line: TokenisedLine, at: number, low: number): ReadAt<{ value: number }> {
  const token = line.tokens[at];
  if (token === undefined) return null;
  const isMark = token.kind === 'dash' || token.kind === 'slash';
  if (!isMark && !NUMBER_WORDS[line.language].rangeJoiners.has(token.norm)) return null;
  if (isMark && line.tokens[at + 1]?.kind !== 'number') return null;
  const high = readNumber(line, at + 1);
  if (high === null || !(high.value > low)) return null;
  return isMark && isSizeOfOne(line, high.next, low, high.value) ? null : high;
}

/** "1 - 15 oz can" is one can of 15 oz and no range. */
function isSizeOfOne(line: TokenisedLine, at: number, low: number, high: number): boolean {
  if (low !== 1 || high < 5) return false;
  const size = readUnit(line, at);
  return size !== null && size.unit.unit !== null && (readUnit(line, size.next)?.unit.isContainer ?? false);
}
