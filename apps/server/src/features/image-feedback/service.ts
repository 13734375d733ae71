import type { ImageFeedback, ImprovedImage } from '@larder/contract/image-feedback';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { applyFeedback, showsAllOf } from '@larder/illustrations/feedback/apply-feedback';
import { readFeedback } from '@larder/illustrations/feedback/read-feedback';
import { type DrawnImage, IMAGE_FOLDER, imagePath, readImageName } from '@larder/illustrations/image-path';
import { drawnImageOf } from '@larder/recipe-search/response/image-of';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import type { RecipePictures } from '../images/versions/recipe-pictures.ts';
import type { RecipesService } from '../recipes/service.ts';
import { addFeedback, measureFeedback } from './data.ts';
import { MAX_FEEDBACK, MAX_FEEDBACK_BYTES } from './limits.ts';

export type ImageFeedbackService = {
  /**
   * Keeps what a user said of a picture. A text that says what a drawing can show changes the picture that the user sees
   * from then on; null where it does not. "Accurate", said of an earlier picture, brings that one back.
   * @throws AppError NOT_FOUND for an unknown recipe; UNPROCESSABLE above `MAX_FEEDBACK` or `MAX_FEEDBACK_BYTES`
   */
  judge: (user: SignedInUser, feedback: ImageFeedback) => Promise<string | null>;
  /** Another picture of the same scene, arranged anew. @throws as `judge` */
  redraw: (user: SignedInUser, wish: ImprovedImage) => Promise<string>;
};

export function createImageFeedbackService(dependencies: {
  database: Database;
  recipes: Pick<RecipesService, 'canonical'>;
  pictures: RecipePictures;
  kb: KnowledgeBase;
  clock: () => Date;
}): ImageFeedbackService {
  const { database, recipes, pictures, kb, clock } = dependencies;

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

  return {
    async judge(user, { recipeId, imageUrl, isAccurate, feedbackText }) {
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
      const changes = drawn ? readFeedback(feedbackText) : [];
      const changed = drawn && applyFeedback(drawn.illustration, changes, partsOf(recipe, kb));
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
      const { original, shown, drawn } = await open(user, recipeId);
      const time = clock();
      const newImageUrl = drawn ? imagePath(drawn.illustration, `${recipeId} ${shown} ${time.getTime()}`) : original;
      const row = { recipeId, isAccurate: false, imageUrl: shown, text: feedbackText, newImageUrl };
      await addFeedback(database, user, { ...row, isUnderstood: false, isForEveryone: false }, time);
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
