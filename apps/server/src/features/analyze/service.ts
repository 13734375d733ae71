import type { AnalyzeFields, AnalyzeResponse } from '@larder/contract/analyze';
import type { Language } from '@larder/contract/language';
import type { Recipe } from '@larder/contract/recipe';
import type { Understood } from '@larder/contract/search/understood';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import type { Adapted } from '@larder/recipe-search/adaptation/adapt-recipe';
import { findByNames } from '@larder/recipe-search/find-by-names';
import type { FindRequest, Found, RecipeService } from '@larder/recipe-search/recipe-service';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import { verifyOpenings } from '@larder/recipe-search/response/verify-openings';
import { applyWishes } from '@larder/recipe-search/wishes/apply-wishes';
import { typeset } from '@larder/text/typography';
import type { AssistantUse } from '../../ai/assistant.ts';
import type { Spender } from '../../ai/cost/budget.ts';
import type { AssistedPhotoReader } from '../../ai/photo/assisted-photo-reader.ts';
import { createByteCache } from '../../cache/byte-cache.ts';
import { AppError } from '../../errors/app-error.ts';
import type { SlicedWork, TimeSlicer } from '../../event-loop/time-slicer.ts';
import { createRepeatedBytes, type RepeatedBytes } from '../../http/repeated-bytes.ts';
import { resolveRendering } from '../recipes/rendering/rendering-options.ts';
import type { RecipesService } from '../recipes/service.ts';
import { ANSWER_LIFETIME_MS } from '../recipes/stored/kept-recipes.ts';
import {
  answerWithAssistant,
  isRepeatable,
  type SendEvent,
  type SuggestionSearch,
} from './assistant/suggested-recipes.ts';
import type { SearchForm } from './form/search-form.ts';
import { noIngredients, readPhoto, readWords, type SearchInput } from './input/search-input.ts';
import { COMPRESSED_SHARE, MAX_CACHED_BYTES, MAX_RECIPES } from './limits.ts';
import { answerJson } from './response/answer-json.ts';

/** A serialized response and the ids of its recipes (docs/decisions/0003-search-response-cache.md). */
type SerializedAnswer = { json: RepeatedBytes; recipeIds: readonly string[] };

export type AnalyzeService = {
  /**
   * Finds recipes for ingredients, a photo of them, or a name. `beforeSearch` and `createSignal` are only called where
   * the answer is not cached; the signal aborts the search.
   * @throws AppError BAD_REQUEST unless exactly one of the three is given; NO_INGREDIENTS_DETECTED; what
   * `PhotoReader` throws
   */
  analyze: (form: SearchForm, hooks: SearchHooks) => Promise<SerializedAnswer & { isCached: boolean }>;
};

type SearchHooks = {
  beforeSearch: () => Promise<void>;
  createSignal: () => AbortSignal;
  /** Whose budget a language model's tokens are counted to. */
  spender: Spender;
  /** Null: the answer is sent as a whole. */
  send: SendEvent | null;
};

