import type { Language } from '@larder/contract/language';
import type { Amount } from '@larder/contract/recipe';
import { type Measured, type ReaderMeasures, toReaderMeasures } from './conversions.ts';
import { formatDecimal, formatFraction } from './cook-numbers.ts';
import { unitWord } from './unit-words.ts';
import type { Unit } from './units.ts';

/** Between a number and its unit: no line break. */
export const NO_BREAK_SPACE = '\u00a0';
const RANGE_DASH = '–';

export type MeasureOptions = ReaderMeasures;

/** The same amount for `factor` times the servings. */
export function scaleAmount(amount: Amount, factor: number): Amount {
  const scaled = (value: number) => Number((value * factor).toPrecision(12));
  return amount.max === undefined ? { min: scaled(amount.min) } : { min: scaled(amount.min), max: scaled(amount.max) };
}

/**
 * An amount as a cook in that language would write it: "400 g", "14 oz", "½ cucharadita", "2–3 gousses".
 * Empty where there is no amount. A unit that is counted stays what it is, and so do spoons; weights and volumes are
 * within 3 % of the exact amount.
 */
export function renderQuantity(amount: Amount | null, unit: Unit | null, options: MeasureOptions): string {
  if (amount === null) return '';
  return toReaderMeasures(amount, unit, options)
    .map((part) => renderPart(part, options))
    .join(' ');
}

/** A length, in cm, mm or in: "20 cm", "8 in". */
export function renderLength(
  amount: Amount,
  unit: 'cm' | 'mm' | 'in',
  options: Pick<MeasureOptions, 'language' | 'system'>,
): string {
  return renderQuantity(amount, unit, options);
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

function decimalSeparator(language: Language): string {
  return language === 'es' || language === 'fr' ? ',' : '.';
}

/** A temperature to render, in °C; `oven` adds what the oven's dial says where cooks go by that. */
export type Temperature = { celsius: number; toCelsius?: number | undefined; oven?: boolean | undefined };

/** °C of gas mark ¼, ½, 1 … 9. */
const GAS_MARKS: readonly (readonly [celsius: number, mark: string])[] = [
  [110, '¼'],
  [130, '½'],
  [140, '1'],
  [150, '2'],
  [165, '3'],
  [180, '4'],
  [190, '5'],
  [200, '6'],
  [220, '7'],
  [230, '8'],
  [240, '9'],
];
const OVEN_FROM = 105;
const OVEN_TO = 250;

/** "180 °C", "350 °F"; for an oven "180 °C (gas mark 4)" in British English and "180 °C (th. 6)" in French. */
export function renderTemperature(
  { celsius, toCelsius, oven = false }: Temperature,
  { language, system }: Pick<MeasureOptions, 'language' | 'system'>,
): string {
  const ends = toCelsius === undefined || toCelsius === celsius ? [celsius] : [celsius, toCelsius];
  const imperial = system === 'imperial';
  const degrees = ends.map((end) => (imperial ? cookFahrenheit(end) : cookCelsius(end))).join(RANGE_DASH);
  const temperature = `${degrees}${NO_BREAK_SPACE}${imperial ? '°F' : '°C'}`;
  const dial = oven && !(imperial && language === 'fr') ? ovenDial(ends, language) : null;
  return dial === null ? temperature : `${temperature} (${dial})`;
}

/** Ovens go by the quarter hundred; what is measured with a probe stays exact. */
function cookFahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  if (celsius < 120) return Math.round(exact);
  const onTheDial = Math.round(exact / 25) * 25;
  return Math.abs(onTheDial - exact) <= 8.5 ? onTheDial : Math.round(exact / 5) * 5;
}

function cookCelsius(celsius: number): number {
  if (Number.isInteger(celsius) || celsius < 100) return Math.round(celsius);
  const onTheDial = Math.round(celsius / 10) * 10;
  return Math.abs(onTheDial - celsius) <= 4.5 ? onTheDial : Math.round(celsius / 5) * 5;
}

function ovenDial(ends: readonly number[], language: Language): string | null {
  if (Math.min(...ends) < OVEN_FROM || Math.max(...ends) > OVEN_TO) return null;
  const marks = [...new Set(ends.map((end) => (language === 'fr' ? thermostat(end) : gasMark(end))))];
  if (language === 'en-GB') return `gas mark${NO_BREAK_SPACE}${marks.join(RANGE_DASH)}`;
  return language === 'fr' ? `th.${NO_BREAK_SPACE}${marks.join(' à ')}` : null;
}

function gasMark(celsius: number): string {
  const distance = ([degrees]: readonly [number, string]) => Math.abs(degrees - celsius);
  return GAS_MARKS.reduce((nearest, mark) => (distance(mark) < distance(nearest) ? mark : nearest))[1];
}

/** French ovens count 30 °C a mark. */
function thermostat(celsius: number): string {
  const mark = Math.round(celsius / 15) / 2;
  return Number.isInteger(mark) ? String(mark) : `${Math.floor(mark)}-${Math.ceil(mark)}`;
}
