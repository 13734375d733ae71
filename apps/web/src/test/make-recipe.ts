import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';
import { NOTHING_UNDERSTOOD } from '@larder/contract/search/understood';

/** A recipe with the given properties and defaults for all others. */
export function makeRecipe(given: Partial<Recipe> & { title: string }): Recipe {
  const allergens: Allergen[] = given.allergens ?? [];
  return {
    id: given.title.toLowerCase().replaceAll(' ', '-'),
    description: '',
    imageUrl: null,
    category: 'Meals',
    subcategory: 'Dinner',
    dietType: 'Unknown',
    ingredients: [],
    instructions: [],
    servings: 4,
    prepTime: 30,
    calories: 400,
    given: [],
    nutritionalInfo: { calories: 400, protein: 20, carbs: 40, fat: 12, fiber: 5, sugar: 6 },
    allergens,
    matchedIngredients: 2,
    totalIngredients: 4,
    userRating: 0,
    isSaved: false,
    saved: false,
    originalRecipeSource: null,
    language: 'en-GB',
    measurementSystem: 'metric',
    source: 'cookbook',
    cuisine: null,
    dishType: null,
    equipment: [],
    tip: null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    allergenVerdicts: ALLERGENS.map((allergen) => ({
      allergen,
      state: allergens.includes(allergen) ? 'contains' : 'none-found',
      evidence: [],
    })),
    dietVerdicts: [],
    uncountedIngredients: [],
    match: { have: [], close: [], missing: [], assumed: [], unused: [], swaps: [] },
    ...given,
  };
}

/** An ingredient line without an amount, with the given properties. */
export function makeLine(name: string, given: Partial<RecipeIngredient> = {}): RecipeIngredient {
  return {
    name,
    quantity: '',
    ingredientId: null,
    amount: null,
    unit: null,
    note: null,
    optional: false,
    match: null,
    replaces: null,
    ...given,
  };
}

/** A search response with `count` recipes, "Recipe 1" to "Recipe n", best match first. */
export function makeResponse(count: number, given: Partial<AnalyzeResponse> = {}): AnalyzeResponse {
  const recipes = Array.from({ length: count }, (_, index) => makeRecipe({ title: `Recipe ${index + 1}` }));
  return {
    recipes,
    ingredients: [],
    understood: NOTHING_UNDERSTOOD,
    names: {},
    notUnderstood: [],
    conflicts: [],
    unmet: [],
    exact: true,
    unsuited: null,
    ...given,
  };
}