/** A search in stages: read the input, find drafts, verify them, present them. */
export function createAnalyzeService(dependencies: {
  recipeService: RecipeService;
  kb: KnowledgeBase;
  recipes: Pick<RecipesService, 'keep' | 'deletedAmong' | 'isStoreAway'>;
  photos: AssistedPhotoReader;
  slicer: TimeSlicer;
  metrics: { cachedAnswers: { set: (bytes: number) => void } };
  /** The size of the answers in memory. */
  maxCachedBytes?: number | undefined;
  /** Null: the built-in service answers alone. */
  assistantUse: AssistantUse | null;
}): AnalyzeService {
  const {
    recipeService,
    kb,
    recipes,
    photos,
    slicer,
    metrics,
    maxCachedBytes = MAX_CACHED_BYTES,
    assistantUse,
  } = dependencies;
  const cache = createByteCache<SerializedAnswer>({ maxBytes: maxCachedBytes, ttlMs: ANSWER_LIFETIME_MS });

  async function search({ image, ...fields }: SearchForm, hooks: SearchHooks): Promise<AnalyzeResponse> {
    const signal = hooks.createSignal();
    const work = slicer.start(hooks.spender.address, { isShort: true });
    await work.nextSlice();
    const { language, measurementSystem } = resolveRendering(fields.preferences);
    const input = image
      ? readPhoto(
          await photos.detectIngredients(image, {
            client: hooks.spender.address,
            userId: hooks.spender.userId,
            signal,
          }),
          fields,
          kb,
          language,
        )
      : readWords(fields, kb, language);
    if (input.have?.length === 0) return withoutRecipes(input);
    const found = await find(input, fields, language, { signal, work });
    signal.throwIfAborted();
    await work.nextSlice();
    if (fields.ingredients !== undefined && input.have === null && !found.exact) throw noIngredients();
    const { have, recipeNames: _names, restrictions, ...answered } = input;
    const drafts = found.drafts.map(({ recipe }) => recipe);
    const wished = applyWishes(drafts, input.understood, have ?? [], kb);
    const openable = found.openings ?? [];
    const deleted = await recipes.deletedAmong(
      [...wished.recipes, ...openable.flatMap(({ drafts }) => drafts.map(({ recipe }) => recipe))].map(({ id }) => id),
    );
    const verified = verifyDrafts(
      wished.recipes.filter(({ id }) => !deleted.has(id)).map((recipe) => ({ recipe })),
      restrictions,
      kb,
      MAX_RECIPES,
    );
    const servings = input.understood.servings ?? undefined;
    const present = ({ recipe, verdict }: Adapted) =>
      presentRecipe(recipe, { verdict, have, language, measurementSystem, servings }, kb);
    const opened = verifyOpenings(
      openable,
      { restrictions, understood: input.understood, have: have ?? [], deleted },
      kb,
    );
    await work.nextSlice();
    // With a language model, most of the composed dishes are not shown.
    const certain = assistantUse === null ? verified : [];
    await recipes.keep([...certain, ...opened.flatMap((opening) => opening.recipes)].map(({ recipe }) => recipe));
    const openings = opened.map(({ ingredient, recipes }) => ({
      ingredient,
      name: kb.name(ingredient, language, 2),
      recipes: recipes.map(present),
    }));
    const response = {
      ...answered,
      ...(openings.length > 0 && { openings }),
      unmet: wished.unmet,
      exact: found.exact,
      unsuited:
        found.unsuited && typeset(renderRecipe(found.unsuited, { language, measurementSystem }, kb).title, language),
    };
    if (assistantUse === null) return { ...response, recipes: verified.map(present) };
    const request = recipeRequestOf(input, fields, language);
    const builtIn = { recipes: verified, response };
    const { spender, send } = hooks;
    const { keep } = recipes;
    return answerWithAssistant(assistantUse, { request, builtIn, present, keep, spender, signal, send }, kb);
  }

  /** By the foods, or by the first of the names that is exactly a dish's; else the nearest to the name itself. */
  async function find(
    { have, recipeNames, restrictions, understood }: SearchInput,
    fields: AnalyzeFields,
    language: Language,
    { signal, work }: { signal: AbortSignal; work: SlicedWork },
  ): Promise<Found> {
    const sliced: RecipeService = {
      async find(...query) {
        await work.nextSlice();
        return recipeService.find(...query);
      },
    };
    const { equipment } = understood;
    const request = { ...categoryOf(fields, understood), preferences: restrictions, language, equipment };
    if (have !== null) return sliced.find({ ...request, by: 'ingredients', ingredients: have }, signal);
    return findByNames(sliced, recipeNames, request, signal);
  }

  return {
    async analyze({ image, ...fields }, hooks) {
      if ([fields.ingredients, fields.recipeName, image].filter((given) => given !== undefined).length !== 1) {
        throw new AppError('BAD_REQUEST', 'Please send one of ingredients, image and recipeName.');
      }
      const key = image ? null : JSON.stringify(fields);
      const cached = key === null ? undefined : cache.get(key);
      if (cached && (await recipes.deletedAmong(cached.recipeIds)).size === 0) return { ...cached, isCached: true };
      await hooks.beforeSearch();
      const response = await search({ ...fields, image }, hooks);
      const answer = {
        json: createRepeatedBytes(answerJson(response)),
        recipeIds: recipesOf(response).map(({ id }) => id),
      };
      if (key !== null && isRepeatable(response) && !recipes.isStoreAway()) {
        cache.set(key, answer, answer.json.length * (1 + COMPRESSED_SHARE));
      }
      metrics.cachedAnswers.set(cache.size());
      return { ...answer, isCached: false };
    },
  };
}

/** The answer to a photo in which everything still has to be named. */
function withoutRecipes({
  have: _have,
  recipeNames: _names,
  restrictions: _,
  ...answered
}: SearchInput): AnalyzeResponse {
  return { ...answered, recipes: [], unmet: [], exact: true, unsuited: null };
}

/** The recipes of an answer, those that one more ingredient opens included. */
function recipesOf({ recipes, openings = [] }: AnalyzeResponse): Recipe[] {
  return [...recipes, ...openings.flatMap((opening) => opening.recipes)];
}

/** What a language model is asked for. */
function recipeRequestOf(
  { have, recipeNames, restrictions, understood, notUnderstood }: SearchInput,
  fields: AnalyzeFields,
  language: Language,
): SuggestionSearch['request'] {
  return {
    have,
    dish: have === null ? (recipeNames[0] ?? null) : null,
    unknownWords: notUnderstood.filter(({ kind }) => kind === 'food').map(({ text }) => text),
    restrictions,
    understood,
    ...categoryOf(fields, understood),
    language,
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
