import type { Language } from '@larder/contract/language';
import type { Recipe } from '@larder/contract/recipe';
import type { SavedSort, SearchSort } from '@larder/contract/search/filter';

type Compare = (a: Recipe, b: Recipe) => number;

/** The recipes in the chosen order; a stable sort of the server's order. docs/specification.md §9, Sort options. */
export function sortRecipes(recipes: readonly Recipe[], sort: SearchSort | SavedSort, language: Language): Recipe[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders: Record<SearchSort | SavedSort, Compare> = {
    default: () => 0,
    'best-match': (a, b) => Number(isByModel(a)) - Number(isByModel(b)) || matchRatio(b) - matchRatio(a),
    'rating-high': (a, b) => b.userRating - a.userRating,
    'rating-low': (a, b) => a.userRating - b.userRating,
    'name-asc': (a, b) => compare(a.title, b.title),
    'name-desc': (a, b) => compare(b.title, a.title),
    'prep-time': (a, b) => a.prepTime - b.prepTime,
    'ingredients-count': (a, b) => a.ingredients.length - b.ingredients.length,
  };
  return recipes.toSorted(orders[sort]);
}

/** Recipes of a language model follow the others, however well they match. docs/specification.md §9, Sort options. */
function isByModel({ source }: Recipe): boolean {
  return source === 'assistant';
}

function matchRatio({ matchedIngredients, totalIngredients }: Recipe): number {
  return totalIngredients === 0 ? 0 : matchedIngredients / totalIngredients;
}
