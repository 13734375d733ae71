import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/create-database.ts';
import { generatedImages } from '../../../database/schema.ts';

export type GeneratedImage = typeof generatedImages.$inferSelect;

export async function addGenerated(database: Database, image: GeneratedImage): Promise<void> {
  await database.insert(generatedImages).values(image).onConflictDoNothing();
}

export async function findGenerated(database: Database, id: string): Promise<GeneratedImage | undefined> {
  const [image] = await database.select().from(generatedImages).where(eq(generatedImages.id, id));
  return image;
}

/** The newest picture of each recipe that was generated for everyone, by recipe id. */
export async function findNewestGenerated(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .selectDistinctOn([generatedImages.recipeId], { recipeId: generatedImages.recipeId, id: generatedImages.id })
    .from(generatedImages)
    .where(eq(generatedImages.isForEveryone, true))
    .orderBy(generatedImages.recipeId, desc(generatedImages.createdAt));
  return new Map(rows.map(({ recipeId, id }) => [recipeId, id]));
}
