import { desc, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '../database/create-database.ts';
import { savedRecipes, sessions, users, verifications } from '../database/schema.ts';

/** At most this many accounts are listed. */
const LISTED = 200;

export type ListedAccount = {
  id: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date;
  isDeveloper: boolean;
  lockedAt: Date | null;
  saved: number;
  sessions: number;
};

/** The newest accounts whose address or name contains the text; all where it is empty. */
export function findAccounts(database: Database, text: string): Promise<ListedAccount[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return database
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      isDeveloper: users.isDeveloper,
      lockedAt: users.lockedAt,
      saved: database.$count(savedRecipes, eq(savedRecipes.userId, users.id)),
      sessions: database.$count(sessions, eq(sessions.userId, users.id)),
    })
    .from(users)
    .where(or(ilike(users.email, pattern), ilike(users.name, pattern)))
    .orderBy(desc(users.createdAt))
    .limit(LISTED);
}

/** Changes an account; tells whether its address is verified. Null where there is no such one. */
export async function updateAccount(
  database: Database,
  email: string,
  changes: Partial<Pick<typeof users.$inferInsert, 'emailVerified' | 'isDeveloper'>>,
): Promise<{ isVerified: boolean } | null> {
  const [account] = await database
    .update(users)
    .set(changes)
    .where(eq(users.email, email))
    .returning({ isVerified: users.emailVerified });
  return account ?? null;
}

/** Keeps an account from signing in and ends its sessions; null lets it sign in again. False without such an account. */
export function setLocked(database: Database, email: string, lockedAt: Date | null): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [account] = await transaction
      .update(users)
      .set({ lockedAt })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    if (!account) return false;
    if (lockedAt !== null) await transaction.delete(sessions).where(eq(sessions.userId, account.id));
    return true;
  });
}

/** Deletes an account and everything stored about it. Returns its id; null where there is none. */
export function deleteAccount(database: Database, email: string): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
      .for('update');
    if (!account) return null;
    await transaction.delete(verifications).where(eq(verifications.value, account.id));
    await transaction.delete(users).where(eq(users.id, account.id));
    return account.id;
  });
}

/** Ends every session of an account. Null where there is no such account. */
export async function endSessions(database: Database, email: string): Promise<number | null> {
  const [account] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!account) return null;
  const ended = await database.delete(sessions).where(eq(sessions.userId, account.id)).returning({ id: sessions.id });
  return ended.length;
}
