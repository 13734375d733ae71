import type { Recipe } from '@larder/contract/recipe';
import { fold } from '@larder/text/fold';

/** What of a recipe the text search looks in: title, description and each ingredient. Spec section 5. */
export function searchableText({ title, description, ingredients }: Recipe): string {
  return fold([title, description, ...ingredients.map(({ name }) => name)].join('\n'));
}

/** Those whose text holds what is looked for, in their order. `textOf` gives the searchable text made before. */
export function searchRecipes(
  recipes: readonly Recipe[],
  textOf: (recipe: Recipe) => string,
  wanted: string,
): readonly Recipe[] {
  const folded = fold(wanted.trim());
  return folded === '' ? recipes : recipes.filter((recipe) => textOf(recipe).includes(folded));
}
