import type { Availability } from '../../../database/availability.ts';
import type { Database } from '../../../database/create-database.ts';
import type { Requester, SignedInUser } from '../../auth/sessions/session-reader.ts';
import { findAgreed, findVersions } from '../data.ts';

/** How long a process may show everyone the picture before the one that users agreed on, in milliseconds. */
const AGREED_REFRESH_MS = 60_000;

export type RecipePictures = {
  /** Pictures that feedback changed, among those of `ids`: the requester's own, else what enough users agreed on. */
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
  let agreed = new Map<string, string>();
  let agreedUntil = 0;
  let refresh: Promise<void> | null = null;

  async function refreshAgreed(): Promise<void> {
    agreed = await availability.attempt(
      () => findAgreed(database),
      () => agreed,
    );
    agreedUntil = clock().getTime() + AGREED_REFRESH_MS;
  }

  /** Requests that come while it is read wait for the same query. */
  async function agreedImages(): Promise<Map<string, string>> {
    const remaining = agreedUntil - clock().getTime();
    // After a clock was set back, the time until which it counts may be far away.
    if (remaining <= 0 || remaining > AGREED_REFRESH_MS) {
      refresh ??= refreshAgreed().finally(() => {
        refresh = null;
      });
      await refresh;
    }
    return agreed;
  }

  return {
    versions: async (user, recipeId) => (await findVersions(database, user, [recipeId])).get(recipeId) ?? [],

    async shownTo(requester, ids) {
      const everyones = await agreedImages();
      const shown = new Map<string, string>();
      for (const id of ids) {
        const image = everyones.get(id);
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
