import type { DishType } from '@larder/contract/dish/dish-type';
import type { TextLanguage } from '@larder/food/recipe';
import type { NamedIngredient } from '../ingredient-names.ts';
import { type Step, textOf } from '../step-words.ts';
import {
  addAt,
  BAKES,
  COOKING_SECONDS,
  isMentionOf,
  longestSecondsOf,
  STANDS,
  splitBeforeServing,
} from './step-parts.ts';

/** So many seconds in the oven heat a dish through. */
const BAKED_SECONDS = 20 * 60;
/** Beginnings of steps that put a dish together cold. */
const ASSEMBLES = /^(?:layer|arrange|put|spread|fill|stuff|mix|roll|divide|scatter|spoon|top|lay)\b/i;

/** Cooked meat that is heated again is heated through; worded without its name, with which it would have to agree. */
const REHEATED: Record<TextLanguage, string> = {
  en: ' Check that it is steaming hot throughout.',
  es: ' Comprueba que humee, también por dentro.',
  fr: ' Vérifier que le plat est fumant à cœur.',
};
/** Cooked meat that is sold sliced, to be eaten as it is. */
const EATEN_AS_IT_IS: ReadonlySet<string> = new Set(['pastrami', 'sliced-roast-beef']);
/** Dishes that cooked meat goes into cold, or in which it is thin and the oven at its hottest. */
const NOT_REHEATED: ReadonlySet<DishType | null> = new Set([
  'salad',
  'sandwich',
  'wrap',
  'toast',
  'bowl',
  'cold-plate',
  'dip',
  'pizza',
]);

/** The steps with a sentence on reheating where cooked meat goes into a warm dish. */
export function withReheating(
  steps: readonly Step[],
  ingredients: readonly NamedIngredient[],
  dishType: DishType | null,
): Step[] {
  const cooked = NOT_REHEATED.has(dishType)
    ? []
    : ingredients.filter(({ id, cooking }) => cooking.kind === 'cooked-meat' && !EATEN_AS_IT_IS.has(id));
  const first = steps.findIndex(({ en }) => en.some((part) => isMentionOf(part, cooked)));
  const cooks = ({ en }: Step, least: number) => longestSecondsOf(en) >= least && !STANDS.test(String(en[0]));
  const mentioned = steps.findLastIndex(
    (step) =>
      step.en.some((part) => isMentionOf(part, cooked)) && cooks(step, 1) && !ASSEMBLES.test(String(step.en[0])),
  );
  const last =
    mentioned >= 0 ? mentioned : steps.findLastIndex((step, at) => at >= first && cooks(step, COOKING_SECONDS));
  const isBakedAfterwards = steps.some(
    (step, at) => at >= last && longestSecondsOf(step.en) >= BAKED_SECONDS && BAKES.test(textOf(step.en)),
  );
  if (isBakedAfterwards) return [...steps];
  if (first < 0 || last < 0 || /steaming/.test(steps.flatMap(({ en }) => en).join(' '))) return [...steps];
  return steps.map((step, at) =>
    at === last ? addAt(step, splitBeforeServing, (language) => [REHEATED[language]]) : step,
  );
}
