import { generatedImage } from '@larder/contract/image';
import { and, desc, eq, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/create-database.ts';
import { acceptedImages, generatedImages, imageFeedback, ownRecipes, recipes } from '../../../database/schema.ts';

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

/** Ids of pictures of deleted recipes, and of those for one user that nothing refers to any more. */
export async function findUnseen(
  database: Database,
  { deletedRecipes, createdBefore, limit }: { deletedRecipes: readonly string[]; createdBefore: Date; limit: number },
): Promise<string[]> {
  const isOfDeleted = inArray(generatedImages.recipeId, [...deletedRecipes]);
  const isUnseen = or(and(eq(generatedImages.isForEveryone, false), isUnreferenced(database)), isOfDeleted);
  const rows = await database
    .select({ id: generatedImages.id })
    .from(generatedImages)
    .where(and(lt(generatedImages.createdAt, createdBefore), isUnseen))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes pictures, and a developer's choice of them. */
export async function deleteGenerated(database: Database, ids: readonly string[]): Promise<void> {
  await database.delete(acceptedImages).where(inArray(acceptedImages.imageUrl, ids.map(generatedImage)));
  await database.delete(generatedImages).where(inArray(generatedImages.id, [...ids]));
}

/** Ids of recipes with generated pictures that are not stored; they may be the cookbook's. */
export async function findWithoutRecipe(database: Database): Promise<string[]> {
  const one = { one: sql`1` };
  const isStored = database.select(one).from(recipes).where(eq(recipes.id, generatedImages.recipeId));
  const isOwn = database.select(one).from(ownRecipes).where(eq(ownRecipes.id, generatedImages.recipeId));
  const rows = await database
    .selectDistinct({ recipeId: generatedImages.recipeId })
    .from(generatedImages)
    .where(and(notExists(isStored), notExists(isOwn)));
  return rows.map(({ recipeId }) => recipeId);
}

/** True of a picture that neither feedback nor a developer's choice refers to. */
function isUnreferenced(database: Database): SQL | undefined {
  const [start, end] = generatedImage('*').split('*');
  const address = sql`${start}::text || ${generatedImages.id} || ${end}::text`;
  const one = { one: sql`1` };
  const judged = or(eq(imageFeedback.newImageUrl, address), eq(imageFeedback.imageUrl, address));
  const inFeedback = database.select(one).from(imageFeedback).where(judged);
  const accepted = database.select(one).from(acceptedImages).where(eq(acceptedImages.imageUrl, address));
  return and(notExists(inFeedback), notExists(accepted));
}
