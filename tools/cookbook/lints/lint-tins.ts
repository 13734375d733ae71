import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { TextLanguage } from '@larder/food/recipe';
import type { CookFile, EnglishCookFile } from '../cook-file.ts';
import { stepWords } from './step-words.ts';

/** Dishes that are shaped in a tin; one to roast in takes any joint that fits. */
const SHAPED: ReadonlySet<DishType> = new Set<DishType>([
  ...SWEET_DISH_TYPES,
  'bread',
  'quiche',
  'savoury-tart',
  'savoury-pie',
  'baked-eggs',
]);
const SHAPED_IN: Record<TextLanguage, RegExp> = {
  en: /(?<!roasting )\b(?:tins?|moulds?|basins?|ramekins?)\b/giu,
  es: /(?<!\p{L})(?:moldes?|flaneras?|ramequines|moldecitos)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:moules?|ramequins?)(?!\p{L})/giu,
};
/** Characters before and after the noun between which a size or a number of hollows stands. */
const NEAR = 50;

/** Tins, moulds and basins of which a method gives no size. */
export function tinProblems(language: TextLanguage, { steps }: CookFile, dish: DishType): string[] {
  if (!SHAPED.has(dish)) return [];
  const words = steps.map(stepWords).join(' ');
  const named = [...words.matchAll(SHAPED_IN[language])];
  const [first] = named;
  const isSized = named.some(({ index }) => /\d/.test(words.slice(Math.max(0, index - NEAR), index + NEAR)));
  return first && !isSized ? [`${language}: give the size of what "${first[0]}" names where it is first used`] : [];
}

const OUT =
  /\bturn(?:ed|ing)?(?: \w+){0,4} (?:out|onto|on to)\b|unmould|\brings?\b|\blift(?: \w+){0,3} out\b|(?:out of|from|and) the tin\b|\bcases\b|\bcut(?: \w+){0,3} into\b|in the tin and cut|invert|upside down/i;

/** A cake that is baked in a tin, cools and never leaves it. */
export function turningOutProblems({ dish, steps }: EnglishCookFile): string[] {
  if (dish !== 'cake') return [];
  const words = steps.map(stepWords).join(' ');
  const isInTin = /\btins?\b/.test(words) && /\bbake\b/i.test(words) && /\bcool\b/i.test(words);
  return isInTin && !OUT.test(words) ? ['en: the cake is never turned out of its tin'] : [];
}
