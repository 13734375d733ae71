import { SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import { TEXT_LANGUAGES, type TextLanguage } from '../recipe.ts';
import type { DishFacts } from './dish-facts.ts';

/** Where flesh comes from. */
const FLESH: ReadonlySet<string> = new Set(['meat', 'fish', 'shellfish']);

/** What is said of meat, fish and shellfish that is done: its colour, its flakes, its juices. */
const FLESH_CUES: Record<TextLanguage, RegExp> = {
  en: /\b(?:no longer pink|no pink (?:is )?left|until (?:[\w’]+ ){0,4}(?:pink|opaque)\b|juices run clear|flakes? (?:easily|apart))/iu,
  es: /(?:hasta que (?:\S+ ){0,4}(?:opac|rosad)[oa]s?(?!\p{L})|ya no (?:\S+ ){0,2}rosad[oa]|jugos? (?:\S+ ){0,2}(?:clar|transparente)|en lascas)/iu,
  fr: /(?:plus (?:de )?ros(?:e|é)|jusqu[’']à ce qu(?:e |[’'])(?:[\p{L}’'-]+ ){0,5}(?:roses?|opaques?|rosissent|s[’']effeuillent?)(?!\p{L})|jus (?:\S+ ){0,2}clair)/iu,
};

/** Foods of which the same is said: onion and radish turn pink, egg white and sticky rice opaque. */
const ALSO_TURN = [
  'egg',
  'egg-white',
  'onion',
  'radish',
  'beetroot',
  'rhubarb',
  'red-cabbage',
  'glutinous-rice',
] as const;

/** Doneness cues of meat, fish or shellfish in the steps of a savoury dish that has none. */
export function cueProblems({ recipe, lines }: DishFacts): string[] {
  const isSweet = SWEET_DISH_TYPES.some((type) => type === recipe.dishType);
  const isAbsent = lines.every(({ ingredient }) => !ingredient.origin.some((from) => FLESH.has(from)));
  if (recipe.category === 'Drinks' || isSweet || !isAbsent || recipe.lines.length !== lines.length) return [];
  if (lines.some((line) => line.is(...ALSO_TURN))) return [];
  return TEXT_LANGUAGES.flatMap((language) =>
    recipe.steps.flatMap(({ text }, step) => {
      const words = (text[language] ?? []).map((part) =>
        typeof part === 'object' && 'as' in part ? part.as : String(part),
      );
      const [cue] = FLESH_CUES[language].exec(words.join('')) ?? [];
      return cue === undefined ? [] : [`${language}: step ${step + 1} says "${cue}" in a dish without meat or fish`];
    }),
  );
}
