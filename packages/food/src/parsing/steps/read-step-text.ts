import type { Amount } from '@larder/contract/recipe';
import { LANGUAGE_DATA } from '../../languages/languages.ts';
import type { StepPart } from '../../recipe.ts';
import { readNumberAt } from '../../tokens/numerals.ts';
import { isUnit, type Unit } from '../../units/units.ts';

const LANGUAGES = Object.values(LANGUAGE_DATA).map(({ steps }) => steps);

/** Units as they are written in running text, in all languages, in lower case. */
const UNITS_BY_WORD: ReadonlyMap<string, Unit> = new Map(
  LANGUAGES.flatMap(({ units }) =>
    Object.entries(units).flatMap(([unit, words]) => {
      if (!isUnit(unit)) throw new Error(`A language file names the unit ${unit}, which does not exist.`);
      return words.map((word) => [word, unit] as const);
    }),
  ),
);

function anyOf(words: Iterable<string>): string {
  return [...new Set(words)].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}

const FRACTION = '[½⅓⅔¼¾⅛⅜⅝⅞]';
const NUMBER = `(?:\\d+(?:[.,]\\d+)? ?${FRACTION}?|${FRACTION}|\\d+ \\d/\\d|\\d/\\d)`;
const RANGE = `(${NUMBER})(?:\\s?(?:[–-]|${anyOf(LANGUAGES.flatMap((steps) => steps.rangeJoiners))})\\s?(${NUMBER}))?`;
const DEGREES = `(?:°|º|${anyOf(LANGUAGES.flatMap((steps) => steps.degrees))})`;
const TEMPERATURE = `${RANGE}\\s?${DEGREES}?\\s?(celsius|centigrade|fahrenheit|[CF])(?![\\p{L}\\p{N}])`;
const MEASURE = `${RANGE}[\\s-]?(${anyOf(UNITS_BY_WORD.keys())})(?![\\p{L}\\p{N}])`;
const FINDER = new RegExp(`(?<![\\p{L}\\p{N}.,/])(?:${TEMPERATURE}|${MEASURE})`, 'giu');

/**
 * Finds temperatures, lengths and amounts in the text of a step, so that they can be rendered in other measures. The
 * words between them are kept. Times are the same in all measures and are kept as words.
 */
export function readStepText(text: string): StepPart[] {
  const parts: StepPart[] = [];
  let from = 0;
  for (const match of text.matchAll(FINDER)) {
    const part = temperatureOf(match) ?? amountOf(match);
    if (!part) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push(part);
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function temperatureOf([, low, high, scale]: RegExpMatchArray): StepPart | null {
  if (low === undefined || scale === undefined) return null;
  const toCelsius = (written: string) => {
    const degrees = numberIn(written);
    return /^f/i.test(scale) ? ((degrees - 32) * 5) / 9 : degrees;
  };
  const celsius = toCelsius(low);
  return high === undefined ? { celsius } : { celsius, toCelsius: toCelsius(high) };
}

function amountOf(match: RegExpMatchArray): StepPart | null {
  const [, , , , low, high, written] = match;
  const unit = written === undefined ? undefined : UNITS_BY_WORD.get(written.toLowerCase());
  if (low === undefined || !unit) return null;
  const amount: Amount = high === undefined ? { min: numberIn(low) } : { min: numberIn(low), max: numberIn(high) };
  return { amount, unit };
}

function numberIn(written: string): number {
  return readNumberAt(written, 0).value;
}
