import type { CanonicalRecipe } from '@larder/food/recipe';
import { and, count, eq, gte, inArray, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../database/create-database.ts';
import { mailboxOf } from '../../database/mailbox.ts';
import {
  deletedRecipes,
  imageFeedback,
  ownRecipes,
  ratings,
  recipes,
  savedRecipes,
  users,
} from '../../database/schema.ts';
import type { SignedInDeveloper, SignedInUser } from '../auth/sessions/session-reader.ts';
import { POPULAR_MIN_RATERS, POPULAR_MIN_RATING } from './limits.ts';

/** Fields that recipes stored by older versions lack, with their neutral values. */
const FIELDS_ADDED_LATER = {
  dishType: null,
  makeAhead: null,
  keepsDays: null,
  keepsIn: null,
  freezesMonths: null,
} as const;
/** A recipe of the database; rows with the same `version` hold the same recipe. */
export type StoredRecipe = { recipe: CanonicalRecipe; version: string };

function toStored({ recipe, createdAt }: { recipe: CanonicalRecipe; createdAt: Date }, owner: string): StoredRecipe {
  return { recipe: { ...FIELDS_ADDED_LATER, ...recipe }, version: `${owner} ${recipe.id} ${createdAt.getTime()}` };
}

/** The recipes among `ids` that anyone can open. */
export async function findPublic(database: Database, ids: readonly string[]): Promise<StoredRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ recipe: recipes.recipe, createdAt: recipes.createdAt })
    .from(recipes)
    .where(inArray(recipes.id, [...ids]));
  return rows.map((row) => toStored(row, 'public'));
}

/** The recipes among `ids` that this user uploaded. */
export async function findOwn(database: Database, user: SignedInUser, ids: readonly string[]): Promise<StoredRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ recipe: ownRecipes.recipe, createdAt: ownRecipes.createdAt })
    .from(ownRecipes)
    .where(and(eq(ownRecipes.userId, user.id), inArray(ownRecipes.id, [...ids])));
  return rows.map((row) => toStored(row, user.id));
}

/**
 * Stores recipes until `keepUntil`, or until a later time that is stored already. Ordered by id, so that two searches
 * that store the same recipes wait for each other's row locks instead of deadlocking.
 */
