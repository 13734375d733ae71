import { expect, test } from 'vitest';
import { ALLERGENS } from './allergen.ts';
import { SUBCATEGORIES_OF } from './category.ts';
import { LANGUAGES } from './language.ts';
import * as limits from './limits.ts';
import { MIN_RATING_FILTER, SAVED_SORT_OPTIONS, SEARCH_SORT_OPTIONS } from './search/filter.ts';
import { DEFAULT_PREFERENCES } from './user/preferences.ts';
import { NUTRITION_BAR_MAXIMA } from './verdict/nutrition.ts';

test('the constants and limits are those of the specification', () => {
  expect(limits).toMatchObject({
    IMAGE_MAX_BYTES: 5_242_880,
    SEARCH_TIMEOUT_MS: 60_000,
    RESULTS_PAGE_SIZE: 6,
    SCROLL_TO_RESULTS_DELAY_MS: 300,
    PROGRESS_TICK_MS: 300,
    PREFERENCES_SAVE_DELAY_MS: 500,
    CURRENT_USER_CACHE_MS: 300_000,
    SAVED_RECIPES_CACHE_MS: 300_000,
    SAVED_BADGE_MAX: 9,
    DIAGNOSTIC_BUFFER_SIZE: 5,
    REFRESH_RECIPE_DELAY_MS: 1_500,
    COOKING_TICK_MS: 1_000,
    COOKING_MIN_STEP_MINUTES: 1,
    TOAST_LIMIT: 1,
    TOAST_DURATION_MS: 5_000,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    TOAST_SWIPE_THRESHOLD_PX: 50,
    TOAST_VIEWPORT_HOTKEY: 'F8',
    TOOLTIP_DELAY_MS: 700,
    TOOLTIP_SKIP_DELAY_MS: 300,
    TERMS_LAST_UPDATED: '2025-05-17',
  });
  expect(MIN_RATING_FILTER).toEqual({ min: 0, max: 5, step: 1, default: 0 });
});

test('nutrition bars are full at the values of the specification', () => {
  expect(NUTRITION_BAR_MAXIMA).toEqual({ calories: 2000, protein: 50, carbs: 300, fat: 70, fiber: 25, sugar: 50 });
});

test('the default preferences are British English, metric, no allergens and no diets', () => {
  expect(DEFAULT_PREFERENCES).toEqual({
    language: 'en-GB',
    measurementSystem: 'metric',
    excludedAllergens: [],
    dietTypes: [],
  });
  expect(LANGUAGES).toEqual(['en-US', 'en-GB', 'es', 'fr']);
});

test('the allergens and the types of meals and drinks are those of the specification', () => {
  expect(ALLERGENS.join(', ')).toBe(
    'Gluten, Dairy, Nuts, Eggs, Soy, Fish, Shellfish, Wheat, Peanuts, Sesame, Mustard, Celery, Lupin, Molluscs, Sulphites',
  );
  expect(SUBCATEGORIES_OF).toEqual({
    Meals: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
    Drinks: ['Alcoholic', 'Non-alcoholic'],
  });
});

test('the saved list sorts by the options of the search, with default in place of best-match', () => {
  const shared = ['rating-high', 'rating-low', 'name-asc', 'name-desc', 'prep-time', 'ingredients-count'];
  expect(SEARCH_SORT_OPTIONS).toEqual(['best-match', ...shared]);
  expect(SAVED_SORT_OPTIONS).toEqual(['default', ...shared]);
});
