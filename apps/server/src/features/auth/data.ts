import { randomUUID } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { credentials, PASSWORD_PROVIDER, sessions, users, verifications } from '../../database/schema.ts';
import type { SignedInUser } from './sessions/session-reader.ts';

type AccountAddress = { id: string; email: string };

export async function findAccountByEmail(database: Database, email: string): Promise<AccountAddress | null> {
  const [account] = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email));
  return account ?? null;
}

export async function addResetToken(
  database: Database,
  { userId, tokenHash, expiresAt }: { userId: string; tokenHash: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  const row = { id: randomUUID(), identifier: tokenHash, value: userId, expiresAt, createdAt: now, updatedAt: now };
  await database.insert(verifications).values(row);
}

/** The account that an unexpired reset token was issued for. */
export async function findResetAccount(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<AccountAddress | null> {
  const [account] = await database
    .select({ id: users.id, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(and(eq(verifications.identifier, tokenHash), gt(verifications.expiresAt, now)));
  return account ?? null;
}

/**
 * Uses a reset token: sets the password, marks the address as verified and ends every session. Sign-ins through an
 * OpenID provider that were added before the address was verified may be someone else's and are removed.
 * False, and nothing is changed, where the token was used meanwhile or the account has another address by now.
 */
export async function resetPassword(
  database: Database,
  { id, email, tokenHash, passwordHash }: AccountAddress & { tokenHash: string; passwordHash: string },
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ emailVerified: users.emailVerified })
      .from(users)
      .where(and(eq(users.id, id), eq(users.email, email)))
      .for('update');
    if (!account) return false;
    const used = await transaction
      .delete(verifications)
      .where(and(eq(verifications.identifier, tokenHash), gt(verifications.expiresAt, now)))
      .returning({ id: verifications.id });
    if (used.length === 0) return false;
    await setPassword(transaction, id, passwordHash, now);
    if (!account.emailVerified) {
      await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, id));
      await transaction
        .delete(credentials)
        .where(and(eq(credentials.userId, id), ne(credentials.providerId, PASSWORD_PROVIDER)));
    }
    await transaction.delete(sessions).where(eq(sessions.userId, id));
    return true;
  });
}

async function setPassword(database: Database, userId: string, passwordHash: string, now: Date): Promise<void> {
  await database
    .insert(credentials)
    .values({
      id: randomUUID(),
      userId,
      providerId: PASSWORD_PROVIDER,
      accountId: userId,
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password: passwordHash, updatedAt: now },
    });
}

/** Null for an account without a password. */
export async function findPasswordHash(database: Database, user: SignedInUser): Promise<string | null> {
  const [row] = await database
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, user.id), eq(credentials.providerId, PASSWORD_PROVIDER)));
  return row?.password ?? null;
}

/** Sets the password, and ends every other session and every reset link. */
export async function updatePassword(
  database: Database,
  user: SignedInUser,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(credentials)
      .set({ password: passwordHash, updatedAt: now })
      .where(and(eq(credentials.userId, user.id), eq(credentials.providerId, PASSWORD_PROVIDER)));
    await transaction.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, user.session.id)));
    await transaction.delete(verifications).where(eq(verifications.value, user.id));
  });
}
