import type { Amount } from '@larder/contract/recipe';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { type UnitForm, unitIn } from '../../languages/unit-forms.ts';
import type { Unit } from '../../units/units.ts';
import type { TokenisedLine } from '../tokenised-line.ts';
import type { Measure, UnitPlace } from './quantity.ts';
import { readAmount, readAndHalf } from './read-amount.ts';
import { type ReadAt, readUnitPastAdjectives, skipConnectors } from './read-unit.ts';

/** An amount and a unit as they are written; an amount of null is indefinite. */
type WrittenMeasure = { amount: Amount | null; unit: UnitForm | null; unitAt: UnitPlace | null };

/** Reads an amount and, where one follows, its unit; or a unit alone. */
export function readMeasure(line: TokenisedLine, at: number): ReadAt<WrittenMeasure> {
  const amount = readAmount(line, at);
  if (amount === null) return readLoneUnit(line, at);
  let next = amount.next;
  if (line.tokens[next]?.kind === 'dash' && line.tokens[next]?.glued) next++;
  const isFraction = (amount.amount?.min ?? 0) < 1 || line.tokens[at]?.kind === 'word';
  const unit =
    readUnitPastAdjectives(line, next) ??
    (isFraction ? readUnitPastAdjectives(line, skipConnectors(line, next)) : null);
  if (unit === null) return { amount: amount.amount, unit: null, unitAt: null, next: amount.next };
  const after = readHalfMore(line, amount.amount, unit.next);
  const unitAt = { start: unit.start, end: unit.next };
  return { amount: after.amount, unit: unit.unit, unitAt, next: after.next };
}

/** Units that mean one of them where no number is written: "pinch of salt", "small bunch coriander". */
const LONE_UNITS: ReadonlySet<Unit> = new Set<Unit>([
  'pinch',
  'dash',
  'splash',
  'handful',
  'drop',
  'bunch',
  'tin',
  'packet',
  'jar',
  'bag',
]);

function readLoneUnit(line: TokenisedLine, at: number): ReadAt<WrittenMeasure> {
  const unit = readUnitPastAdjectives(line, at);
  if (unit === null || unit.unit.unit === null || line.nameAt[unit.start] || !LONE_UNITS.has(unit.unit.unit))
    return null;
  return { amount: { min: 1 }, unit: unit.unit, unitAt: { start: unit.start, end: unit.next }, next: unit.next };
}

/** "medio kilo", "un kilo y medio". */
function readHalfMore(line: TokenisedLine, amount: Amount | null, at: number): { amount: Amount | null; next: number } {
  if (amount === null || amount.max !== undefined) return { amount, next: at };
  const more = readAndHalf(line, at, amount.min);
  return more.next === at ? { amount, next: at } : { amount: { min: more.value }, next: more.next };
}

/** The amount in the unit that a form means in the line's locale. */
export function inUnit(
  line: TokenisedLine,
  amount: Amount | null,
  form: UnitForm | null,
): { amount: Amount | null; unit: Unit | null } {
  if (form === null) return { amount, unit: null };
  return { amount: amount && multiply(amount, form.times), unit: form.unit && unitIn(form.unit, line.locale) };
}

export function multiply({ min, max }: Amount, times: number): Amount {
  if (times === 1) return max === undefined ? { min } : { min, max };
  return max === undefined ? { min: min * times } : { min: min * times, max: max * times };
}

/** One or more measures of the same thing, separated by slashes, commas or "or". */
export function readMeasures(line: TokenisedLine, at: number): ReadAt<{ measures: Measure[] }> {
  const measures: Measure[] = [];
  let next = at;
  for (;;) {
    const read = readMeasure(line, next);
    const measure = read && inUnit(line, read.amount, read.unit);
    if (!read || !measure?.amount || !measure.unit) break;
    measures.push({ amount: measure.amount, unit: measure.unit });
    next = read.next;
    const token = line.tokens[next];
    if (token?.kind !== 'slash' && token?.kind !== 'comma' && !((token?.partsOfSpeech ?? 0) & PART_OF_SPEECH.or)) break;
    next++;
  }
  return measures.length > 0 ? { measures, next } : null;
}

/** The token after the bracket that closes here, past "each" and the like; -1 where other words stand before it. */
export function closingAfter(line: TokenisedLine, at: number): number {
  for (let index = at; index < Math.min(at + 3, line.tokens.length); index++) {
    const token = line.tokens[index];
    if (token?.kind === 'close') return index + 1;
    if (token?.kind !== 'word' || token.id >= 0) return -1;
  }
  return at === line.tokens.length ? at : -1;
}
