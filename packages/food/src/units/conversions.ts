import type { Language } from '@larder/contract/language';
import type { MeasurementSystem } from '@larder/contract/measurement';
import type { Amount } from '@larder/contract/recipe';
import {
  type Denominator,
  fewDigits,
  plainFraction,
  roughFraction,
  roundCount,
  roundMetric,
  tenths,
} from './rounding.ts';
import { UNITS, type Unit } from './units.ts';

/** How an amount is to be written. */
export type MeasureOptions = {
  language: Language;
  system: MeasurementSystem;
  /** Grams per millilitre of an ingredient that is weighed in metric recipes: cups of it become grams. */
  density?: number | undefined;
  /** Drinks are measured by the fluid ounce, never by the cup. */
  drink?: boolean | undefined;
  /** The measured ingredient, where the unit's name depends on it. */
  ingredientId?: string | null | undefined;
};

/**
 * An amount in one unit, ready to be written: one number, or two for a range. `exactly` is written in brackets behind
 * a rough amount.
 */
export type Measured = { values: readonly number[]; unit: Unit | null; fractions: boolean; exactly?: Measured };

type Candidate = { unit: Unit; from: number; to?: number; denominators: readonly Denominator[] };

const OUNCES_TO_THE_POUND = 16;
const FINE: readonly Denominator[] = [1, 2, 4, 3, 8];
const FEW_TABLESPOONS: Candidate = { unit: 'tbsp', from: 1, to: 6, denominators: [1, 2] };
const FEW_TEASPOONS: Candidate = { unit: 'tsp', from: 0, to: 5, denominators: [1, 2, 4, 3, 8, 16] };

/** The first unit in which the amount is a plain fraction is taken. `from` and `to` are bounds in that unit. */
const US_CUPS: readonly Candidate[] = [
  { unit: 'cup', from: 0.24, denominators: [1, 2, 4, 3] },
  FEW_TABLESPOONS,
  { unit: 'us-fl-oz', from: 1, denominators: FINE },
  FEW_TEASPOONS,
];
const BRITISH: readonly Candidate[] = [
  { unit: 'uk-pint', from: 0.97, denominators: [1, 2, 4] },
  { unit: 'uk-fl-oz', from: 1, denominators: [1, 2, 4] },
  FEW_TABLESPOONS,
  { unit: 'uk-fl-oz', from: 0.25, denominators: [3, 8] },
  FEW_TEASPOONS,
];
/** For drinks, and for languages whose recipes have no cups. */
const US_OUNCES: readonly Candidate[] = [
  { unit: 'us-fl-oz', from: 0.24, denominators: FINE },
  FEW_TABLESPOONS,
  FEW_TEASPOONS,
];

/** Imperial fluid ounces in British English, US customary ones elsewhere. */
function fluidOunce(language: Language): 'uk-fl-oz' | 'us-fl-oz' {
  return language === 'en-GB' ? 'uk-fl-oz' : 'us-fl-oz';
}

/** An amount in the requested measures, rounded as in recipes. Two parts where two units are written: 1 lb 2 oz. */
export function convert(amount: Amount, unit: Unit | null, options: MeasureOptions): Measured[] {
  const values = amount.max === undefined || amount.max === amount.min ? [amount.min] : [amount.min, amount.max];
  if (unit === null) return [counted(values, null)];
  const { dimension, base } = UNITS[unit];
  switch (unit) {
    case 'tsp':
    case 'tbsp':
      return [spoons(values, unit)];
    case 'drop':
    case 'dash':
    case 'pinch':
    case 'splash':
    case 'glass':
      return [counted(values, unit)];
  }
  const inBase = values.map((value) => value * base);
  if (dimension === 'count') return [counted(values, unit)];
  if (dimension === 'length') return [length(values, unit, options.system)];
  if (options.system === 'metric') return [metric(inBase, unit, options)];
  return dimension === 'mass' ? ounces(inBase) : [poured(values, inBase, unit, options)];
}

function counted(values: readonly number[], unit: Unit | null): Measured {
  return { values: values.map((value) => (value === 0 ? 0 : roundCount(value))), unit, fractions: true };
}

function allPlain(values: readonly number[], denominators: readonly Denominator[]): number[] | null {
  return each(values, (value) => plainFraction(value, denominators));
}

/** The amount in the first candidate it fits; `values` in grams or millilitres. */
function fitted(values: readonly number[], candidates: readonly Candidate[]): Measured | null {
  for (const { unit, from, to = Number.POSITIVE_INFINITY, denominators } of candidates) {
    const inUnit = values.map((value) => value / UNITS[unit].base);
    const most = Math.max(...inUnit);
    if (most < from || most > to) continue;
    const plain = allPlain(inUnit, denominators);
    if (plain) return { values: plain, unit, fractions: true };
  }
  return null;
}

function inFewDigits(values: readonly number[], unit: Unit): Measured {
  return { values: values.map((value) => (value === 0 ? 0 : fewDigits(value))), unit, fractions: false };
}

/**
 * An amount that no plain fraction of an ounce approximates: to the tenth where that is within the tolerance, else a
 * rough fraction with the exact amount ("1 oz (30 g)"), else the exact amount alone. `values` in grams or millilitres.
 */
function inOunces(values: readonly number[], unit: 'oz' | 'us-fl-oz' | 'uk-fl-oz'): Measured {
  const exactly = inMetric(values, unit === 'oz' ? 'g' : 'ml');
  const decimals = each(values, (value) => tenths(value / UNITS[unit].base));
  if (decimals) return { values: decimals, unit, fractions: false };
  const rough = each(values, (value) => roughFraction(value / UNITS[unit].base));
  return rough ? { values: rough, unit, fractions: true, exactly } : exactly;
}

