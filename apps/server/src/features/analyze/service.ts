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
import type { Guess, Seen } from '@larder/vision/seen';
import { lru } from 'tiny-lru';
import { AppError } from '../../errors.ts';
import type { PhotoReader } from '../../vision/photo-reader.ts';
import type { RecipesService } from '../recipes/service.ts';
import { ANSWER_LIFE_MS, resolveRendering } from '../recipes/service.ts';

/** More than anybody scrolls through. */
const MOST_RECIPES = 24;
/** Answers kept ready in memory, for requests that come again. */
const ANSWERS_KEPT = 500;

/** An answer as it goes over the wire, the recipes in it, and whether it was ready. */
type Answer = { json: Buffer; ids: readonly string[]; repeated: boolean };

/** What a search is about: the contract's fields, and the bytes of a photo. */
type Question = AnalyzeFields & { image?: Buffer | undefined };

export type AnalyzeService = {
  /**
   * Finds recipes for ingredients, a photo of them, or a name.
   * Where there is work to do `admit` is asked first, and `signal` for what cuts it short.
   * @throws AppError BAD_REQUEST unless exactly one of the three is given; NO_INGREDIENTS_DETECTED; what
   * `PhotoReader` throws
   */
  analyze: (question: Question, work: { admit: () => Promise<void>; signal: () => AbortSignal }) => Promise<Answer>;
};

type What = Pick<AnalyzeResponse, 'ingredients' | 'notUnderstood'> & { unwanted: readonly string[] };

/** A search as stages: read, find, verify, present. */
export function createAnalyzeService(dependencies: {
  finder: RecipeService;
  kb: KnowledgeBase;
  recipes: Pick<RecipesService, 'keep'>;
  photos: PhotoReader;
}): AnalyzeService {
  const { finder, kb, recipes, photos } = dependencies;
  const answers = lru<Omit<Answer, 'repeated'>>(ANSWERS_KEPT, ANSWER_LIFE_MS);

  async function answer({ image, ...fields }: Question, signal: AbortSignal): Promise<AnalyzeResponse> {
    const { language, measurementSystem } = resolveRendering(fields.preferences);
    const { unwanted, ...what } = image
      ? whatIsSeen(await photos.look(image, signal), kb, language)
      : read(fields, kb, language);
    const asked = what.ingredients.map(({ id }) => id);
    const { excludedAllergens = [], dietTypes = [] } = fields.preferences;
    const preferences = { excludedAllergens: [...excludedAllergens, ...refusedAllergens(unwanted)], dietTypes };
    const isWanted = ({ recipe }: { recipe: CanonicalRecipe }): boolean => !hasAnyOf(recipe, unwanted, kb);

    const { drafts, exact, unsuited } = await finder.find(
      {
        ...(fields.recipeName === undefined
          ? { by: 'ingredients', ingredients: asked }
          : { by: 'name', name: fields.recipeName }),
        category: fields.category === 'None' ? null : fields.category,
        subcategory: fields.subcategory === 'None' || fields.subcategory === 'All' ? null : fields.subcategory,
        preferences,
        language,
      },
      signal,
    );
    signal.throwIfAborted();
    // Asked twice: a substitute can be what is not wanted, too.
    const verified = verifyDrafts(drafts.filter(isWanted), preferences, kb, MOST_RECIPES).filter(isWanted);
    await recipes.keep(verified.map(({ recipe }) => recipe));
    const have = fields.recipeName === undefined ? asked : null;
    return {
      ...what,
      leftOut: unwanted.map((id) => kb.name(id, language)),
      exact,
      unsuited: unsuited && renderRecipe(unsuited, { language, measurementSystem }, kb).title,
      recipes: verified.map(({ recipe, verdict }) =>
        presentRecipe(recipe, { verdict, have, language, measurementSystem }, kb),
      ),
    };
  }

  return {
    async analyze({ image, ...fields }, { admit, signal }) {
      if ([fields.ingredients, fields.recipeName, image].filter((given) => given !== undefined).length !== 1) {
        throw new AppError('BAD_REQUEST', 'Please send one of ingredients, image and recipeName.');
      }
      const key = image ? null : JSON.stringify(fields);
      const ready = key === null ? undefined : answers.get(key);
      if (ready) return { ...ready, repeated: true };
      await admit();
      const made = await answer({ ...fields, image }, signal());
      const kept = { json: Buffer.from(JSON.stringify(made)), ids: made.recipes.map(({ id }) => id) };
      if (key !== null) answers.set(key, kept);
      return { ...kept, repeated: false };
    },
  };
}

/** What the person wrote, as ingredients; for a name there are none. */
function read(fields: AnalyzeFields, kb: KnowledgeBase, language: Language): What {
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

/** What a photo shows, in the reader's language. */
function whatIsSeen(seen: readonly Seen[], kb: KnowledgeBase, language: Language): What {
  if (seen.length === 0) {
    throw new AppError('NO_INGREDIENTS_DETECTED', 'No ingredients detected. Please try a closer or a brighter photo.');
  }
  const toGuess = ({ ingredientId, confidence }: Guess) => ({
    id: ingredientId,
    name: kb.name(ingredientId, language),
    confidence,
  });
  const ingredients = seen.map(({ box, orElse, ...guess }) => ({
    ...toGuess(guess),
    text: null,
    box,
    orElse: orElse && toGuess(orElse),
  }));
  return { ingredients, notUnderstood: [], unwanted: [] };
}

function hasAnyOf({ lines }: CanonicalRecipe, unwanted: readonly string[], kb: KnowledgeBase): boolean {
  return lines.some(({ ingredient }) => ingredient && unwanted.some((id) => kb.isKindOf(ingredient, id)));
}
