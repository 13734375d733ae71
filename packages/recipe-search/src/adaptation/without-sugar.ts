import type { Swap } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { leaveOut } from './leave-out.ts';
import { isHonestSwap } from './rules/honest-swap.ts';
import { netCarbsOf, SWEETENER } from './rules/keto-foods.ts';
import { isSweet } from './rules/swap-in-dish.ts';
import { sentencesWith } from './sentences.ts';
import { type ChangeLine, substituteLine } from './substitution/substitute-line.ts';
import { replaceLine, swapsFor } from './substitution/swap-line.ts';
import type { SwappedDish } from './wording/adapt-texts.ts';
import { titleNamesSwapped } from './wording/names/names-swapped.ts';

/** What rounds off soy sauce where sugar is all that it is mixed with: a little acid does more for it than a sweetener. */
const INTO_SOY_SAUCE: Swap = { use: 'rice-vinegar', ratio: 2.5, as: [] };
const ACIDS = ['vinegar', 'lemon-juice', 'lime-juice', 'lemon', 'lime'] as const;

/** What stands for the milk of a drink, and the grams of net carbohydrate of that in a glass from which it does. */
const INTO_MILK: Swap = { use: 'almond-drink', ratio: 1, as: [] };
const MOST_MILK_SUGAR = 2;
const POURED_MILK = /^(?:(?:whole-|semi-skimmed-|skimmed-|lactose-free-)?milk|(?:oat|soya)-drink)$/;

/**
 * The dish without a spoon of sugar that rounds off what is savoury, and else with a sweetener for it, however little it
 * is, for who eats keto: it is no breach of the diet, but nobody on it would put it in. A drink has milk of almonds.
 */
export function withoutSugar(dish: SwappedDish, { dietTypes }: Restrictions, kb: KnowledgeBase): SwappedDish {
  if (!dietTypes.includes('Keto')) return dish;
  let changed = dish;
  for (const [index, line] of [...dish.recipe.lines.entries()].reverse()) changed = sweetened(changed, line, index, kb);
  return changed;
}

function sweetened(dish: SwappedDish, line: RecipeLine, index: number, kb: KnowledgeBase): SwappedDish {
  const { recipe, original, leftOut } = dish;
  const { ingredient } = line;
  if (isGlassOfMilk(recipe, line, kb)) {
    const poured = replaceLine(recipe, index, substituteLine(line, INTO_MILK, recipe, kb));
    return { ...dish, recipe: replaceLine(poured, index, forKeto(line)) };
  }
  const swap = swapsFor(ingredient ?? '', kb).find(({ use }) => use === SWEETENER);
  if (!ingredient || !swap || titleNamesSwapped(recipe, index, kb)) return dish;
  const hasNeed = isSweet(recipe) || recipe.category === 'Drinks' || isMixedWithOne(recipe, index);
  const shorter = hasNeed ? null : leaveOut(recipe, index, kb);
  if (shorter) {
    const lines = original.lines.filter((_, at) => at !== index);
    return { recipe: shorter, original: { ...original, lines }, leftOut: [...leftOut, line] };
  }
  const used = isSeasoned(recipe, index, kb) ? INTO_SOY_SAUCE : swap;
  if (!isHonestSwap(recipe, index, used, kb)) return dish;
  const swapped = replaceLine(recipe, index, substituteLine(line, used, recipe, kb));
  return { ...dish, recipe: replaceLine(swapped, index, forKeto(line)) };
}

const forKeto =
  ({ ingredient }: RecipeLine): ChangeLine =>
  (line) =>
    ingredient ? { ...line, swappedFrom: { ingredient, because: ['Keto'] } } : line;

const isGlassOfMilk = ({ category, servings }: CanonicalRecipe, line: RecipeLine, kb: KnowledgeBase): boolean =>
  category === 'Drinks' && POURED_MILK.test(line.ingredient ?? '') && netCarbsOf(line, servings, kb) >= MOST_MILK_SUGAR;

/** True where sugar is mixed with one thing alone, which no sentence can say without it: "mix the soy sauce and the sugar". */
const isMixedWithOne = (recipe: CanonicalRecipe, index: number): boolean =>
  sentencesWith(recipe, index).some(
    ({ words, before }) => /\b(?:mix|stir|whisk|beat|toss)\b/i.test(words) && before.size <= 2,
  );

/** True of sugar that is stirred into soy sauce alone in a dish that nothing else sharpens. */
const isSeasoned = (recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): boolean =>
  !isSweet(recipe) &&
  recipe.category !== 'Drinks' &&
  isMixedWithOne(recipe, index) &&
  recipe.lines.some(({ ingredient }) => ingredient && kb.isKindOf(ingredient, 'soy-sauce')) &&
  !recipe.lines.some(({ ingredient }) => ingredient && ACIDS.some((acid) => kb.isKindOf(ingredient, acid)));
