import { generatedImage } from '@larder/contract/image';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { mailboxOf } from '../../database/mailbox.ts';
import { acceptedImages, imageFeedback, users } from '../../database/schema.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import { findNewestGenerated } from './generated/data.ts';
import { MIN_AGREEING } from './limits.ts';

/** The pictures of recipes that were drawn for the user, by recipe id, the newest first. */
export async function findVersions(
  database: Database,
  user: SignedInUser,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const versions = new Map<string, string[]>();
  if (ids.length === 0) return versions;
  const rows = await database
    .select({ recipeId: imageFeedback.recipeId, image: imageFeedback.newImageUrl })
    .from(imageFeedback)
    .where(
      and(
        eq(imageFeedback.userId, user.id),
        inArray(imageFeedback.recipeId, [...ids]),
        isNotNull(imageFeedback.newImageUrl),
      ),
    )
    .orderBy(desc(imageFeedback.createdAt));
  for (const { recipeId, image } of rows) if (image) versions.set(recipeId, [...(versions.get(recipeId) ?? []), image]);
  return versions;
}

/**
 * Pictures that everyone sees, by recipe id: that a developer accepted, else that enough verified mailboxes agree on, else
 * the newest of an image model.
 */
export async function findEveryones(database: Database): Promise<Map<string, string>> {
  const accepted = await database
    .select({ recipeId: acceptedImages.recipeId, image: acceptedImages.imageUrl })
    .from(acceptedImages);
  const everyones = new Map<string, string>();
  for (const [recipeId, id] of await findNewestGenerated(database)) everyones.set(recipeId, generatedImage(id));
  for (const [recipeId, image] of await findAgreed(database)) everyones.set(recipeId, image);
  for (const { recipeId, image } of accepted) everyones.set(recipeId, image);
  return everyones;
}

/** By recipe id; of several that enough agree on, the one that most do. */
async function findAgreed(database: Database): Promise<Map<string, string>> {
  const newest = database
    .selectDistinctOn([imageFeedback.userId, imageFeedback.recipeId], {
      recipeId: imageFeedback.recipeId,
      image: imageFeedback.newImageUrl,
      isForEveryone: imageFeedback.isForEveryone,
      mailbox: mailboxOf(users.email).as('mailbox'),
    })
    .from(imageFeedback)
    .innerJoin(users, eq(users.id, imageFeedback.userId))
    .where(and(isNotNull(imageFeedback.newImageUrl), eq(users.emailVerified, true)))
    .orderBy(imageFeedback.userId, imageFeedback.recipeId, desc(imageFeedback.createdAt))
    .as('newest');
  const rows = await database
    .select({ recipeId: newest.recipeId, image: newest.image })
    .from(newest)
    .where(eq(newest.isForEveryone, true))
    .groupBy(newest.recipeId, newest.image)
    .having(sql`count(distinct ${newest.mailbox}) >= ${MIN_AGREEING}`)
    .orderBy(sql`count(distinct ${newest.mailbox})`);
  return new Map(rows.flatMap(({ recipeId, image }) => (image ? [[recipeId, image] as const] : [])));
}
