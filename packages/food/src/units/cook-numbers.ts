/** Numbers as a cook reads them: quarters and thirds, few digits, no false precision. */

/** Into how many parts a cook divides one unit, from the plainest on. */
export type Denominator = 1 | 2 | 3 | 4 | 8 | 16;

/** How far a converted amount may be from the exact one; keeps a conversion there and back within 3 %. */
export const CONVERSION_TOLERANCE = 0.023;
/** For amounts that come out crooked within metric, by scaling. */
const SCALING_TOLERANCE = 0.026;
/** For metric amounts that were converted already once. */
const METRIC_CONVERSION_TOLERANCE = 0.0085;

const GLYPHS: ReadonlyMap<number, string> = new Map([
  [1 / 2, '½'],
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
  [1 / 4, '¼'],
  [3 / 4, '¾'],
  [1 / 8, '⅛'],
  [3 / 8, '⅜'],
  [5 / 8, '⅝'],
  [7 / 8, '⅞'],
  [1 / 16, '1/16'],
  [3 / 16, '3/16'],
]);
const EXACT = 1e-4;

function isWithin(rounded: number, exact: number, tolerance: number): boolean {
  return rounded > 0 && Math.abs(rounded - exact) <= tolerance * exact;
}

/** The plainest fraction near enough to `value`, or null; the denominators are tried in the order given, sixteenths below a half. */
export function plainFraction(
  value: number,
  denominators: readonly Denominator[],
  tolerance = CONVERSION_TOLERANCE,
): number | null {
  for (const denominator of denominators) {
    if (denominator === 16 && value > 0.5) continue;
    const rounded = Math.round(value * denominator) / denominator;
    if (isWithin(rounded, value, tolerance)) return rounded;
  }
  return null;
}

/** `value` in as few digits as stay near enough, or to the twentieth that kitchen scales show. */
export function fewDigits(value: number): number {
  for (let digits = 1; digits < 4; digits++) {
    const rounded = Number(value.toPrecision(digits));
    if (isWithin(rounded, value, CONVERSION_TOLERANCE)) return rounded;
    const twentieth = Math.round(value * 20) / 20;
    if (digits === 2 && isWithin(twentieth, value, CONVERSION_TOLERANCE)) return twentieth;
  }
  return Number(value.toPrecision(4));
}

/** `value` to the tenth where that is near enough, or null. */
export function tenths(value: number): number | null {
  const rounded = Math.round(value * 10) / 10;
  return isWithin(rounded, value, CONVERSION_TOLERANCE) ? rounded : null;
}

/** How far from an amount a cook rounds without a scale: an ounce is said for 30 g. */
const ROUGH_TOLERANCE = 0.06;

/** The nearest of a cook's fractions, or null where none is even roughly right. */
export function roughFraction(value: number): number | null {
  const fractions = [1, 2, 3, 4, 8].map((denominator) => Math.round(value * denominator) / denominator);
  const nearest = fractions.reduce((best, fraction) =>
    Math.abs(fraction - value) < Math.abs(best - value) - EXACT ? fraction : best,
  );
  return isWithin(nearest, value, ROUGH_TOLERANCE) ? nearest : null;
}

/**
 * Grams or millilitres as scales and jugs show them: the roundest number near enough, whole from 25 on. An amount that
 * was written in metric and is clean already stays as it is.
 */
export function roundMetric(value: number, converted: boolean): number {
  const isClean = Number.isInteger(value < 25 ? value * 2 : value < 1000 ? value : value / 25);
  if (isClean && !converted) return value;
  const tolerance = converted ? METRIC_CONVERSION_TOLERANCE : SCALING_TOLERANCE;
  for (const step of [100, 50, 10, 5]) {
    const rounded = Math.round(value / step) * step;
    if (isWithin(rounded, value, tolerance)) return rounded;
  }
  if (value >= 25) return Math.round(value);
  return plainFraction(value, [1, 2]) ?? fewDigits(value);
}

/** Things that are counted: whole from ten on; before that halves, thirds and quarters, and nothing finer unless it would vanish. */
export function roundCount(value: number): number {
  if (value >= 10) return Math.round(value);
  const plain = plainFraction(value, [1, 2, 3, 4, 8, 16]);
  if (plain !== null) return plain;
  if (value >= 3) return Math.round(value * 2) / 2;
  if (value >= 0.225) return Math.round(value * 4) / 4;
  return plainFraction(value, [8, 16], 0.25) ?? fewDigits(value);
}

/** "0.25" as "¼", "1.5" as "1½"; a number that is no cook's fraction gets decimals. */
export function formatFraction(value: number, decimalSeparator: string): string {
  const whole = Math.floor(value + EXACT);
  const rest = value - whole;
  if (rest < EXACT && (whole > 0 || value === 0)) return String(whole);
  for (const [fraction, glyph] of GLYPHS) {
    if (Math.abs(fraction - rest) > EXACT) continue;
    if (whole === 0) return glyph;
    return glyph.length > 1 ? `${whole} ${glyph}` : `${whole}${glyph}`;
  }
  return formatDecimal(value, decimalSeparator);
}

export function formatDecimal(value: number, decimalSeparator: string): string {
  const text = value >= 1e-6 ? String(Number(value.toPrecision(6))) : value.toFixed(6).replace(/\.?0+$/, '');
  return text.replace('.', decimalSeparator);
}
