import type { Illustration } from '@larder/contract/dish/illustration';
import type { ImageFeedback, ImprovedImage } from '@larder/contract/image-feedback';
import { FALLBACK_LANGUAGE } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { findNamedFoods } from '@larder/food/parsing/named-foods';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { applyFeedback, showsAllOf } from '@larder/illustrations/feedback/apply-feedback';
import type { FeedbackClassifier } from '@larder/illustrations/feedback/classifier/classify';
import { loadFeedbackClassifier } from '@larder/illustrations/feedback/classifier/load-classifier';
import { isFeedback, readFeedback } from '@larder/illustrations/feedback/read-feedback';
import { imagePath, readImagePath, seedOf } from '@larder/illustrations/image-path';
import { drawnImageOf } from '@larder/recipe-search/response/image-of';
import { createKindParts, pictureFactsOf } from '@larder/recipe-search/response/picture-facts-of';
import { ModelFailure, toAppError } from '../../ai/calls/model-failure.ts';
import type { AssistedFeedbackReader } from '../../ai/feedback/assisted-feedback-reader.ts';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import type { GeneratedImages } from '../images/generated/generated-images.ts';
import type { StoredImages } from '../images/generated/stored-images.ts';
import { GENERATED_IMAGES_PER_ACCOUNT } from '../images/limits.ts';
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
  /** Another picture of the same scene, arranged anew; with an image model, of the scene that the text asks for. @throws as `judge` */
  redraw: (user: SignedInUser, wish: ImprovedImage, address: string) => Promise<string>;
};

export function createImageFeedbackService(dependencies: {
  database: Database;
  recipes: Pick<RecipesService, 'canonical' | 'mustExist'>;
  pictures: RecipePictures;
  kb: KnowledgeBase;
  languageOf: PreferencesService['languageOf'];
  stored: StoredImages;
  /** Null without an image model. */
  generated: GeneratedImages | null;
  limiter: RateLimiter;
  /** Null without a language model. */
  readByModel: AssistedFeedbackReader | null;
  clock: () => Date;
}): ImageFeedbackService {
  const { database, recipes, pictures, stored, generated, limiter, kb, languageOf, readByModel, clock } = dependencies;
  const kinds = createKindParts(kb);
  let classifier: Promise<FeedbackClassifier> | null = null;

  async function open(user: SignedInUser, recipeId: string) {
    const { recipe, isPublic } = await recipes.canonical(user, recipeId);
    const { count, bytes } = await measureFeedback(database, user);
    if (count >= MAX_FEEDBACK || bytes >= MAX_FEEDBACK_BYTES) {
      throw new AppError('UNPROCESSABLE', 'More judgements of pictures can not be kept for this account.');
    }
    const original = drawnImageOf(recipe, kb);
    const shown = (await pictures.shownTo(user, [recipeId])).get(recipeId) ?? original;
    const drawn = readImagePath(shown) ?? (await stored.sceneOf(shown)) ?? readImagePath(original);
    return { recipe, isPublic, original, shown, drawn };
  }

  /** The language model is asked for what neither the phrase rules nor the classifier can read. */
  async function read(
    user: SignedInUser,
    { recipe, illustration }: { recipe: CanonicalRecipe; illustration: Illustration },
    text: string,
    address: string,
  ) {
    const language = (await languageOf(user.id)) ?? FALLBACK_LANGUAGE;
    classifier ??= loadFeedbackClassifier();
    const changes = readFeedback(
      text,
      (clause, isOther) => findNamedFoods(clause, kb, language, isOther),
      pictureFactsOf(recipe, illustration, { kb, language, partsOfFood: kinds }),
      await classifier,
    );
    if (changes.length > 0 || readByModel === null || !isFeedback(text)) return changes;
    const ingredients = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
    return readByModel({ text, ingredients }, { userId: user.id, address });
  }

  /** With an image model, `judge` leaves the picture to this second call, which has the time for it. */
  async function regenerate(
    images: GeneratedImages,
    user: SignedInUser,
    { recipeId, feedbackText: text }: Pick<ImprovedImage, 'recipeId' | 'feedbackText'>,
    address: string,
  ): Promise<string> {
    const { recipe, isPublic, original, shown, drawn } = await open(user, recipeId);
    const first = readImagePath(original);
    if (!drawn || !first) throw new AppError('NOT_FOUND', 'This recipe has no drawing.');
    await limiter.count(GENERATED_IMAGES_PER_ACCOUNT, user.id);
    const changes = await read(user, { recipe, illustration: drawn.illustration }, text, address);
    const scene = applyFeedback(drawn.illustration, changes, { own: partsOf(recipe, kb), partsOfFood: kinds });
    const newImageUrl = await images.generate(recipe, scene, { isForEveryone: false }).catch((error: unknown) => {
      throw error instanceof ModelFailure ? toAppError(error) : error;
    });
    const isForEveryone = isPublic && showsAllOf(scene, first.illustration);
    const row = { recipeId, isAccurate: false, imageUrl: shown, text, newImageUrl };
    await addFeedback(database, user, { ...row, isUnderstood: changes.length > 0, isForEveryone }, clock());
    return newImageUrl;
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
      if (generated) {
        const kept = { ...row, newImageUrl: null, isUnderstood: false, isForEveryone: false };
        await addFeedback(database, user, kept, clock());
        return null;
      }
      const changes = drawn
        ? await read(user, { recipe, illustration: drawn.illustration }, feedbackText, address)
        : [];
      const changed =
        drawn && applyFeedback(drawn.illustration, changes, { own: partsOf(recipe, kb), partsOfFood: kinds });
      const path = changed && imagePath({ illustration: changed, seed: drawn.seed });
      const newImageUrl = changed && imagePath(drawn) !== path ? path : null;
      const first = readImagePath(original);
      const isForEveryone =
        isPublic && newImageUrl !== null && !!changed && !!first && showsAllOf(changed, first.illustration);
      const kept = { ...row, newImageUrl, isUnderstood: changes.length > 0, isForEveryone };
      await addFeedback(database, user, kept, clock());
      return newImageUrl;
    },

    async redraw(user, { recipeId, feedbackText }, address) {
      if (generated) return regenerate(generated, user, { recipeId, feedbackText }, address);
      const { isPublic, original, shown, drawn } = await open(user, recipeId);
      const time = clock();
      const first = readImagePath(original);
      const isForEveryone = isPublic && !!drawn && !!first && showsAllOf(drawn.illustration, first.illustration);
      const newImageUrl = drawn
        ? imagePath({ ...drawn, seed: seedOf(`${recipeId} ${shown} ${time.getTime()}`) })
        : original;
      const row = { recipeId, isAccurate: false, imageUrl: shown, text: feedbackText, newImageUrl };
      await addFeedback(database, user, { ...row, isUnderstood: false, isForEveryone }, time);
      return newImageUrl;
    },
  };
}

/** What the recipe's ingredients are drawn as. */
function partsOf({ lines }: CanonicalRecipe, kb: KnowledgeBase): Set<string> {
  return new Set(
    lines.flatMap(({ ingredient }) =>
      ingredient === null ? [] : [...(kb.get(ingredient)?.drawnAs ?? []), ...(ingredient === 'ice' ? ['ice'] : [])],
    ),
  );
}
