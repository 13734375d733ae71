import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { leaveOut } from './leave-out.ts';
import { isHonestSwap } from './rules/honest-swap.ts';
import { isSweet } from './rules/swap-in-dish.ts';
import { substituteLine } from './substitution/substitute-line.ts';
import { replaceLine, swapsFor } from './substitution/swap-line.ts';
import type { SwappedDish } from './wording/adapt-texts.ts';
import { titleNamesSwapped } from './wording/names-swapped.ts';

/** What stands for sugar where few carbohydrates are asked for. */
const SWEETENER = 'erythritol';

/**
 * The dish without a spoon of sugar that rounds off what is savoury, and else with a sweetener for it, however little it
 * is, for who eats keto: it is no breach of the diet, but nobody on it would put it in.
 */
export function withoutSugar(dish: SwappedDish, { dietTypes }: Restrictions, kb: KnowledgeBase): SwappedDish {
  if (!dietTypes.includes('Keto')) return dish;
  return dish.recipe.lines.reduceRight((changed, line, index) => {
    const { recipe } = changed;
    const { ingredient } = line;
    const swap = swapsFor(ingredient ?? '', kb).find(({ use }) => use === SWEETENER);
    if (!ingredient || !swap || titleNamesSwapped(recipe, index, kb)) return changed;
    const shorter = isSweet(recipe) || recipe.category === 'Drinks' ? null : leaveOut(recipe, index, kb);
    if (shorter) {
      const lines = changed.original.lines.filter((_, at) => at !== index);
      return { recipe: shorter, original: { ...changed.original, lines }, leftOut: [...changed.leftOut, line] };
    }
    if (!isHonestSwap(recipe, index, swap, kb)) return changed;
    const swapped = replaceLine(recipe, index, substituteLine(line, swap, recipe, kb));
    return {
      ...changed,
      recipe: replaceLine(swapped, index, (each) => ({ ...each, swappedFrom: { ingredient, because: ['Keto'] } })),
    };
  }, dish);
}
