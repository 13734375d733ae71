import { randomUUID } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
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

/**
 * Sets the password and moves its sessions to the new version, in one statement: a key of distributed tables can not
 * change by a cascade.
 */
async function setPassword(database: Database, userId: string, passwordHash: string, now: Date): Promise<void> {
  const password = {
    id: randomUUID(),
    userId,
    providerId: PASSWORD_PROVIDER,
    accountId: userId,
    password: passwordHash,
    createdAt: now,
    updatedAt: now,
  };
  const changed = database.$with('changed').as(
    database
      .insert(credentials)
      .values(password)
      .onConflictDoUpdate({
        target: [credentials.providerId, credentials.accountId, credentials.userId],
        set: { password: passwordHash, version: sql`${credentials.version} + 1`, updatedAt: now },
      })
      .returning({ id: credentials.id, version: credentials.version }),
  );
  await database
    .with(changed)
    .update(sessions)
    .set({ credentialVersion: sql`${changed.version}` })
    .from(changed)
    .where(and(eq(sessions.userId, userId), eq(sessions.credentialId, changed.id)));
}

/** A stored password hash with its version, which changes with the password. */
export type StoredPassword = { credentialId: string; credentialVersion: number; hash: string };

/** The password of the account with this email; null for an unknown one, and one without a password. */
export async function findPasswordByEmail(
  database: Database,
  email: string,
): Promise<(StoredPassword & { userId: string; lockedAt: Date | null }) | null> {
  const [account] = await database
    .select({ userId: users.id, lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.email, email));
  // Also for an unknown address, so that both take the same time.
  const password = await findPassword(database, { id: account?.userId ?? '' });
  return account && password ? { ...account, ...password } : null;
}

/** Null for an account without a password. */
export async function findPassword(database: Database, user: Pick<SignedInUser, 'id'>): Promise<StoredPassword | null> {
  const [row] = await database
    .select({ credentialId: credentials.id, credentialVersion: credentials.version, hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, user.id), eq(credentials.providerId, PASSWORD_PROVIDER)));
  return row && row.hash !== null ? { ...row, hash: row.hash } : null;
}

/** Locks the account for the rest of the transaction; false where its password has another version by now. */
export async function lockPassword(
  transaction: Database,
  user: SignedInUser,
  { credentialId, credentialVersion }: Pick<StoredPassword, 'credentialId' | 'credentialVersion'>,
): Promise<boolean> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
  const current = await transaction
    .select({ id: credentials.id })
    .from(credentials)
    .where(
      and(
        eq(credentials.userId, user.id),
        eq(credentials.id, credentialId),
        eq(credentials.version, credentialVersion),
      ),
    );
  return current.length > 0;
}

/**
 * Sets the password, and ends every other session and every reset link. False, and nothing is changed, where the
 * stored password is no longer `stored`.
 */
export async function updatePassword(
  database: Database,
  user: SignedInUser,
  { stored, passwordHash }: { stored: StoredPassword; passwordHash: string },
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await lockPassword(transaction, user, stored))) return false;
    await setPassword(transaction, user.id, passwordHash, now);
    await transaction.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, user.session.id)));
    await transaction.delete(verifications).where(eq(verifications.value, user.id));
    return true;
  });
}
