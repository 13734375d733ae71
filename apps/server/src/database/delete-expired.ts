import { and, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database, DatabaseHandle } from './create-database.ts';
import {
  limitCounts,
  modelAnswers,
  ownRecipes,
  ratings,
  recipes,
  savedRecipes,
  sessions,
  verifications,
} from './schema.ts';

/** How long an uploaded recipe is kept that is neither saved nor rated: 30 days. */
const UNUSED_UPLOAD_MS = 30 * 24 * 3600 * 1000;

/**
 * Deletes what has expired at `now`: sessions, tokens, rate-limit windows, and recipes that nobody saved, rated or
 * shared. Several processes may do so at once.
 */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(verifications).where(lt(verifications.expiresAt, now));
  await database.delete(limitCounts).where(lt(limitCounts.endsAt, now));
  await database.delete(modelAnswers).where(lt(modelAnswers.keepUntil, now));
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
        lt(ownRecipes.createdAt, new Date(now.getTime() - UNUSED_UPLOAD_MS)),
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

const INTERVAL_MS = 3600 * 1000;

/** Deletes expired rows, pictures that nobody sees, and old mails now and every hour; `stop` resolves once a run in progress has ended. */
export function startDeletingExpired(dependencies: {
  database: Pick<DatabaseHandle, 'database' | 'vacuum'>;
  deletePictures: (now: Date) => Promise<unknown>;
  deleteOldMails: (now: Date) => Promise<void>;
  clock: () => Date;
  logFailure: (error: unknown) => void;
}): { stop: () => Promise<void> } {
  const { database, deletePictures, deleteOldMails, clock, logFailure } = dependencies;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => deleteExpired(database.database, clock()))
      .then(database.vacuum)
      .then(() => deleteOldMails(clock()))
      .catch(logFailure)
      // A bucket that is away keeps nothing else from being deleted.
      .then(async () => void (await deletePictures(clock())))
      .catch(logFailure);
  };
  run();
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
