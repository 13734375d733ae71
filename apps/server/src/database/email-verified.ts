import { eq } from 'drizzle-orm';
import type { Database } from './create-database.ts';
import { users } from './schema.ts';

/** Remembers that something sent to a person's address came back. */
export async function markEmailVerified(database: Database, userId: string): Promise<void> {
  await database.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
