import { API } from '@larder/contract/api';
import { SAVED_RECIPES_CACHE_MS } from '@larder/contract/limits';
import type { Recipe } from '@larder/contract/recipe';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import type { OutboxCall } from '../../../lib/outbox/outbox-call.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { useSession } from '../../session/use-session.ts';
import type { KeptRecipe } from '../list/saved-list.ts';
import { useSavedList } from '../list/use-saved-list.ts';

export const SAVED_RECIPES = 'saved-recipes';

/**
 * GET /api/user/recipes/saved, the last saved first; for the signed-in alone, kept for five minutes, not retried. The
 * list in this browser follows it, less what is still on its way to the server. Spec section 7.
 */
export function useSavedRecipes() {
  const { user } = useSession();
  const { language, measurementSystem } = usePreferences();
  const list = useSavedList();
  const outbox = useOutbox();
  const userId = user?.id ?? '';
  return useQuery({
    queryKey: [SAVED_RECIPES, userId, { language, measurementSystem }],
    queryFn: async ({ signal }) => {
      // What waits now may arrive just after the server has looked for its answer.
      const waitingBefore = outbox.pending(userId).catch(() => null);
      const query = { language, measurementSystem };
      const recipes = await callApi<Recipe[]>(API.savedRecipes, { query, actingFor: userId, signal });
      const [before, after] = [await waitingBefore, await outbox.pending(userId).catch(() => null)];
      if (before && after && !signal.aborted) {
        list.replace(userId, withWaiting(recipes, [...before, ...after], list.all(userId)));
      }
      return recipes;
    },
    enabled: user !== null,
    staleTime: SAVED_RECIPES_CACHE_MS,
    structuralSharing: false,
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
  });
}

/** The server's list as it will be once the calls that wait have reached it. */
function withWaiting(
  recipes: readonly Recipe[],
  waiting: readonly OutboxCall[],
  kept: readonly KeptRecipe[],
): KeptRecipe[] {
  const list = new Map(recipes.map(({ id, title, userRating }) => [id, { id, title, userRating }]));
  for (const { kind, about, method } of waiting) {
    const mine = kept.find(({ id }) => id === about);
    if (kind === 'saved' && method === 'DELETE') list.delete(about);
    else if (mine && (kind === 'saved' || kind === 'rating')) list.set(about, mine);
  }
  return [...list.values()];
}
