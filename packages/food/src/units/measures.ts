import type { Amount } from '@larder/contract/recipe';
import { convert, type Measured, type MeasureOptions } from './conversions.ts';
import { decimalSeparator, formatDecimal, formatFraction, NO_BREAK_SPACE, RANGE_DASH } from './number-format.ts';
import { unitWord } from './unit-words.ts';
import type { Unit } from './units.ts';

/** The amount for `factor` times the servings. */
export function scaleAmount(amount: Amount, factor: number): Amount {
  const scaled = (value: number) => Number((value * factor).toPrecision(12));
  return amount.max === undefined ? { min: scaled(amount.min) } : { min: scaled(amount.min), max: scaled(amount.max) };
}

/**
 * An amount as it is written in the language and measures: "400 g", "14 oz", "½ cucharadita", "2–3 gousses". Empty where
 * there is no amount. Counts and spoons keep their unit; weights and volumes are within 3 % of the exact amount.
 */
export function renderQuantity(amount: Amount | null, unit: Unit | null, options: MeasureOptions): string {
  if (amount === null) return '';
  return convert(amount, unit, options)
    .map((part) => renderPart(part, options))
    .join(' ');
}

function renderPart(part: Measured, options: MeasureOptions): string {
  const written = renderMeasured(part, options);
  return part.exactly ? `${written} (${renderMeasured(part.exactly, options)})` : written;
}

function renderMeasured({ values, unit, fractions }: Measured, { language, ingredientId }: MeasureOptions): string {
  const separator = decimalSeparator(language);
  const format = fractions ? formatFraction : formatDecimal;
  const number = values.map((value) => format(value, separator)).join(RANGE_DASH);
  if (unit === null) return number;
  return `${number}${NO_BREAK_SPACE}${unitWord(unit, values.at(-1) ?? 0, language, ingredientId)}`;
}
