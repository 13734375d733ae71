import { and, desc, eq, isNotNull, isNull, like, or } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { acceptedImages, imageFeedback } from '../../database/schema.ts';

/** At most this much feedback is listed. */
const LISTED = 100;

export type ListedFeedback = Pick<
  typeof imageFeedback.$inferSelect,
  'id' | 'userId' | 'recipeId' | 'text' | 'newImageUrl' | 'isUnderstood' | 'isForEveryone' | 'createdAt'
>;

/** Feedback with a text that no developer judged, the newest first. */
export function findOpenFeedback(database: Database): Promise<ListedFeedback[]> {
  return database
    .select()
    .from(imageFeedback)
    .where(and(isNull(imageFeedback.reviewedAt), isNotNull(imageFeedback.text), eq(imageFeedback.isAccurate, false)))
    .orderBy(desc(imageFeedback.createdAt))
    .limit(LISTED);
}

/** The feedback whose ids begin so, at most two. */
export function findFeedback(database: Database, idStart: string): Promise<ListedFeedback[]> {
  const pattern = `${idStart.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return database.select().from(imageFeedback).where(like(imageFeedback.id, pattern)).limit(2);
}

/** Shows everyone a picture from now on. */
export async function acceptFeedback(
  database: Database,
  { recipeId, imageUrl }: { recipeId: string; imageUrl: string },
  feedback: ListedFeedback,
  now: Date,
): Promise<void> {
  const accepted = { imageUrl, acceptedAt: now };
  await database.transaction(async (transaction) => {
    await transaction
      .insert(acceptedImages)
      .values({ recipeId, ...accepted })
      .onConflictDoUpdate({ target: acceptedImages.recipeId, set: accepted });
    await transaction.update(imageFeedback).set({ reviewedAt: now }).where(sameText(feedback));
  });
}

/** The picture no longer counts among those that users agree on. */
export async function dismissFeedback(database: Database, feedback: ListedFeedback, now: Date): Promise<void> {
  await database.update(imageFeedback).set({ reviewedAt: now, isForEveryone: false }).where(sameText(feedback));
}

/** Ends a developer's choice of the picture that everyone sees. False where there is none. */
export async function withdrawPicture(database: Database, recipeId: string): Promise<boolean> {
  const withdrawn = await database.delete(acceptedImages).where(eq(acceptedImages.recipeId, recipeId)).returning();
  return withdrawn.length > 0;
}

/** A text that was not understood is stored twice: as it was sent, and with the picture that was arranged anew. */
function sameText({ id, userId, recipeId, text }: ListedFeedback) {
  const { userId: user, recipeId: recipe, text: written } = imageFeedback;
  const isSame = eq(imageFeedback.id, id);
  return and(eq(user, userId), text === null ? isSame : or(isSame, and(eq(recipe, recipeId), eq(written, text))));
}
