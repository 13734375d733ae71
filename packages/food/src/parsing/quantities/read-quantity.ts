import type { Amount } from '@larder/contract/recipe';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { type UnitWord, unitIn } from '../../languages/unit-forms.ts';
import { UNITS, type Unit } from '../../units/units.ts';
import type { TokenisedLine } from '../tokenised-line.ts';
import { readAmount, readAndHalf } from './read-amount.ts';
import { type Reading, readUnit, readUnitPastAdjectives, skipConnectors } from './read-unit.ts';

/** An amount with its unit. */
export type Measure = { amount: Amount; unit: Unit };

/** How much a line asks for, and the token after it. */
export type Quantity = {
  /** Null for an indefinite amount: "a few sprigs". */
  amount: Amount | null;
  unit: Unit | null;
  /** What one of the counted holds: 1 (14-ounce) can. */
  each: Measure | null;
  /** The same amount in other units: 2 cups (250 g). */
  equivalents: Measure[];
  /** The tokens of the unit word, where one was read. */
  unitAt: { start: number; end: number } | null;
  next: number;
};

type Bare = { amount: Amount | null; unit: UnitWord | null; unitAt: Quantity['unitAt'] };

/** Reads the quantity that begins at a token; null where none does. */
export function readQuantity(line: TokenisedLine, at: number): Quantity | null {
  const first = readMeasure(line, at);
  if (first === null || isDimension(line, first.next)) return null;
  const quantity: Quantity = {
    ...toUnit(line, first.amount, first.unit),
    each: null,
    equivalents: [],
    unitAt: first.unitAt,
    next: first.next,
  };
  readSize(line, quantity, first.unit);
  if (line.tokens[quantity.next]?.norm === 'x' && line.tokens[quantity.next]?.glued) quantity.next++;
  skipContainer(line, quantity);
  readSum(line, quantity);
  readEquivalents(line, quantity);
  return quantity;
}

/** "7x5-inch dish": so many by so many is a size and no amount. */
function isDimension(line: TokenisedLine, at: number): boolean {
  if (line.tokens[at]?.norm !== 'x' || line.tokens[at + 1]?.kind !== 'number') return false;
  const other = readMeasure(line, at + 1)?.unit?.unit;
  return other != null && UNITS[other].dimension === 'length';
}

