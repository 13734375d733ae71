import type { Amount } from '@larder/contract/recipe';
import type { StepPart } from '../../recipe.ts';
import type { Unit } from '../../units/units.ts';

/** Units as they stand in running text, in English, Spanish and French. The bare "in" is a word, unless it is glued on. */
const UNIT_WORDS: readonly (readonly [Unit, string])[] = [
  ['kg', 'kg|kilos?|kilogram(?:me)?s?'],
  ['g', 'g|gr|grams?|grammes?|gramos?'],
  ['ml', 'ml|millilit(?:er|re)s?|mililitros?'],
  ['cl', 'cl|centilitros?|centilitres?'],
  ['l', 'l|lit(?:er|re)s?|litros?'],
  ['us-fl-oz', 'fl\\.? ?oz|fluid ounces?'],
  ['oz', 'oz|ounces?|onzas?|onces?'],
  ['lb', 'lbs?|pounds?|libras?|livres?'],
  ['cup', 'cups?|tazas?|tasses?'],
  ['tbsp', 'tbsps?|tablespoons?|cucharadas?|c\\. à s\\.|cuillères? à soupe'],
  ['tsp', 'tsps?|teaspoons?|cucharaditas?|c\\. à c\\.|cuillères? à café'],
  ['cm', 'cm|centimet(?:er|re)s?|centímetros?|centimètres?'],
  ['mm', 'mm|millimet(?:er|re)s?|milímetros?|millimètres?'],
  ['in', 'inch(?:es)?|pulgadas?|pouces?|″'],
];

const FRACTION = '[½⅓⅔¼¾⅛⅜⅝⅞]';
const NUMBER = `(?:\\d+(?:[.,]\\d+)? ?${FRACTION}?|${FRACTION}|\\d+ \\d/\\d|\\d/\\d)`;
const RANGE = `(${NUMBER})(?:\\s?(?:[–-]|to|a|à)\\s?(${NUMBER}))?`;
const DEGREES = '(?:°|º|degrees?|grados?|degrés?)';
const TEMPERATURE = `${RANGE}\\s?${DEGREES}?\\s?(celsius|centigrade|fahrenheit|[CF])(?![\\p{L}\\p{N}])`;
const MEASURE = `${RANGE}[\\s-]?(${UNIT_WORDS.map(([, words]) => words).join('|')})(?![\\p{L}\\p{N}])`;
const FINDER = new RegExp(`(?<![\\p{L}\\p{N}.,/])(?:${TEMPERATURE}|${MEASURE})`, 'giu');

/**
 * Finds temperatures, lengths and amounts in the text of a step, so that they can be rendered in other measures; the
 * words around them stay as they are. Times need no other measures and stay words.
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
    const degrees = numberOf(written);
    return /^f/i.test(scale) ? ((degrees - 32) * 5) / 9 : degrees;
  };
  const celsius = toCelsius(low);
  return high === undefined ? { celsius } : { celsius, toCelsius: toCelsius(high) };
}

const EXACT_UNITS = UNIT_WORDS.map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`, 'iu')] as const);

function amountOf(match: RegExpMatchArray): StepPart | null {
  const [, , , , low, high, written] = match;
  if (low === undefined || written === undefined) return null;
  const unit = EXACT_UNITS.find(([, words]) => words.test(written))?.[0];
  if (!unit) return null;
  const amount: Amount = high === undefined ? { min: numberOf(low) } : { min: numberOf(low), max: numberOf(high) };
  return { amount, unit };
}

const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

function numberOf(written: string): number {
  const glyph = FRACTIONS[written.slice(-1)];
  if (glyph !== undefined) return Number(written.slice(0, -1).replace(',', '.').trim() || 0) + glyph;
  const [, whole = '0', over, under] = /^(?:(\d+) )?(\d)\/(\d)$/.exec(written) ?? [];
  if (over !== undefined && under !== undefined) return Number(whole) + Number(over) / Number(under);
  return Number(written.replace(',', '.'));
}
