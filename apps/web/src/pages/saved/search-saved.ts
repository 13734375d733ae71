import type { Recipe } from '@larder/contract/recipe';
import { fold } from '@larder/text/fold';

/** A recipe's title, description and ingredients, folded for the text search. docs/specification.md §5. */
export function searchableText({ title, description, ingredients }: Recipe): string {
  return fold([title, description, ...ingredients.map(({ name }) => name)].join('\n'));
}

/** The recipes whose text contains the search text, in their order. `textOf` returns the searchable text. */
export function searchRecipes(
  recipes: readonly Recipe[],
  textOf: (recipe: Recipe) => string,
  wanted: string,
): readonly Recipe[] {
  const folded = fold(wanted.trim());
  return folded === '' ? recipes : recipes.filter((recipe) => textOf(recipe).includes(folded));
}
