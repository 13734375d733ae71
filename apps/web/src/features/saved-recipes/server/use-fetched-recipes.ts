import { SAVED_RECIPES_CACHE_MS } from '@larder/contract/limits';
import type { Recipe } from '@larder/contract/recipe';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import type { OutboxCall } from '../../../lib/outbox/outbox-call.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { useSession } from '../../session/use-session.ts';
import type { StoredRecipe } from '../list/saved-list.ts';
import { useSavedList } from '../list/use-saved-list.ts';
import { FIRST_PAGES_KEY, SAVED_RECIPES_KEY } from './saved-keys.ts';
import { fetchSavedPages } from './saved-pages.ts';

/**
 * GET /api/user/recipes/saved, newest first; only for signed-in users, cached for five minutes, without retries. The list
 * in local storage is replaced by the response with pending calls applied. Until the whole list is there, `firstPages`
 * has its beginning. docs/specification.md §7.
 */
export function useFetchedRecipes() {
  const { user } = useSession();
  const { language, measurementSystem } = usePreferences();
  const list = useSavedList();
  const outbox = useOutbox();
  const client = useQueryClient();
  const userId = user?.id ?? '';
  const view = { language, measurementSystem };
  const firstPagesKey = [FIRST_PAGES_KEY, userId, view];
  const { data: firstPages } = useQuery<Recipe[]>({ queryKey: firstPagesKey, queryFn: skipToken });
  const whole = useQuery({
    queryKey: [SAVED_RECIPES_KEY, userId, view],
    queryFn: async ({ signal }) => {
      // A call that is pending now may reach the server after it has read the list.
      const pendingBefore = outbox.pending(userId).catch(() => null);
      const recipes: Recipe[] = [];
      try {
        for await (const page of fetchSavedPages({ query: view, userId, signal })) {
          recipes.push(...page);
          client.setQueryData(firstPagesKey, [...recipes]);
        }
      } finally {
        client.removeQueries({ queryKey: firstPagesKey });
      }
      const [before, after] = [await pendingBefore, await outbox.pending(userId).catch(() => null)];
      if (before && after && !signal.aborted) {
        list.replace(userId, withPendingCalls(recipes, [...before, ...after], list.all(userId)));
      }
      return recipes;
    },
    enabled: user !== null,
    staleTime: SAVED_RECIPES_CACHE_MS,
    structuralSharing: false,
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
  });
  return { ...whole, firstPages };
}

/** The server's list with pending calls applied. */
function withPendingCalls(
  recipes: readonly Recipe[],
  pending: readonly OutboxCall[],
  stored: readonly StoredRecipe[],
): StoredRecipe[] {
  const list = new Map(recipes.map(({ id, title, userRating }) => [id, { id, title, userRating }]));
  for (const { kind, about, method } of pending) {
    const own = stored.find(({ id }) => id === about);
    if (kind === 'saved' && method === 'DELETE') list.delete(about);
    else if (own && (kind === 'saved' || kind === 'rating')) list.set(about, own);
  }
  return [...list.values()];
}
