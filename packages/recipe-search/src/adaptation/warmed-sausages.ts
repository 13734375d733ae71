import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { sentencesWith } from './sentences.ts';

/** True of plant-based sausages that the method only warms in a soup or a stew: browning gives them taste. */
export const isWarmedSausage = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  line.ingredient === 'plant-based-sausage' &&
  (recipe.dishType === 'soup' || recipe.dishType === 'stew') &&
  sentencesWith(recipe, recipe.lines.indexOf(line)).every(
    ({ words }) => !/\b(?:fry|brown|sear|sizzle|crisp|golden|soften|grill|roast)/i.test(words),
  );

/** True of those that stand for smoked ones, so that they are browned with smoked paprika. */
export const addsSmoke = (recipe: CanonicalRecipe, line: RecipeLine): boolean =>
  isWarmedSausage(recipe, line) && /^smoked-/.test(line.swappedFrom?.ingredient ?? '');
