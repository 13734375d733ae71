import type { AnalyzeResponse, SearchMode } from '@larder/contract/analyze';
import { STORAGE_KEYS } from '@larder/contract/browser';
import type { CategoryFilter, SubcategoryFilter } from '@larder/contract/category';
import type { Language } from '@larder/contract/language';
import type { MeasurementSystem } from '@larder/contract/measurement';
import type { Recipe } from '@larder/contract/recipe';
import type { FilterState } from '@larder/contract/search/filter';
import type { Preferences } from '@larder/contract/user/preferences';
import { type BrowserStorage, isRecord, oneOf } from './browser-storage.ts';

export type SearchRequest = {
  mode: SearchMode;
  text: string;
  category: CategoryFilter;
  subcategory: SubcategoryFilter;
  language: Language;
  measurementSystem: MeasurementSystem;
  /** The allergens and diets that were applied; null for a guest. */
  restrictions: Pick<Preferences, 'excludedAllergens' | 'dietTypes'> | null;
  /** What the words were understood to say and the person took back. */
  ignored: readonly string[];
};

/** A search with its response and the state of the results view. */
export type CachedSearch = {
  request: SearchRequest;
  response: AnalyzeResponse;
  /** `sorted`: how many of the recipes are in the chosen order; the others came later and follow as they came. */
  view: { visible: number; sorted: number } & Pick<FilterState, 'minRating' | 'excludedAllergens'>;
};

const { cachedRecipes, cachedCategory, cachedSubcategory, hasCachedResults, lastSearchResults } = STORAGE_KEYS;
const KEYS = [cachedRecipes, cachedCategory, cachedSubcategory, hasCachedResults, lastSearchResults];

/** Stores a search for this tab; if it does not fit, nothing is stored. docs/specification.md §4, Search flow. */
export function writeCachedSearch(storage: BrowserStorage, { request, response, view }: CachedSearch): void {
  const { recipes, ...rest } = response;
  const written =
    storage.write(cachedRecipes, recipes) &&
    storage.write(cachedCategory, request.category) &&
    storage.write(cachedSubcategory, request.subcategory) &&
    storage.write(lastSearchResults, { request, response: rest, view }) &&
    storage.write(hasCachedResults, true);
  if (!written) clearCachedSearch(storage);
}

export function readCachedSearch(storage: BrowserStorage): CachedSearch | null {
  if (!storage.read(hasCachedResults, oneOf([true]))) return null;
  const recipes = storage.read(cachedRecipes, isRecipeList);
  const rest = storage.read(lastSearchResults, isSearchWithoutRecipes);
  if (!recipes || !rest || !isRecord(rest.response.understood)) return null;
  return { ...rest, response: { ...rest.response, recipes } };
}

/** Shows another picture of a recipe in the stored results, if it is among them. */
export function replaceCachedPicture(storage: BrowserStorage, id: string, imageUrl: string | null): void {
  const search = readCachedSearch(storage);
  if (!search || findCachedRecipe(storage, id) === null) return;
  const { recipes, openings } = search.response;
  const replaced = (list: readonly Recipe[]) => list.map((each) => (each.id === id ? { ...each, imageUrl } : each));
  const response = {
    ...search.response,
    recipes: replaced(recipes),
    ...(openings ? { openings: openings.map((each) => ({ ...each, recipes: replaced(each.recipes) })) } : {}),
  };
  writeCachedSearch(storage, { ...search, response });
}

export function clearCachedSearch(storage: BrowserStorage): void {
  for (const key of KEYS) storage.remove(key);
}

/** A recipe of the stored results, or of what one more ingredient opens, for a page that opens before the server has answered. */
export function findCachedRecipe(storage: BrowserStorage, id: string): Recipe | null {
  const search = readCachedSearch(storage);
  const opened = search?.response.openings?.flatMap(({ recipes }) => recipes) ?? [];
  return [...(search?.response.recipes ?? []), ...opened].find((recipe) => recipe.id === id) ?? null;
}

function isRecipeList(value: unknown): value is Recipe[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string');
}

function isSearchWithoutRecipes(value: unknown): value is CachedSearch {
  return isRecord(value) && isRecord(value.request) && isRecord(value.response) && isRecord(value.view);
}
