import type { Preferences } from '@larder/contract/preferences';
import { eq } from 'drizzle-orm';
import type { SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import { preferences } from '../../database/schema.ts';

/** As they were stored, perhaps by an older version; undefined where none are. */
export async function findPreferences(database: Database, who: SignedIn): Promise<unknown> {
  const [row] = await database.select().from(preferences).where(eq(preferences.userId, who.id));
  return row?.preferences;
}

export async function storePreferences(
  database: Database,
  who: SignedIn,
  chosen: Preferences,
  now: Date,
): Promise<void> {
  const row = { preferences: chosen, updatedAt: now };
  await database
    .insert(preferences)
    .values({ userId: who.id, ...row })
    .onConflictDoUpdate({ target: preferences.userId, set: row });
}
