/** The denominators of fractions in recipes. */
export type Denominator = 1 | 2 | 3 | 4 | 8 | 16;

/** Largest relative error of a converted amount; keeps a conversion there and back within 3 %. */
const CONVERSION_TOLERANCE = 0.023;
/** For metric amounts that scaling made uneven. */
const SCALING_TOLERANCE = 0.026;
/** For metric amounts that were converted once before. */
const METRIC_CONVERSION_TOLERANCE = 0.0085;

const EPSILON = 1e-4;

function isWithin(rounded: number, exact: number, tolerance: number): boolean {
  return rounded > 0 && Math.abs(rounded - exact) <= tolerance * exact;
}

/** The first fraction within the tolerance, in the order of the denominators; sixteenths only up to a half. Else null. */
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

/** `value` in the fewest digits within the tolerance, or to the twentieth, which scales show. */
export function fewDigits(value: number): number {
  for (let digits = 1; digits < 4; digits++) {
    const rounded = Number(value.toPrecision(digits));
    if (isWithin(rounded, value, CONVERSION_TOLERANCE)) return rounded;
    const twentieth = Math.round(value * 20) / 20;
    if (digits === 2 && isWithin(twentieth, value, CONVERSION_TOLERANCE)) return twentieth;
  }
  return Number(value.toPrecision(4));
}

/** `value` to the tenth where that is within the tolerance, else null. */
export function tenths(value: number): number | null {
  const rounded = Math.round(value * 10) / 10;
  return isWithin(rounded, value, CONVERSION_TOLERANCE) ? rounded : null;
}

/** Largest relative error of a rough amount: an ounce for 30 g. */
const ROUGH_TOLERANCE = 0.06;

/** The nearest usual fraction, or null where none is within `ROUGH_TOLERANCE`. */
export function roughFraction(value: number): number | null {
  const fractions = [1, 2, 3, 4, 8].map((denominator) => Math.round(value * denominator) / denominator);
  const nearest = fractions.reduce((best, fraction) =>
    Math.abs(fraction - value) < Math.abs(best - value) - EPSILON ? fraction : best,
  );
  return isWithin(nearest, value, ROUGH_TOLERANCE) ? nearest : null;
}

/**
 * Grams or millilitres as scales and jugs show them: the roundest number within the tolerance, whole from 25 on. An
 * even amount that was written in metric is kept.
 */
export function roundMetric(value: number, converted: boolean): number {
  const isEven = Number.isInteger(value < 25 ? value * 2 : value < 1000 ? value : value / 25);
  if (isEven && !converted) return value;
  const tolerance = converted ? METRIC_CONVERSION_TOLERANCE : SCALING_TOLERANCE;
  for (const step of [100, 50, 10, 5]) {
    const rounded = Math.round(value / step) * step;
    if (isWithin(rounded, value, tolerance)) return rounded;
  }
  if (value >= 25) return Math.round(value);
  return plainFraction(value, [1, 2]) ?? fewDigits(value);
}

/** A count: whole from ten on, below that halves, thirds and quarters, and finer only where it would become zero. */
export function roundCount(value: number): number {
  if (value >= 10) return Math.round(value);
  const plain = plainFraction(value, [1, 2, 3, 4, 8, 16]);
  if (plain !== null) return plain;
  if (value >= 3) return Math.round(value * 2) / 2;
  if (value >= 0.225) return Math.round(value * 4) / 4;
  return plainFraction(value, [8, 16], 0.25) ?? fewDigits(value);
}
