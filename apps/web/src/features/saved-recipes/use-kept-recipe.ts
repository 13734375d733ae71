import { ALLERGENS } from '@larder/contract/allergen';
import { cookingMinutes, DEFAULT_SERVINGS, DEFAULT_STEP_SECONDS, type Recipe } from '@larder/contract/recipe';
import { usePreferences } from '../preferences/use-preferences.ts';
import type { StoredRecipe } from './list/saved-list.ts';
import { useOwner } from './list/use-owner.ts';
import { useSavedList } from './list/use-saved-list.ts';

type Line = NonNullable<StoredRecipe['ingredients']>[number];

/**
 * A recipe that a guest saved in this browser, for where the server does not answer with it; null if there is none. Its
 * allergens and nutrition have not been checked and are presented as unknown.
 */
export function useKeptRecipe(id: string): Recipe | null {
  const owner = useOwner();
  const list = useSavedList();
  const { language, measurementSystem } = usePreferences();
  const stored = owner === null ? list.find(owner, id) : undefined;
  return stored?.ingredients ? toRecipe(stored, { language, measurementSystem }) : null;
}

function toRecipe(stored: StoredRecipe, rendering: Pick<Recipe, 'language' | 'measurementSystem'>): Recipe {
  const ingredients = (stored.ingredients ?? []).map(toIngredient);
  const instructions = (stored.instructions ?? []).map(({ step, time = DEFAULT_STEP_SECONDS }) => ({ step, time }));
  return {
    ...NOTHING_KNOWN,
    ...rendering,
    id: stored.id,
    title: stored.title,
    description: stored.description ?? '',
    imageUrl: stored.imageUrl ?? null,
    category: stored.category ?? 'Meals',
    subcategory: stored.subcategory ?? 'None',
    ingredients,
    uncountedIngredients: ingredients.map((_, index) => index),
    totalIngredients: ingredients.length,
    instructions,
    servings: stored.servings ?? DEFAULT_SERVINGS,
    prepTime: cookingMinutes(instructions),
    language: stored.language ?? rendering.language,
    originalRecipeSource: stored.originalRecipeSource ?? null,
  };
}

function toIngredient(line: Line): Recipe['ingredients'][number] {
  const { name, quantity = '', note = null } = typeof line === 'string' ? { name: line } : line;
  const unread = { ingredientId: null, amount: null, unit: null, match: null, replaces: null };
  return { ...unread, name, quantity, note, optional: false };
}

const NOTHING_KNOWN = {
  dietType: 'Unknown',
  calories: 0,
  given: [],
  nutritionalInfo: { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0 },
  allergens: [],
  allergenVerdicts: ALLERGENS.map((allergen) => ({ allergen, state: 'cant-tell', evidence: [] })),
  dietVerdicts: [],
  matchedIngredients: 0,
  match: null,
  userRating: 0,
  isSaved: true,
  saved: true,
  source: 'user',
  cuisine: null,
  dishType: null,
  equipment: [],
  tip: null,
  makeAhead: null,
  keepsDays: null,
  keepsIn: null,
  freezesMonths: null,
} satisfies Partial<Recipe>;
