import type { Recipe } from '@larder/contract/recipe';
import { MAX_SAVED_RECIPES, type SavedQuery, type SaveRecipe } from '@larder/contract/user/saved';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { TimeSlicer } from '../../event-loop/time-slicer.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import type { RenderingOptions } from '../recipes/rendering/rendering-options.ts';
import type { RecipesService } from '../recipes/service.ts';
import {
  addSaved,
  countSaved,
  deleteSaved,
  findSavedElsewhere,
  findSavedPlaces,
  isSaved,
  type SavedPlace,
} from './data.ts';

/** Recipes that are read from the database at a time. */
const CHUNK_SIZE = 20;

export type SavedService = {
  /**
   * The saved recipes, most recently saved first, from `query.after` on and at most `query.limit`. Recipes that no longer
   * exist are left out. Other requests are served between them.
   */
  list: (user: SignedInUser, query: SavedQuery) => AsyncGenerator<Recipe>;
  /** The cursor of the page after this one; null at the end of the list, and without a limit. */
  nextCursor: (user: SignedInUser, query: SavedQuery) => Promise<string | null>;
  /** The number of recipes in the whole list. */
  count: (user: SignedInUser) => Promise<number>;
  /** Stores a recipe sent along that the server does not know. @throws AppError NOT_FOUND; UNPROCESSABLE */
  save: (user: SignedInUser, payload: SaveRecipe) => Promise<void>;
  /** @throws AppError UNPROCESSABLE where the account has `MAX_SAVED_RECIPES` others */
  checkRoom: (user: SignedInUser, recipeId: string) => Promise<void>;
  /** Succeeds also for a recipe that was not saved. */
  remove: (user: SignedInUser, recipeId: string) => Promise<void>;
};

/** Each account's saved recipes. */
export function createSavedService(dependencies: {
  database: Database;
  recipes: Pick<RecipesService, 'recipes' | 'mustExist' | 'upload' | 'isInCookbook'>;
  slicer: TimeSlicer;
  clock: () => Date;
}): SavedService {
  const { database, recipes, slicer, clock } = dependencies;

  async function checkRoom(user: SignedInUser, recipeId: string): Promise<void> {
    if ((await countSaved(database, user)) >= MAX_SAVED_RECIPES && !(await isSaved(database, user, recipeId))) {
      throw new AppError('UNPROCESSABLE', `More than ${MAX_SAVED_RECIPES} recipes can not be saved.`);
    }
  }

  return {
    checkRoom,

    async *list(user, { limit = Number.POSITIVE_INFINITY, after, ...rendering }) {
      const work = slicer.start(user.id);
      let place = after === undefined ? null : parseCursor(after);
      for (let left = limit; left > 0; left -= CHUNK_SIZE) {
        const places = await findSavedPlaces(database, user, { after: place, limit: Math.min(left, CHUNK_SIZE) });
        const ids = places.map(({ recipeId }) => recipeId);
        for (const recipe of await recipes.recipes(user, ids, rendering satisfies RenderingOptions)) {
          await work.nextSlice();
          yield recipe;
        }
        if (ids.length < CHUNK_SIZE) return;
        place = places.at(-1) ?? null;
      }
    },

    async nextCursor(user, { limit, after }) {
      if (limit === undefined) return null;
      const start = after === undefined ? null : parseCursor(after);
      const places = await findSavedPlaces(database, user, { after: start, limit: limit + 1 });
      const last = places[limit - 1];
      return places.length > limit && last ? toCursor(last) : null;
    },

    async count(user) {
      const elsewhere = await findSavedElsewhere(database, user);
      const deleted = elsewhere.filter((id) => !recipes.isInCookbook(id));
      return (await countSaved(database, user)) - deleted.length;
    },

    async save(user, { recipeId, recipe }) {
      await checkRoom(user, recipeId);
      if (recipe) await recipes.upload(user, { ...recipe, id: recipeId });
      else await recipes.mustExist(user, recipeId);
      await addSaved(database, user, recipeId, clock());
    },

    remove: (user, recipeId) => deleteSaved(database, user, recipeId),
  };
}

function toCursor({ savedAt, recipeId }: SavedPlace): string {
  return `${savedAt.getTime()}-${recipeId}`;
}

function parseCursor(cursor: string): SavedPlace {
  const separator = cursor.indexOf('-');
  return { savedAt: new Date(Number(cursor.slice(0, separator))), recipeId: cursor.slice(separator + 1) };
}
