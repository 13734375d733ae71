import type { Amount } from '@larder/contract/recipe';
import { type UnitForm, unitIn } from '../../languages/unit-forms.ts';
import { UNITS, type Unit } from '../../units/units.ts';
import type { TokenisedLine } from '../tokenised-line.ts';
import type { Measure, Quantity } from './quantity.ts';
import { closingAfter, inUnit, multiply, readMeasure, readMeasures } from './read-measure.ts';
import { readUnit, readUnitPastAdjectives, skipConnectors } from './read-unit.ts';

type Size = { amount: Amount | null; unit: Unit | null; next: number };

/**
 * Reads a size between the count and what is counted into the quantity: "1 (14-ounce) can", "2 x 400 g tins",
 * "un bote de 800 g".
 */
export function readSize(line: TokenisedLine, quantity: Quantity, counted: UnitForm | null): void {
  const isCount = counted === null || counted.isContainer;
  if (!isCount || quantity.amount === null) return;
  const at = sizeStart(line, quantity, counted);
  const size = at < 0 ? null : readMeasure(line, at);
  if (size?.amount == null || size.unit === null || size.unit.unit === null) return;
  const isBracketed = line.tokens[at - 1]?.kind === 'open';
  const next = isBracketed ? closingAfter(line, readMeasures(line, at)?.next ?? size.next) : size.next;
  if (next < 0) return;
  applySize(line, quantity, counted, { ...inUnit(line, size.amount, size.unit), next });
}

function sizeStart(line: TokenisedLine, quantity: Quantity, counted: UnitForm | null): number {
  const at = quantity.next;
  const token = line.tokens[at];
  if (token === undefined) return -1;
  if (token.kind === 'number') return counted === null ? at : -1;
  if (token.kind === 'open' || token.kind === 'dash') return at + 1;
  if (token.norm === 'x' && line.tokens[at + 1]?.kind === 'number') return at + 1;
  const past = skipConnectors(line, at);
  return counted !== null && past > at && line.tokens[past]?.kind === 'number' ? past : -1;
}

function applySize(line: TokenisedLine, quantity: Quantity, counted: UnitForm | null, size: Size): void {
  if (size.amount === null || size.unit === null) return;
  const each: Measure = { amount: size.amount, unit: size.unit };
  const container = counted?.unit ? null : readUnitPastAdjectives(line, size.next);
  if (container !== null || counted?.unit) {
    quantity.each = each;
    quantity.next = container?.next ?? size.next;
    if (container === null) return;
    quantity.unit = container.unit.unit && unitIn(container.unit.unit, line.locale);
    quantity.unitAt = { start: container.start, end: container.next };
    if (quantity.unit !== null || UNITS[size.unit].dimension === 'length') return;
  } else if (UNITS[size.unit].dimension === 'length' || line.tokens[size.next - 1]?.kind === 'close') {
    // "1 (3-inch) rind", "4 (6-ounce) fillets": what is counted stays a count, of that size.
    quantity.each = each;
    quantity.next = size.next;
    return;
  }
  quantity.next = container?.next ?? size.next;
  takeTotal(quantity, each);
}

/** Where the container is no unit, the amount is what all of them hold together. */
function takeTotal(quantity: Quantity, each: Measure): void {
  quantity.amount = multiply(each.amount, quantity.amount?.min ?? 1);
  quantity.unit = each.unit;
  quantity.each = null;
}

/** Skips the container in "60 g packet spinach", where the amount is known without it. */
export function skipContainer(line: TokenisedLine, quantity: Quantity): void {
  if (quantity.unit === null || UNITS[quantity.unit].dimension === 'count') return;
  const container = readUnit(line, quantity.next);
  if (container?.unit.unit && UNITS[container.unit.unit].dimension === 'count' && !line.nameAt[quantity.next]) {
    quantity.next = container.next;
  }
}