function inMetric(values: readonly number[], unit: 'g' | 'ml'): Measured {
  return { values: values.map((value) => (value === 0 ? 0 : roundMetric(value, false))), unit, fractions: false };
}

function each(values: readonly number[], round: (value: number) => number | null): number[] | null {
  const rounded = values.map((value) => (value === 0 ? 0 : round(value)));
  return rounded.every((value) => value !== null) ? rounded : null;
}

/** Spoons stay spoons: six teaspoons or more become tablespoons, half a tablespoon or less becomes teaspoons. */
function spoons(values: readonly number[], unit: 'tsp' | 'tbsp'): Measured {
  const inMillilitres = values.map((value) => value * UNITS[unit].base);
  const most = Math.max(...values);
  const tablespoons: Candidate = { unit: 'tbsp', from: 0, denominators: [1, 2, 4, 3] };
  const teaspoons: Candidate = { unit: 'tsp', from: 0, denominators: [1, 2, 4, 3, 8, 16] };
  const asWritten = unit === 'tsp' ? teaspoons : tablespoons;
  const preferred =
    unit === 'tsp' && most >= 6 ? [tablespoons, teaspoons] : unit === 'tbsp' && most < 0.5 ? [teaspoons] : [asWritten];
  const other = unit === 'tbsp' && most < 4 ? [teaspoons] : [];
  return fitted(inMillilitres, [...preferred, ...other]) ?? inFewDigits(values, unit);
}

/** `values` in grams or millilitres; `unit` is the one they were written in. */
function metric(values: readonly number[], unit: Unit, { language, density }: MeasureOptions): Measured {
  const isMetric = unit === 'g' || unit === 'kg' || unit === 'ml' || unit === 'cl' || unit === 'dl' || unit === 'l';
  const centilitres =
    unit === 'cl' && language === 'fr' ? each(values, (value) => tenths(value / UNITS.cl.base)) : null;
  if (centilitres && Math.min(...centilitres) >= 1) return { values: centilitres, unit: 'cl', fractions: false };
  const weighed = UNITS[unit].dimension === 'volume' && !isMetric && density !== undefined;
  const amounts = weighed ? values.map((value) => value * density) : values;
  const isMass = weighed || UNITS[unit].dimension === 'mass';
  const rounded = amounts.map((value) => (value === 0 ? 0 : roundMetric(value, !isMetric)));
  if (Math.min(...rounded) >= 1000) {
    return { values: rounded.map((value) => value / 1000), unit: isMass ? 'kg' : 'l', fractions: false };
  }
  return { values: rounded, unit: isMass ? 'g' : 'ml', fractions: false };
}

/** Grams as ounces, as pounds where these are plain fractions, or as both. */
function ounces(grams: readonly number[]): Measured[] {
  const exact = grams.map((value) => value / UNITS.oz.base);
  const pounds = allPlain(
    exact.map((value) => value / OUNCES_TO_THE_POUND),
    [1, 2, 4, 3],
  );
  if (pounds && Math.max(...pounds) >= 1) return [{ values: pounds, unit: 'lb', fractions: true }];
  const plain = allPlain(exact, FINE);
  if (!plain) return [inOunces(grams, 'oz')];
  const [only = 0] = plain;
  if (plain.length === 1 && only > OUNCES_TO_THE_POUND) {
    const whole = Math.floor(only / OUNCES_TO_THE_POUND);
    return [
      { values: [whole], unit: 'lb', fractions: true },
      { values: [only - whole * OUNCES_TO_THE_POUND], unit: 'oz', fractions: true },
    ];
  }
  return [{ values: plain, unit: 'oz', fractions: true }];
}

/** A volume in cups, fluid ounces, pints or spoons. */
function poured(
  values: readonly number[],
  millilitres: readonly number[],
  unit: Unit,
  { language, drink = false }: MeasureOptions,
): Measured {
  const isNative = language === 'en-GB' ? unit.startsWith('uk-') : unit === 'cup' || unit.startsWith('us-');
  if (isNative) {
    const asWritten = allPlain(values, [1, 2, 4, 3, 8]);
    if (asWritten) return { values: asWritten, unit, fractions: true };
  }
  const candidates = language === 'en-GB' ? BRITISH : language === 'en-US' && !drink ? US_CUPS : US_OUNCES;
  return fitted(millilitres, candidates) ?? inOunces(millilitres, fluidOunce(language));
}

/** Lengths to half a centimetre, or to the eighth of an inch below ten inches. */
function length(values: readonly number[], unit: Unit, system: MeasureOptions['system']): Measured {
  const centimetres = values.map((value) => value * UNITS[unit].base);
  if (system === 'metric') {
    const isFine = Math.max(...centimetres) < 0.75;
    const target: Unit = isFine ? 'mm' : 'cm';
    const step = isFine ? 0.1 : Math.max(...centimetres) < 15 ? 0.5 : 1;
    const rounded = centimetres.map((value) => Math.max(Math.round(value / step), value > 0 ? 1 : 0) * step);
    return { values: rounded.map((value) => fewDigits(value / UNITS[target].base)), unit: target, fractions: false };
  }
  const inches = centimetres.map((value) => value / UNITS.in.base);
  const rounded = inches.map((value) => rulerInches(value));
  return { values: rounded, unit: 'in', fractions: true };
}

function rulerInches(inches: number): number {
  const plain = plainFraction(inches, inches < 10 ? [1, 2, 4, 8] : [1, 2], 0.03);
  if (plain !== null) return plain;
  const quarter = Math.round(inches * 4) / 4;
  if (Math.abs(quarter - inches) <= 0.06 * inches) return quarter;
  const parts = inches < 0.3 ? 16 : 8;
  return Math.max(1, Math.round(inches * parts)) / parts;
}
