import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import type { Recipe } from '@larder/contract/recipe';
import type { FilterState } from '@larder/contract/search/filter';

/** The recipes that pass all filters. docs/specification.md §5, filtering. */
export function filterRecipes(recipes: readonly Recipe[], filters: FilterState): Recipe[] {
  const { category, subcategory, minRating, excludedAllergens } = filters;
  return recipes.filter(
    (recipe) =>
      (category === 'None' || recipe.category === category) &&
      (subcategory === 'None' || subcategory === 'All' || recipe.subcategory === subcategory) &&
      recipe.userRating >= minRating &&
      !recipe.allergens.some((allergen) => excludedAllergens.includes(allergen)),
  );
}

/** The allergens to offer as filters: those in the recipes and those already chosen. */
export function allergenOptions(recipes: readonly Recipe[], chosen: readonly Allergen[]): Allergen[] {
  const present = new Set([...recipes.flatMap((recipe) => recipe.allergens), ...chosen]);
  return [...new Set([...ALLERGENS, ...present])].filter((allergen) => present.has(allergen));
}
