import type { DishType } from '@larder/contract/dish/dish-type';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { sentencesWith } from '../rules/sentences.ts';

/** Dishes that stand higher for the foam of what is beaten into them. */
const OF_FOAM: ReadonlySet<DishType> = new Set<DishType>(['cake', 'muffins', 'pudding', 'sweet-bread', 'waffles']);

/** True of the liquid of chickpeas that is beaten in one sentence with a fat, which would keep foam from forming. */
export const isFoamed = (recipe: CanonicalRecipe, line: RecipeLine, kb: KnowledgeBase): boolean =>
  line.ingredient === 'aquafaba' &&
  recipe.dishType !== null &&
  OF_FOAM.has(recipe.dishType) &&
  !recipe.lines.some(({ ingredient }) => ingredient && kb.isKindOf(ingredient, 'yeast')) &&
  sentencesWith(recipe, recipe.lines.indexOf(line)).some(
    ({ words, before }) =>
      /\b(?:beat|whisk)/i.test(words) &&
      [...before.keys()].some((at) => {
        const id = recipe.lines[at]?.ingredient;
        return id != null && (kb.isKindOf(id, 'oil') || kb.get(id)?.roles.includes('baking-fat') === true);
      }),
  );
