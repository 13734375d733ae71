import { eq } from 'drizzle-orm';
import type { Database } from './create-database.ts';
import { settings } from './schema.ts';

/** Stores a setting unless another process has; returns the stored value, the same in all processes. */
export async function addSetting(database: Database, name: string, value: string): Promise<string> {
  await database.insert(settings).values({ name, value }).onConflictDoNothing();
  const [row] = await database.select().from(settings).where(eq(settings.name, name));
  return row?.value ?? value;
}
