import type { AnalyzeFields, AnalyzeResponse } from '@larder/contract/analyze';
import type { Language } from '@larder/contract/language';
import type { Understood } from '@larder/contract/search/understood';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { findByNames } from '@larder/recipe-search/find-by-names';
import type { FindRequest, Found, RecipeService } from '@larder/recipe-search/recipe-service';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import { applyWishes } from '@larder/recipe-search/wishes/apply-wishes';
import { createByteCache } from '../../cache/byte-cache.ts';
import { AppError } from '../../errors/app-error.ts';
import type { PhotoReader } from '../../vision/photo-reader.ts';
import { resolveRendering } from '../recipes/rendering/rendering-options.ts';
import { ANSWER_LIFETIME_MS, type RecipesService } from '../recipes/service.ts';
import type { SearchForm } from './form/search-form.ts';
import { noIngredients, readDetections, readWords, type SearchInput } from './input/search-input.ts';
import { MAX_CACHED_BYTES, MAX_RECIPES } from './limits.ts';

/** A serialized response and the ids of its recipes (docs/decisions/0003-search-response-cache.md). */
type SerializedAnswer = { json: Buffer; recipeIds: readonly string[] };

export type AnalyzeService = {
  /**
   * Finds recipes for ingredients, a photo of them, or a name. `beforeSearch` and `createSignal` are only called where
   * the answer is not cached; the signal aborts the search.
   * @throws AppError BAD_REQUEST unless exactly one of the three is given; NO_INGREDIENTS_DETECTED; what
   * `PhotoReader` throws
   */
  analyze: (
    form: SearchForm,
    hooks: { beforeSearch: () => Promise<void>; createSignal: () => AbortSignal },
  ) => Promise<SerializedAnswer & { isCached: boolean }>;
};

/** A search in stages: read the input, find drafts, verify them, present them. */
export function createAnalyzeService(dependencies: {
  recipeService: RecipeService;
  kb: KnowledgeBase;
  recipes: Pick<RecipesService, 'keep'>;
  photos: PhotoReader;
}): AnalyzeService {
  const { recipeService, kb, recipes, photos } = dependencies;
  const cache = createByteCache<SerializedAnswer>({ maxBytes: MAX_CACHED_BYTES, ttlMs: ANSWER_LIFETIME_MS });

  async function search({ image, ...fields }: SearchForm, signal: AbortSignal): Promise<AnalyzeResponse> {
    const { language, measurementSystem } = resolveRendering(fields.preferences);
    const input = image
      ? readDetections(await photos.detectIngredients(image, signal), fields, kb, language)
      : readWords(fields, kb, language);
    const found = await find(input, fields, language, signal);
    signal.throwIfAborted();
    if (fields.ingredients !== undefined && input.have === null && !found.exact) throw noIngredients();
    const { have, recipeNames: _names, restrictions, ...answered } = input;
    const drafts = found.drafts.map(({ recipe }) => recipe);
    const wished = applyWishes(drafts, input.understood, have ?? [], kb);
    const verified = verifyDrafts(
      wished.recipes.map((recipe) => ({ recipe })),
      restrictions,
      kb,
      MAX_RECIPES,
    );
    await recipes.keep(verified.map(({ recipe }) => recipe));
    return {
      ...answered,
      unmet: wished.unmet,
      exact: found.exact,
      unsuited: found.unsuited && renderRecipe(found.unsuited, { language, measurementSystem }, kb).title,
      recipes: verified.map(({ recipe, verdict }) =>
        presentRecipe(
          recipe,
          { verdict, have, language, measurementSystem, servings: input.understood.servings ?? undefined },
          kb,
        ),
      ),
    };
  }

  /** By the foods, or by the first of the names that is exactly a dish's; else the nearest to the name itself. */
  async function find(
    { have, recipeNames, restrictions, understood }: SearchInput,
    fields: AnalyzeFields,
    language: Language,
    signal: AbortSignal,
  ): Promise<Found> {
    const request = { ...categoryOf(fields, understood), preferences: restrictions, language };
    if (have !== null) return recipeService.find({ ...request, by: 'ingredients', ingredients: have }, signal);
    return findByNames(recipeService, recipeNames, request, signal);
  }

  return {
    async analyze({ image, ...fields }, { beforeSearch, createSignal }) {
      if ([fields.ingredients, fields.recipeName, image].filter((given) => given !== undefined).length !== 1) {
        throw new AppError('BAD_REQUEST', 'Please send one of ingredients, image and recipeName.');
      }
      const key = image ? null : JSON.stringify(fields);
      const cached = key === null ? undefined : cache.get(key);
      if (cached) return { ...cached, isCached: true };
      await beforeSearch();
      const response = await search({ ...fields, image }, createSignal());
      const answer = { json: Buffer.from(JSON.stringify(response)), recipeIds: response.recipes.map(({ id }) => id) };
      if (key !== null) cache.set(key, answer, answer.json.length);
      return { ...answer, isCached: false };
    },
  };
}

/** The category of the filters, else that of the course that the words wish for. */
function categoryOf(
  { category, subcategory }: AnalyzeFields,
  { course }: Understood,
): Pick<FindRequest, 'category' | 'subcategory'> {
  const isChosen = category !== 'None';
  const wished = course === null ? null : course === 'drink' ? 'Drinks' : 'Meals';
  return {
    category: isChosen ? category : wished,
    subcategory: subcategory === 'None' || subcategory === 'All' ? null : subcategory,
  };
}
