import type { Language } from '@larder/contract/language';
import type { MeasurementSystem } from '@larder/contract/measurement';
import { NO_BREAK_SPACE, RANGE_DASH } from './number-format.ts';

/** A temperature to render, in °C; `oven` adds the mark on the oven's dial in languages that use one. */
export type Temperature = { celsius: number; toCelsius?: number | undefined; oven?: boolean | undefined };

export type TemperatureMeasures = { language: Language; system: MeasurementSystem };

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
export function renderTemperature(temperature: Temperature, measures: TemperatureMeasures): string {
  const dial = renderDial(temperature, measures);
  return dial === null ? renderDegrees(temperature, measures) : `${renderDegrees(temperature, measures)} (${dial})`;
}

/** The temperature alone. */
function renderDegrees({ celsius, toCelsius }: Temperature, { system }: TemperatureMeasures): string {
  const ends = toCelsius === undefined || toCelsius === celsius ? [celsius] : [celsius, toCelsius];
  const imperial = system === 'imperial';
  const degrees = ends.map((end) => (imperial ? roundedFahrenheit(end) : roundedCelsius(end))).join(RANGE_DASH);
  return `${degrees}${NO_BREAK_SPACE}${imperial ? '°F' : '°C'}`;
}

/** The mark on the dial of an oven; null where its language has none, or it is no oven. */
export function renderDial(
  { celsius, toCelsius, oven = false }: Temperature,
  { language, system }: TemperatureMeasures,
): string | null {
  const ends = toCelsius === undefined || toCelsius === celsius ? [celsius] : [celsius, toCelsius];
  return oven && !(system === 'imperial' && language === 'fr') ? ovenDial(ends, language) : null;
}

/** Oven temperatures are rounded to 25 °F; lower ones, which are measured with a probe, stay exact. */
function roundedFahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  if (celsius < 120) return Math.round(exact);
  const onTheDial = Math.round(exact / 25) * 25;
  return Math.abs(onTheDial - exact) <= 8.5 ? onTheDial : Math.round(exact / 5) * 5;
}

function roundedCelsius(celsius: number): number {
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

/** The mark of a French oven, one for every 30 °C. */
function thermostat(celsius: number): string {
  const mark = Math.round(celsius / 15) / 2;
  return Number.isInteger(mark) ? String(mark) : `${Math.floor(mark)}-${Math.ceil(mark)}`;
}
