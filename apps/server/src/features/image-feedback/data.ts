import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { imageFeedback } from '../../database/schema.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';

type Feedback = Omit<typeof imageFeedback.$inferInsert, 'id' | 'userId' | 'createdAt'>;

export async function addFeedback(database: Database, user: SignedInUser, feedback: Feedback, now: Date) {
  await database.insert(imageFeedback).values({ id: randomUUID(), userId: user.id, createdAt: now, ...feedback });
}

export async function countFeedback(database: Database, user: SignedInUser): Promise<number> {
  const [row] = await database.select({ count: count() }).from(imageFeedback).where(eq(imageFeedback.userId, user.id));
  return row?.count ?? 0;
}
