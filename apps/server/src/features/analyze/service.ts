import type { AnalyzeFields, AnalyzeResponse } from '@larder/contract/analyze';
import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { refusedAllergens } from '@larder/food/verifier/allergen-namesakes';
import type { RecipeService } from '@larder/recipe-search/recipe-service';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import type { Detection, IngredientGuess } from '@larder/vision/detection';
import { lru } from 'tiny-lru';
import { AppError } from '../../errors/app-error.ts';
import type { PhotoReader } from '../../vision/photo-reader.ts';
import { resolveRendering } from '../recipes/rendering/rendering-options.ts';
import { ANSWER_LIFETIME_MS, type RecipesService } from '../recipes/service.ts';
import type { SearchForm } from './form/search-form.ts';
import { MAX_RECIPES } from './limits.ts';

/** Answers kept in memory. */
const CACHED_ANSWERS = 500;

/** A serialized response and the ids of its recipes (docs/decisions/0003-answers-kept-as-bytes.md). */
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

/** The ingredients a search is about. `unwanted` are ids of what the text excludes ("no peanuts"). */
type SearchInput = Pick<AnalyzeResponse, 'ingredients' | 'notUnderstood'> & { unwanted: readonly string[] };

/** A search in stages: read the input, find drafts, verify them, present them. */
export function createAnalyzeService(dependencies: {
  recipeService: RecipeService;
  kb: KnowledgeBase;
  recipes: Pick<RecipesService, 'keep'>;
  photos: PhotoReader;
}): AnalyzeService {
  const { recipeService, kb, recipes, photos } = dependencies;
  const cache = lru<SerializedAnswer>(CACHED_ANSWERS, ANSWER_LIFETIME_MS);

  async function search({ image, ...fields }: SearchForm, signal: AbortSignal): Promise<AnalyzeResponse> {
    const { language, measurementSystem } = resolveRendering(fields.preferences);
    const { unwanted, ...input } = image
      ? readDetections(await photos.detectIngredients(image, signal), kb, language)
      : readText(fields, kb, language);
    const ingredientIds = input.ingredients.map(({ id }) => id);
    const { excludedAllergens = [], dietTypes = [] } = fields.preferences;
    const preferences = { excludedAllergens: [...excludedAllergens, ...refusedAllergens(unwanted)], dietTypes };
    const isWanted = ({ recipe }: { recipe: CanonicalRecipe }): boolean => !hasAnyOf(recipe, unwanted, kb);

    const { drafts, exact, unsuited } = await recipeService.find(
      {
        ...(fields.recipeName === undefined
          ? { by: 'ingredients', ingredients: ingredientIds }
          : { by: 'name', name: fields.recipeName }),
        category: fields.category === 'None' ? null : fields.category,
        subcategory: fields.subcategory === 'None' || fields.subcategory === 'All' ? null : fields.subcategory,
        preferences,
        language,
      },
      signal,
    );
    signal.throwIfAborted();
    // Filtered again after the verification, because a substitute may be unwanted too.
    const verified = verifyDrafts(drafts.filter(isWanted), preferences, kb, MAX_RECIPES).filter(isWanted);
    await recipes.keep(verified.map(({ recipe }) => recipe));
    const have = fields.recipeName === undefined ? ingredientIds : null;
    return {
      ...input,
      leftOut: unwanted.map((id) => kb.name(id, language)),
      exact,
      unsuited: unsuited && renderRecipe(unsuited, { language, measurementSystem }, kb).title,
      recipes: verified.map(({ recipe, verdict }) =>
        presentRecipe(recipe, { verdict, have, language, measurementSystem }, kb),
      ),
    };
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
      if (key !== null) cache.set(key, answer);
      return { ...answer, isCached: false };
    },
  };
}

/** The ingredients in a typed text; none for a search by name. @throws AppError NO_INGREDIENTS_DETECTED */
function readText(fields: AnalyzeFields, kb: KnowledgeBase, language: Language): SearchInput {
  if (fields.ingredients === undefined) return { ingredients: [], notUnderstood: [], unwanted: [] };
  const { ingredients, notUnderstood, excluded } = readIngredients(fields.ingredients, kb, language);
  if (ingredients.length === 0) {
    throw new AppError('NO_INGREDIENTS_DETECTED', 'No ingredients detected. Please name some food or drink you have.');
  }
  return {
    ingredients: ingredients.map(({ id, confidence, text }) => ({
      id,
      name: kb.name(id, language),
      confidence,
      text,
    })),
    notUnderstood,
    unwanted: excluded,
  };
}

/** The ingredients in a photo, as the contract has them. @throws AppError NO_INGREDIENTS_DETECTED */
function readDetections(detections: readonly Detection[], kb: KnowledgeBase, language: Language): SearchInput {
  if (detections.length === 0) {
    throw new AppError('NO_INGREDIENTS_DETECTED', 'No ingredients detected. Please try a closer or a brighter photo.');
  }
  const toNamed = ({ ingredientId, confidence }: IngredientGuess) => ({
    id: ingredientId,
    name: kb.name(ingredientId, language),
    confidence,
  });
  const ingredients = detections.map(({ box, alternative, ...guess }) => ({
    ...toNamed(guess),
    text: null,
    box,
    orElse: alternative && toNamed(alternative),
  }));
  return { ingredients, notUnderstood: [], unwanted: [] };
}

function hasAnyOf({ lines }: CanonicalRecipe, unwanted: readonly string[], kb: KnowledgeBase): boolean {
  return lines.some(({ ingredient }) => ingredient && unwanted.some((id) => kb.isKindOf(ingredient, id)));
}
