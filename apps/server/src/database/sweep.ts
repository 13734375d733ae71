import { and, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from './create-database.ts';
import { limitCounts, ownRecipes, ratings, recipes, savedRecipes, sessions, verifications } from './schema.ts';

/** How long something of one's own is kept that was neither saved nor rated: 30 days. */
const OWN_KEPT_MS = 30 * 24 * 3600 * 1000;

/**
 * Deletes what is over at `now`: sessions, tokens, counts, and recipes that nobody saved, rated or shared. Several
 * processes may do so at once.
 */
export async function sweep(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(verifications).where(lt(verifications.expiresAt, now));
  await database.delete(limitCounts).where(lt(limitCounts.endsAt, now));
  await database
    .delete(recipes)
    .where(
      and(
        lt(recipes.keepUntil, now),
        isNull(recipes.sharedAt),
        notExists(
          database.select({ one: sql`1` }).from(savedRecipes).where(sql`${savedRecipes.recipeId} = ${recipes.id}`),
        ),
        notExists(database.select({ one: sql`1` }).from(ratings).where(sql`${ratings.recipeId} = ${recipes.id}`)),
      ),
    );
  await database
    .delete(ownRecipes)
    .where(
      and(
        lt(ownRecipes.createdAt, new Date(now.getTime() - OWN_KEPT_MS)),
        notExists(
          database
            .select({ one: sql`1` })
            .from(savedRecipes)
            .where(sql`${savedRecipes.recipeId} = ${ownRecipes.id} and ${savedRecipes.userId} = ${ownRecipes.userId}`),
        ),
        notExists(
          database
            .select({ one: sql`1` })
            .from(ratings)
            .where(sql`${ratings.recipeId} = ${ownRecipes.id} and ${ratings.userId} = ${ownRecipes.userId}`),
        ),
      ),
    );
}

const EVERY_MS = 3600 * 1000;

/** Sweeps now and every hour; `stop` resolves once a sweep under way is done. A failed one is made up for by the next. */
export function startSweeping(dependencies: {
  database: Database;
  clock: () => Date;
  logFailure: (error: unknown) => void;
}): { stop: () => Promise<void> } {
  const { database, clock, logFailure } = dependencies;
  let underWay: Promise<void> = Promise.resolve();
  const once = () => {
    underWay = underWay.then(() => sweep(database, clock())).catch(logFailure);
  };
  once();
  const timer = setInterval(once, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return underWay;
    },
  };
}
