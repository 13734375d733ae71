import type { Recipe } from '@larder/contract/recipe';
import type { User } from '@larder/contract/user/account';
import { fakeServer } from './fake-server.ts';
import { makeRecipe } from './make-recipe.ts';
import { makeUser } from './make-user.ts';

const SAVED = '/api/user/recipes/saved';

type Start = { user?: User | null; saved?: readonly Recipe[] };
type Sent = { recipeId: string; rating: number; recipe?: { title: string }; id: string; title: string };

/**
 * A server with saved and rated recipes: saving is idempotent, and a rating survives removal. All calls except the
 * current user's are answered with the status `failWith`; 0 is a network failure.
 */
export function savedServer({ user = makeUser(), saved = [] }: Start = {}) {
  const state = {
    user,
    saved: [...saved],
    failWith: null as number | null,
    /** The status of all saves; null for success. */
    failSaves: null as number | null,
    onCreate: (_id: string): unknown => null,
    refuse: '',
    wait: Promise.resolve(),
  };
  const ratings = new Map(saved.map(({ id, userRating }) => [id, userRating]));
  const done = { body: { success: true } };

  function change(action: () => void) {
    if (state.failWith === 0) throw new TypeError('Failed to fetch');
    if (state.failWith !== null) return { status: state.failWith, body: {} };
    action();
    return done;
  }
  function keep(id: string, recipe?: { title: string }) {
    if (state.saved.some((other) => other.id === id)) return;
    state.saved.unshift({
      ...makeRecipe({ title: recipe?.title ?? id }),
      id,
      userRating: ratings.get(id) ?? 0,
      isSaved: true,
    });
  }
  const remove = (id: string) =>
    change(() => {
      state.saved = state.saved.filter((recipe) => recipe.id !== id);
    });

  function found(id: string) {
    const recipe = state.saved.find((other) => other.id === id);
    return recipe ? { body: recipe } : { status: 404, body: {} };
  }

  const handlers: Parameters<typeof fakeServer>[0] = {
    'GET /api/auth/me': () => (state.user ? { body: state.user } : { status: 401 }),
    'GET /api/preferences': () => ({ body: { isDefault: true } }),
    'POST /api/preferences': () => done,
    [`GET ${SAVED}`]: async () => {
      await state.wait;
      return state.failWith === null ? { body: state.saved } : change(() => {});
    },
    [`GET ${SAVED}/count`]: () =>
      state.failWith === null ? { body: { count: state.saved.length } } : change(() => {}),
    [`POST ${SAVED}`]: ({ json }) => {
      const { recipeId, recipe } = json as Sent;
      if (state.failSaves !== null) return { status: state.failSaves, body: {} };
      return change(() => keep(recipeId, recipe));
    },
    'POST /api/user/recipes/ratings': ({ json }) => {
      const { recipeId, rating } = json as Sent;
      return change(() => {
        ratings.set(recipeId, rating);
        keep(recipeId);
        state.saved = state.saved.map((recipe) =>
          recipe.id === recipeId ? { ...recipe, userRating: rating } : recipe,
        );
      });
    },
    'POST /api/recipes': ({ json }) => {
      const { id } = json as Sent;
      if (id === state.refuse) return { status: 422, body: {} };
      const answer = change(() => state.onCreate(id));
      return answer === done ? { status: 201, body: { id } } : answer;
    },
  };
  const server = fakeServer(
    new Proxy(handlers, {
      get: (all, route: string) => {
        const id = route.split('/').at(-1) ?? '';
        if (route.startsWith(`DELETE ${SAVED}/`)) return () => remove(id);
        if (/^GET .api.recipes.[^/]+$/.test(route)) return () => found(id);
        return all[route];
      },
    }),
  );
  return { state, ...server };
}
