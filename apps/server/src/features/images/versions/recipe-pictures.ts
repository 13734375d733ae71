import type { Availability } from '../../../database/availability.ts';
import type { Database } from '../../../database/create-database.ts';
import type { Requester, SignedInUser } from '../../auth/sessions/session-reader.ts';
import { findEveryones, findVersions } from '../data.ts';

/** How long a process may show everyone the earlier picture after another was agreed on or accepted, in milliseconds. */
const EVERYONES_REFRESH_MS = 60_000;

export type RecipePictures = {
  /** Pictures that feedback changed, among those of `ids`: the requester's own, else everyone's. */
  shownTo: (requester: Requester, ids: readonly string[]) => Promise<Map<string, string>>;
  /** The pictures of a recipe that were drawn for the user, the newest first. */
  versions: (user: SignedInUser, recipeId: string) => Promise<readonly string[]>;
};

export function createRecipePictures(dependencies: {
  database: Database;
  availability: Availability;
  clock: () => Date;
}): RecipePictures {
  const { database, availability, clock } = dependencies;
  let everyones = new Map<string, string>();
  let knownUntil = 0;
  let refresh: Promise<void> | null = null;

  async function refreshEveryones(): Promise<void> {
    everyones = await availability.attempt(
      () => findEveryones(database),
      () => everyones,
    );
    knownUntil = clock().getTime() + EVERYONES_REFRESH_MS;
  }

  /** Requests that come while it is read wait for the same query. */
  async function everyonesImages(): Promise<Map<string, string>> {
    const remaining = knownUntil - clock().getTime();
    // After a clock was set back, the time until which it counts may be far away.
    if (remaining <= 0 || remaining > EVERYONES_REFRESH_MS) {
      refresh ??= refreshEveryones().finally(() => {
        refresh = null;
      });
      await refresh;
    }
    return everyones;
  }

  return {
    versions: async (user, recipeId) => (await findVersions(database, user, [recipeId])).get(recipeId) ?? [],

    async shownTo(requester, ids) {
      const forEveryone = await everyonesImages();
      const shown = new Map<string, string>();
      for (const id of ids) {
        const image = forEveryone.get(id);
        if (image !== undefined) shown.set(id, image);
      }
      if (!requester) return shown;
      const own = await availability.attempt(
        () => findVersions(database, requester, ids),
        () => new Map<string, string[]>(),
      );
      for (const [id, [newest]] of own) if (newest !== undefined) shown.set(id, newest);
      return shown;
    },
  };
}
