import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import type { ImageFeedback, ImprovedImage } from '@larder/contract/image-feedback';
import { FALLBACK_LANGUAGE } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { findNamedFoods } from '@larder/food/parsing/named-foods';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { applyFeedback, type FoodParts, showsAllOf } from '@larder/illustrations/feedback/apply-feedback';
import { isFeedback, readFeedback } from '@larder/illustrations/feedback/read-feedback';
import { type DrawnImage, IMAGE_FOLDER, imagePath, readImageName } from '@larder/illustrations/image-path';
import { drawnImageOf } from '@larder/recipe-search/response/image-of';
import type { AssistedFeedbackReader } from '../../ai/feedback/assisted-feedback-reader.ts';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import type { RecipePictures } from '../images/versions/recipe-pictures.ts';
import type { PreferencesService } from '../preferences/service.ts';
import type { RecipesService } from '../recipes/service.ts';
import { addFeedback, measureFeedback } from './data.ts';
import { MAX_FEEDBACK, MAX_FEEDBACK_BYTES } from './limits.ts';

export type ImageFeedbackService = {
  /** @throws AppError NOT_FOUND for a recipe that not everyone can see */
  mustExist: (recipeId: string) => Promise<void>;
  /**
   * Keeps what a user said of a picture. A text that says what a drawing can show changes the picture that the user sees
   * from then on; null where it does not. "Accurate", said of an earlier picture, brings that one back.
   * @throws AppError NOT_FOUND for an unknown recipe; UNPROCESSABLE above `MAX_FEEDBACK` or `MAX_FEEDBACK_BYTES`
   */
  judge: (user: SignedInUser, feedback: ImageFeedback, address: string) => Promise<string | null>;
  /** Another picture of the same scene, arranged anew. @throws as `judge` */
  redraw: (user: SignedInUser, wish: ImprovedImage) => Promise<string>;
};

export function createImageFeedbackService(dependencies: {
  database: Database;
  recipes: Pick<RecipesService, 'canonical' | 'mustExist'>;
  pictures: RecipePictures;
  kb: KnowledgeBase;
  languageOf: PreferencesService['languageOf'];
  /** Null without a language model. */
  readByModel: AssistedFeedbackReader | null;
  clock: () => Date;
}): ImageFeedbackService {
  const { database, recipes, pictures, kb, languageOf, readByModel, clock } = dependencies;
  const kinds = createKindParts(kb);

  async function open(user: SignedInUser, recipeId: string) {
    const { recipe, isPublic } = await recipes.canonical(user, recipeId);
    const { count, bytes } = await measureFeedback(database, user);
    if (count >= MAX_FEEDBACK || bytes >= MAX_FEEDBACK_BYTES) {
      throw new AppError('UNPROCESSABLE', 'More judgements of pictures can not be kept for this account.');
    }
    const original = drawnImageOf(recipe, kb);
    const shown = (await pictures.shownTo(user, [recipeId])).get(recipeId) ?? original;
    return { recipe, isPublic, original, shown, drawn: drawnAt(shown) ?? drawnAt(original) };
  }

  /** The language model is asked for what the grammar can't read. */
  async function read(user: SignedInUser, recipe: CanonicalRecipe, text: string, address: string) {
    const language = (await languageOf(user.id)) ?? FALLBACK_LANGUAGE;
    const changes = readFeedback(text, (clause, isOther) => findNamedFoods(clause, kb, language, isOther));
    if (changes.length > 0 || readByModel === null || !isFeedback(text)) return changes;
    const ingredients = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
    return readByModel({ text, ingredients }, { userId: user.id, address });
  }

  return {
    mustExist: (recipeId) => recipes.mustExist(null, recipeId),

    async judge(user, { recipeId, imageUrl, isAccurate, feedbackText }, address) {
      const { recipe, isPublic, original, shown, drawn } = await open(user, recipeId);
      const row = { recipeId, isAccurate, imageUrl, text: feedbackText ?? null };
      if (isAccurate || !feedbackText) {
        const versions = await pictures.versions(user, recipeId);
        const isEarlier = imageUrl !== shown && [...versions, original].includes(imageUrl);
        const newImageUrl = isAccurate && isEarlier ? imageUrl : null;
        const kept = { ...row, newImageUrl, isUnderstood: true, isForEveryone: false };
        await addFeedback(database, user, kept, clock());
        return newImageUrl;
      }
      const changes = drawn ? await read(user, recipe, feedbackText, address) : [];
      const changed =
        drawn && applyFeedback(drawn.illustration, changes, { own: partsOf(recipe, kb), partsOfFood: kinds });
      const path = changed && imagePath(changed, recipeId);
      const newImageUrl = changed && imagePath(drawn.illustration, recipeId) !== path ? path : null;
      const first = drawnAt(original);
      const isForEveryone =
        isPublic && newImageUrl !== null && !!changed && !!first && showsAllOf(changed, first.illustration);
      const kept = { ...row, newImageUrl, isUnderstood: changes.length > 0, isForEveryone };
      await addFeedback(database, user, kept, clock());
      return newImageUrl;
    },

    async redraw(user, { recipeId, feedbackText }) {
      const { isPublic, original, shown, drawn } = await open(user, recipeId);
      const time = clock();
      const first = drawnAt(original);
      const isForEveryone = isPublic && !!drawn && !!first && showsAllOf(drawn.illustration, first.illustration);
      const newImageUrl = drawn ? imagePath(drawn.illustration, `${recipeId} ${shown} ${time.getTime()}`) : original;
      const row = { recipeId, isAccurate: false, imageUrl: shown, text: feedbackText, newImageUrl };
      await addFeedback(database, user, { ...row, isUnderstood: false, isForEveryone }, time);
      return newImageUrl;
    },
  };
}

function drawnAt(imageUrl: string): DrawnImage | null {
  if (!imageUrl.startsWith(IMAGE_FOLDER)) return null;
  return readImageName(imageUrl.slice(IMAGE_FOLDER.length).replace(/\.svg$/, ''));
}

/** What the recipe's ingredients are drawn as. */
function partsOf({ lines }: CanonicalRecipe, kb: KnowledgeBase): Set<string> {
  return new Set(
    lines.flatMap(({ ingredient }) =>
      ingredient === null ? [] : [...(kb.get(ingredient)?.drawnAs ?? []), ...(ingredient === 'ice' ? ['ice'] : [])],
    ),
  );
}

/** The parts that a food and the kinds of it are drawn as, computed once for each food. */
function createKindParts(kb: KnowledgeBase): FoodParts['partsOfFood'] {
  const known = new Map<string, IngredientPart[]>();
  return (food) => {
    const parts = known.get(food) ?? [
      ...new Set(kb.all.flatMap(({ id, drawnAs = [] }) => (kb.isKindOf(id, food) ? drawnAs : []))),
    ];
    known.set(food, parts);
    return parts;
  };
}
