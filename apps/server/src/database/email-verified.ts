import { and, eq, ne } from 'drizzle-orm';
import type { Database } from './create-database.ts';
import { credentials, PASSWORD_PROVIDER, users } from './schema.ts';

/**
 * Remembers that a link sent to a person's address came back, if they still have that address. Whoever had the account
 * before that may have been someone else: their ways in at outside providers go.
 */
export async function markEmailVerified(database: Database, userId: string, email: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const newly = await transaction
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (newly.length === 0) return;
    await transaction
      .delete(credentials)
      .where(and(eq(credentials.userId, userId), ne(credentials.providerId, PASSWORD_PROVIDER)));
  });
}
