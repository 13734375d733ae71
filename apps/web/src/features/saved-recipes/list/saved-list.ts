import { EVENTS, savedRecipesKey } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { type BrowserStorage, isRecord } from '../../../lib/browser-storage.ts';
import type { RecipeUpload } from '../recipe-upload.ts';

/** Whose list it is, by user id; null for the guest's. */
export type Owner = string | null;

/** A saved recipe as this browser keeps it: of a guest's all that an account needs to take it over. */
export type KeptRecipe = Pick<Recipe, 'id' | 'title' | 'userRating'> &
  Partial<Omit<RecipeUpload, 'id' | 'title'>> & {
    /** The server will never take it; it stays in this browser. */
    refused?: true;
  };

/** The saved recipes of each person and of the guest, in local storage, the last saved first. Spec section 3. */
export type SavedList = {
  all: (owner: Owner) => readonly KeptRecipe[];
  find: (owner: Owner, id: string) => KeptRecipe | undefined;
  /**
   * Puts a recipe first, or in its old place. False where storage is full: a guest's list is then as it was, that of
   * the signed-in, which the server has too, is kept for as long as the page.
   */
  put: (owner: Owner, recipe: KeptRecipe) => boolean;
  remove: (owner: Owner, id: string) => void;
  replace: (owner: Owner, recipes: readonly KeptRecipe[]) => void;
  /** Called after each change, by whichever tab. */
  subscribe: (listener: () => void) => () => void;
};

type Known = { recipes: readonly KeptRecipe[]; byId: Map<string, KeptRecipe>; stored: boolean };

const CHANGED_BY_OTHERS = ['storage', EVENTS.recipeSaved, EVENTS.recipeRemoved, EVENTS.savedListUpdated] as const;

export function createSavedList(storage: BrowserStorage): SavedList {
  const listeners = new Set<() => void>();
  const known = new Map<Owner, Known>();

  function open(owner: Owner): Known {
    const found = known.get(owner) ?? toKnown(storage.read(savedRecipesKey(owner), isKeptList) ?? [], true);
    known.set(owner, found);
    return found;
  }

  /** Another tab may have written since. */
  function reopen(owner: Owner): Known {
    if (known.get(owner)?.stored) known.delete(owner);
    return open(owner);
  }

  function store(key: string, recipes: readonly KeptRecipe[]): boolean {
    if (recipes.length > 0) return storage.write(key, recipes);
    storage.remove(key);
    return true;
  }

  function write(owner: Owner, recipes: readonly KeptRecipe[]): boolean {
    const stored = store(savedRecipesKey(owner), recipes);
    if (!stored && owner === null) return false;
    known.set(owner, toKnown(recipes, stored));
    for (const listener of listeners) listener();
    return stored;
  }

  function lookAgain(): void {
    for (const [owner, { stored }] of known) if (stored) known.delete(owner);
    for (const listener of listeners) listener();
  }

  return {
    all: (owner) => open(owner).recipes,
    find: (owner, id) => open(owner).byId.get(id),
    put(owner, recipe) {
      const { recipes, byId } = reopen(owner);
      const next = byId.has(recipe.id)
        ? recipes.map((other) => (other.id === recipe.id ? recipe : other))
        : [recipe, ...recipes];
      return write(owner, next);
    },
    remove(owner, id) {
      const { recipes, byId } = reopen(owner);
      if (byId.has(id))
        write(
          owner,
          recipes.filter((recipe) => recipe.id !== id),
        );
    },
    replace: (owner, recipes) => void write(owner, recipes),
    subscribe(listener) {
      if (listeners.size === 0) {
        lookAgain();
        for (const name of CHANGED_BY_OTHERS) window.addEventListener(name, lookAgain);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const name of CHANGED_BY_OTHERS) window.removeEventListener(name, lookAgain);
      };
    },
  };
}

function toKnown(recipes: readonly KeptRecipe[], stored: boolean): Known {
  return { recipes, byId: new Map(recipes.map((recipe) => [recipe.id, recipe])), stored };
}

function isKeptList(value: unknown): value is KeptRecipe[] {
  return (
    Array.isArray(value) &&
    value.every((item) => isRecord(item) && typeof item.id === 'string' && typeof item.title === 'string')
  );
}
