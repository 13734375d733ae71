import type { Language } from '@larder/contract/language';
import { readStoredPreferences } from '@larder/contract/preferences';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { preferences } from '../../database/schema.ts';

/** The language someone reads; undefined where they never chose one. */
export async function findLanguage(database: Database, userId: string): Promise<Language | undefined> {
  const [row] = await database
    .select({ stored: preferences.preferences })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row && readStoredPreferences(row.stored).language;
}