/** An amount and, where one follows, its unit. */
function readMeasure(line: TokenisedLine, at: number): Reading<Bare> {
  const amount = readAmount(line, at);
  if (amount === null) return readBareUnit(line, at);
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

/** Units that stand for one of them where no number is written: "pinch of salt", "small bunch coriander". */
const LONE_UNITS: ReadonlySet<Unit> = new Set([
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

function readBareUnit(line: TokenisedLine, at: number): Reading<Bare> {
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

/** Turns a unit word into a unit of the kitchen in the line's language. */
function toUnit(
  line: TokenisedLine,
  amount: Amount | null,
  word: UnitWord | null,
): { amount: Amount | null; unit: Unit | null } {
  if (word === null) return { amount, unit: null };
  const unit = word.unit && unitIn(word.unit, line.locale);
  return { amount: amount && scale(amount, word.times), unit };
}

function scale({ min, max }: Amount, times: number): Amount {
  if (times === 1) return max === undefined ? { min } : { min, max };
  return max === undefined ? { min: min * times } : { min: min * times, max: max * times };
}

/** A size between the count and what is counted: "1 (14-ounce) can", "2 x 400 g tins", "un bote de 800 g". */
function readSize(line: TokenisedLine, quantity: Quantity, counted: UnitWord | null): void {
  const isCount = counted === null || counted.holds;
  if (!isCount || quantity.amount === null) return;
  const at = sizeStart(line, quantity, counted);
  const size = at < 0 ? null : readMeasure(line, at);
  if (size?.amount == null || size.unit === null || size.unit.unit === null) return;
  const bracketed = line.tokens[at - 1]?.kind === 'open';
  const closing = bracketed ? closingAfter(line, readMeasures(line, at)?.next ?? size.next) : size.next;
  if (closing < 0) return;
  applySize(line, quantity, counted, { ...toUnit(line, size.amount, size.unit), next: closing });
}

function sizeStart(line: TokenisedLine, quantity: Quantity, counted: UnitWord | null): number {
  const at = quantity.next;
  const token = line.tokens[at];
  if (token === undefined) return -1;
  if (token.kind === 'number') return counted === null ? at : -1;
  if (token.kind === 'open' || token.kind === 'dash') return at + 1;
  if (token.norm === 'x' && line.tokens[at + 1]?.kind === 'number') return at + 1;
  const past = skipConnectors(line, at);
  return counted !== null && past > at && line.tokens[past]?.kind === 'number' ? past : -1;
}

function applySize(
  line: TokenisedLine,
  quantity: Quantity,
  counted: UnitWord | null,
  size: ReturnType<typeof toUnit> & { next: number },
) {
  if (size.amount === null || size.unit === null) return;
  const each: Measure = { amount: size.amount, unit: size.unit };
  const holder = counted?.unit ? null : readUnitPastAdjectives(line, size.next);
  if (holder !== null || counted?.unit) {
    quantity.each = each;
    quantity.next = holder?.next ?? size.next;
    if (holder === null) return;
    quantity.unit = holder.unit.unit && unitIn(holder.unit.unit, line.locale);
    quantity.unitAt = { start: holder.start, end: holder.next };
    if (quantity.unit !== null || UNITS[size.unit].dimension === 'length') return;
  } else if (isLengthOrPieces(line, quantity, size)) {
    return;
  }
  quantity.next = holder?.next ?? size.next;
  takeTotal(quantity, each);
}

/** "1 (3-inch) rind", "4 (6-ounce) fillets": what is counted stays a count, of that size. */
function isLengthOrPieces(
  line: TokenisedLine,
  quantity: Quantity,
  size: { unit: Unit | null; amount: Amount | null; next: number },
): boolean {
  if (size.unit === null || size.amount === null) return false;
  const each: Measure = { amount: size.amount, unit: size.unit };
  const bracketed = line.tokens[size.next - 1]?.kind === 'close';
  if (UNITS[size.unit].dimension !== 'length' && !bracketed) return false;
  quantity.each = each;
  quantity.next = size.next;
  return true;
}

/** Where the container is no unit of the kitchen, the amount is what all of them hold. */
function takeTotal(quantity: Quantity, each: Measure): void {
  const count = quantity.amount?.min ?? 1;
  quantity.amount = scale(each.amount, count);
  quantity.unit = each.unit;
  quantity.each = null;
}

/** "60 g packet spinach": the amount is known, so the container says nothing more. */
function skipContainer(line: TokenisedLine, quantity: Quantity): void {
  if (quantity.unit === null || UNITS[quantity.unit].dimension === 'count') return;
  const container = readUnit(line, quantity.next);
  if (container?.unit.unit && UNITS[container.unit.unit].dimension === 'count' && !line.nameAt[quantity.next]) {
    quantity.next = container.next;
  }
}

/** Units after which a smaller one may follow at once. */
const PARTED: ReadonlySet<Unit> = new Set(['lb', 'kg', 'uk-pint', 'us-pint', 'l', 'cup']);

/** "1 cup plus 2 tablespoons", "1 lb 2 oz": one amount in the first unit. */
function readSum(line: TokenisedLine, quantity: Quantity): void {
  const token = line.tokens[quantity.next];
  const plus =
    token?.kind === 'plus' || token?.norm === 'plus' || ((token?.partsOfSpeech ?? 0) & PART_OF_SPEECH.and) !== 0;
  const follows = token?.kind === 'number' && quantity.unit !== null && PARTED.has(quantity.unit);
  if ((!plus && !follows) || quantity.unit === null || quantity.amount === null) return;
  const more = readMeasure(line, quantity.next + (follows ? 0 : 1));
  if (more?.amount == null || more.unit?.unit == null) return;
  const second = toUnit(line, more.amount, more.unit);
  const here = UNITS[quantity.unit];
  const there = second.unit && UNITS[second.unit];
  if (!there || there.dimension !== here.dimension || here.dimension === 'count') return;
  if (follows && there.base >= here.base) return;
  const added = ((second.amount?.min ?? 0) * there.base) / here.base;
  quantity.amount = { min: Number((quantity.amount.min + added).toPrecision(6)) };
  quantity.next = more.next;
}

/** "60g/2¼oz", "2 cups (250 g)", "1 cup (5 oz/142 g)". */
function readEquivalents(line: TokenisedLine, quantity: Quantity): void {
  for (let token = line.tokens[quantity.next]; token; token = line.tokens[quantity.next]) {
    const bracket = token.kind === 'open';
    if (token.kind !== 'slash' && !bracket) return;
    const found = readMeasures(line, quantity.next + 1);
    const next = bracket && found ? closingAfter(line, found.next) : (found?.next ?? -1);
    if (found === null || next < 0) return;
    quantity.equivalents.push(...found.measures);
    quantity.next = next;
  }
}

/** One or more measures parted by slashes, commas or "or". */
export function readMeasures(line: TokenisedLine, at: number): Reading<{ measures: Measure[] }> {
  const measures: Measure[] = [];
  let next = at;
  for (;;) {
    const read = readMeasure(line, next);
    const measure = read && toUnit(line, read.amount, read.unit);
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
function closingAfter(line: TokenisedLine, at: number): number {
  for (let index = at; index < Math.min(at + 3, line.tokens.length); index++) {
    const token = line.tokens[index];
    if (token?.kind === 'close') return index + 1;
    if (token?.kind !== 'word' || token.id >= 0) return -1;
  }
  return at === line.tokens.length ? at : -1;
}