export async function keepRecipes(
  database: Database,
  produced: readonly CanonicalRecipe[],
  times: { createdAt: Date; keepUntil: Date },
): Promise<void> {
  if (produced.length === 0) return;
  const rows = new Map(produced.map((recipe) => [recipe.id, { id: recipe.id, recipe, ...times }]));
  await database
    .insert(recipes)
    .values([...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoUpdate({
      target: recipes.id,
      set: { keepUntil: sql`greatest(${recipes.keepUntil}, excluded.keep_until)` },
    });
}

/** A recipe that is stored already stays unchanged. */
export async function addOwn(
  database: Database,
  user: SignedInUser,
  recipe: CanonicalRecipe,
  now: Date,
): Promise<void> {
  await database
    .insert(ownRecipes)
    .values({
      userId: user.id,
      id: recipe.id,
      recipe,
      createdAt: now,
      bytes: Buffer.byteLength(JSON.stringify(recipe)),
    })
    .onConflictDoNothing();
}

/** The number and the total size of a user's own recipes. */
export async function measureOwn(database: Database, user: SignedInUser): Promise<{ count: number; bytes: number }> {
  const [row] = await database
    .select({ count: count(), bytes: sql<string>`coalesce(sum(${ownRecipes.bytes}), 0)` })
    .from(ownRecipes)
    .where(eq(ownRecipes.userId, user.id));
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Marks a public recipe as shared, so that it never expires. */
export async function markShared(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(recipes)
    .set({ sharedAt: now })
    .where(and(eq(recipes.id, id), sql`${recipes.sharedAt} is null`));
}

/** Stores a public copy of a user's own recipe. */
export async function shareOwn(
  database: Database,
  user: SignedInUser,
  copy: CanonicalRecipe,
  now: Date,
): Promise<void> {
  await database
    .insert(recipes)
    .values({ id: copy.id, recipe: copy, createdAt: now, keepUntil: now, sharedBy: user.id, sharedAt: now })
    .onConflictDoNothing();
}

/** What a user did with a recipe: a rating of 0 means none, and a picture is one that feedback changed. */
export type UserMarks = { isSaved: boolean; userRating: number; imageUrl?: string };

/** By recipe id, for those of `ids` that the user saved or rated. */
export async function findMarks(
  database: Database,
  user: SignedInUser,
  ids: readonly string[],
): Promise<Map<string, UserMarks>> {
  const marks = new Map<string, UserMarks>();
  if (ids.length === 0) return marks;
  const saved = await database
    .select({ id: savedRecipes.recipeId })
    .from(savedRecipes)
    .where(and(eq(savedRecipes.userId, user.id), inArray(savedRecipes.recipeId, [...ids])));
  const rated = await database
    .select({ id: ratings.recipeId, rating: ratings.rating })
    .from(ratings)
    .where(and(eq(ratings.userId, user.id), inArray(ratings.recipeId, [...ids])));
  for (const { id } of saved) marks.set(id, { isSaved: true, userRating: 0 });
  for (const { id, rating } of rated) marks.set(id, { isSaved: marks.has(id), userRating: rating });
  return marks;
}

/**
 * Ids of saved and well-rated recipes by their score: a save counts 1, a rating of 1 to 5 stars -1 to 3. Recipes that
 * are not the cookbook's need good ratings of `POPULAR_MIN_RATERS` verified mailboxes besides the one that shared them.
 */
export async function findPopular(database: Database, max: number): Promise<string[]> {
  const saves = database.select({ id: savedRecipes.recipeId, points: sql<number>`1`.as('points') }).from(savedRecipes);
  const stars = database
    .select({ id: ratings.recipeId, points: sql<number>`${ratings.rating} - 2`.as('points') })
    .from(ratings);
  const all = saves.unionAll(stars).as('scores');
  const total = sql`sum(${all.points})`;
  const rows = await database
    .select({ id: all.id })
    .from(all)
    .groupBy(all.id)
    .having(sql`${total} > 0 and (${isInCookbook(all.id)} or ${hasVerifiedRaters(all.id)})`)
    .orderBy(sql`${total} desc`, all.id)
    .limit(max);
  return rows.map(({ id }) => id);
}

/** Only recipes of the cookbook can be rated without being stored. */
function isInCookbook(id: SQLWrapper): SQL {
  return sql`(not exists (select 1 from ${recipes} where ${recipes.id} = ${id})
    and not exists (select 1 from ${ownRecipes} where ${ownRecipes.id} = ${id}))`;
}

/** Addresses of one mailbox count once, and those of the mailbox that shared the recipe do not. */
function hasVerifiedRaters(id: SQLWrapper): SQL {
  const mailbox = mailboxOf(users.email);
  const sharer = sql`(select ${mailbox} from ${users} where ${users.id} = ${recipes.sharedBy})`;
  return sql`exists (select 1 from ${recipes} where ${recipes.id} = ${id} and ${POPULAR_MIN_RATERS} <= (
    select count(distinct ${mailbox}) from ${ratings} join ${users} on ${users.id} = ${ratings.userId}
    where ${ratings.recipeId} = ${id} and ${ratings.rating} >= ${POPULAR_MIN_RATING} and ${users.emailVerified}
      and ${mailbox} is distinct from ${sharer}))`;
}

/** The recipes that developers deleted at `since` or later. */
export function findDeletedSince(database: Database, since: Date): Promise<{ id: string; deletedAt: Date }[]> {
  return database
    .select({ id: deletedRecipes.id, deletedAt: deletedRecipes.deletedAt })
    .from(deletedRecipes)
    .where(gte(deletedRecipes.deletedAt, since));
}

/** Deletes a stored recipe for good, with all its saves, ratings and feedback; false where none has this id. */
export async function deleteStored(
  database: Database,
  developer: SignedInDeveloper,
  id: string,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const deletedPublic = await transaction.delete(recipes).where(eq(recipes.id, id)).returning({ id: recipes.id });
    if (deletedPublic.length > 0) {
      await transaction.insert(deletedRecipes).values({ id, deletedAt: now }).onConflictDoNothing();
    }
    const deletedOwn = await transaction
      .delete(ownRecipes)
      .where(and(eq(ownRecipes.userId, developer.id), eq(ownRecipes.id, id)))
      .returning({ id: ownRecipes.id });
    if (deletedPublic.length + deletedOwn.length === 0) return false;
    await deleteMarks(transaction, savedRecipes, id);
    await deleteMarks(transaction, ratings, id);
    await deleteMarks(transaction, imageFeedback, id);
    return true;
  });
}

/** Deletes saves, ratings or feedback of a recipe, but for those of users with a recipe of their own under the same id. */
async function deleteMarks(
  transaction: Database,
  marks: typeof savedRecipes | typeof ratings | typeof imageFeedback,
  id: string,
): Promise<void> {
  const ownOfSameUser = transaction
    .select({ one: sql`1` })
    .from(ownRecipes)
    .where(and(eq(ownRecipes.id, id), eq(ownRecipes.userId, marks.userId)));
  await transaction.delete(marks).where(and(eq(marks.recipeId, id), notExists(ownOfSameUser)));
}
