import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';

/** A recipe with what a test names, and something sensible everywhere else. */
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

/** A line of a recipe that nobody has weighed, with what a test says of it. */
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

/** An answer with so many recipes, "Recipe 1" to "Recipe n", best match first. */
export function makeAnswer(count: number, given: Partial<AnalyzeResponse> = {}): AnalyzeResponse {
  const recipes = Array.from({ length: count }, (_, index) => makeRecipe({ title: `Recipe ${index + 1}` }));
  return { recipes, ingredients: [], notUnderstood: [], leftOut: [], exact: true, unsuited: null, ...given };
}
