import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { imageFeedback } from '../../database/schema.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';

type Feedback = Omit<typeof imageFeedback.$inferInsert, 'id' | 'userId' | 'createdAt'>;

export async function addFeedback(database: Database, user: SignedInUser, feedback: Feedback, now: Date) {
  await database.insert(imageFeedback).values({ id: randomUUID(), userId: user.id, createdAt: now, ...feedback });
}

/** The number of a user's judgements and the size of their texts and addresses, in bytes. */
export async function measureFeedback(
  database: Database,
  user: SignedInUser,
): Promise<{ count: number; bytes: number }> {
  const { text, imageUrl, newImageUrl } = imageFeedback;
  const bytes = sql<string>`coalesce(sum(octet_length(concat(${text}, ${imageUrl}, ${newImageUrl}))), 0)`;
  const [row] = await database
    .select({ count: count(), bytes })
    .from(imageFeedback)
    .where(eq(imageFeedback.userId, user.id));
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) };
}
