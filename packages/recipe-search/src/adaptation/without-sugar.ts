import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { isHonestSwap } from './rules/honest-swap.ts';
import { substituteLine } from './substitution/substitute-line.ts';
import { replaceLine, swapsFor } from './substitution/swap-line.ts';
import { titleNamesSwapped } from './wording/names-swapped.ts';

/** What stands for sugar where few carbohydrates are asked for. */
const SWEETENER = 'erythritol';

/**
 * The recipe with a sweetener for sugar, however little it is, for who eats keto: a spoonful in a salad is no breach of the
 * diet, but nobody on it would put it in.
 */
export function withoutSugar(recipe: CanonicalRecipe, { dietTypes }: Restrictions, kb: KnowledgeBase): CanonicalRecipe {
  if (!dietTypes.includes('Keto')) return recipe;
  return recipe.lines.reduce((changed, { ingredient }, index) => {
    const swap = swapsFor(ingredient ?? '', kb).find(({ use }) => use === SWEETENER);
    if (!ingredient || !swap || titleNamesSwapped(recipe, index, kb)) return changed;
    if (!isHonestSwap(recipe, index, swap, kb)) return changed;
    const swapped = replaceLine(changed, index, (line) => substituteLine(line, swap, recipe, kb)(line));
    return replaceLine(swapped, index, (line) => ({ ...line, swappedFrom: { ingredient, because: ['Keto'] } }));
  }, recipe);
}
