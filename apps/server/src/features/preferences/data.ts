import type { Preferences } from '@larder/contract/user/preferences';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { preferences } from '../../database/schema.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';

/** As they were stored, possibly by an older version; undefined where there are none. */
export async function findPreferences(database: Database, userId: string): Promise<unknown> {
  const [row] = await database.select().from(preferences).where(eq(preferences.userId, userId));
  return row?.preferences;
}

export async function storePreferences(
  database: Database,
  user: SignedInUser,
  chosen: Preferences,
  now: Date,
): Promise<void> {
  const row = { preferences: chosen, updatedAt: now };
  await database
    .insert(preferences)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: preferences.userId, set: row });
}
