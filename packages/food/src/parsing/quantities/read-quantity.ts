import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { UNITS, type Unit } from '../../units/units.ts';
import type { TokenisedLine } from '../tokenised-line.ts';
import { readSize, skipContainer } from './container-size.ts';
import type { Quantity } from './quantity.ts';
import { closingAfter, inUnit, readMeasure, readMeasures } from './read-measure.ts';

/** Reads the quantity that begins at a token; null where none does. */
export function readQuantity(line: TokenisedLine, at: number): Quantity | null {
  const first = readMeasure(line, at);
  if (first === null || isDimension(line, first.next)) return null;
  const quantity: Quantity = {
    ...inUnit(line, first.amount, first.unit),
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

/** "7x5-inch dish": a product of lengths is a size and no amount. */
function isDimension(line: TokenisedLine, at: number): boolean {
  if (line.tokens[at]?.norm !== 'x' || line.tokens[at + 1]?.kind !== 'number') return false;
  const other = readMeasure(line, at + 1)?.unit?.unit;
  return other != null && UNITS[other].dimension === 'length';
}

/** Units after which a smaller one may follow at once: "1 lb 2 oz". */
const COMPOUND_UNITS: ReadonlySet<Unit> = new Set<Unit>(['lb', 'kg', 'uk-pint', 'us-pint', 'l', 'cup']);

/** Adds a second amount of the same dimension, in the first unit: "1 cup plus 2 tablespoons", "1 lb 2 oz". */
function readSum(line: TokenisedLine, quantity: Quantity): void {
  const isComma = line.tokens[quantity.next]?.kind === 'comma' && isPlusSign(line, quantity.next + 1);
  const at = isComma ? quantity.next + 1 : quantity.next;
  const token = line.tokens[at];
  const isPlus = isPlusSign(line, at) || ((token?.partsOfSpeech ?? 0) & PART_OF_SPEECH.and) !== 0;
  const follows = token?.kind === 'number' && quantity.unit !== null && COMPOUND_UNITS.has(quantity.unit);
  if ((!isPlus && !follows) || quantity.unit === null || quantity.amount === null) return;
  const more = readMeasure(line, at + (follows ? 0 : 1));
  if (more?.amount == null || more.unit?.unit == null) return;
  const second = inUnit(line, more.amount, more.unit);
  const here = UNITS[quantity.unit];
  const there = second.unit && UNITS[second.unit];
  if (!there || there.dimension !== here.dimension || here.dimension === 'count') return;
  if (follows && there.base >= here.base) return;
  const added = ((second.amount?.min ?? 0) * there.base) / here.base;
  quantity.amount = { min: Number((quantity.amount.min + added).toPrecision(6)) };
  quantity.next = more.next;
}

function isPlusSign(line: TokenisedLine, at: number): boolean {
  return line.tokens[at]?.kind === 'plus' || line.tokens[at]?.norm === 'plus';
}

/** "60g/2¼oz", "2 cups (250 g)", "1 cup (5 oz/142 g)". */
function readEquivalents(line: TokenisedLine, quantity: Quantity): void {
  for (let token = line.tokens[quantity.next]; token; token = line.tokens[quantity.next]) {
    const isBracket = token.kind === 'open';
    if (token.kind !== 'slash' && !isBracket) return;
    const found = readMeasures(line, quantity.next + 1);
    const next = isBracket && found ? closingAfter(line, found.next) : (found?.next ?? -1);
    if (found === null || next < 0) return;
    quantity.equivalents.push(...found.measures);
    quantity.next = next;
  }
}
