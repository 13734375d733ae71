import { EVENTS, savedRecipesKey } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { type BrowserStorage, isRecord } from '../../../lib/browser-storage.ts';
import type { RecipeUpload } from '../recipe-upload.ts';

/** The id of the user who owns a list; null for the guest. */
export type Owner = string | null;

/** A saved recipe in local storage. A guest's has all fields that are needed to move it to an account. */
export type StoredRecipe = Pick<Recipe, 'id' | 'title' | 'userRating'> &
  Partial<Omit<RecipeUpload, 'id' | 'title'>> & {
    /** The server refused it permanently; it stays in this browser. */
    refused?: true;
  };

/** The saved recipes of each user and of the guest in local storage, newest first. docs/specification.md §3. */
export type SavedList = {
  all: (owner: Owner) => readonly StoredRecipe[];
  find: (owner: Owner, id: string) => StoredRecipe | undefined;
  /**
   * Adds a recipe at the front or replaces it in place. Returns false if storage is full: a guest's list is then
   * unchanged, a user's list, which the server has too, is kept in memory.
   */
  put: (owner: Owner, recipe: StoredRecipe) => boolean;
  remove: (owner: Owner, id: string) => void;
  replace: (owner: Owner, recipes: readonly StoredRecipe[]) => void;
  /** Calls the listener after each change by any tab. */
  subscribe: (listener: () => void) => () => void;
};

type CachedList = { recipes: readonly StoredRecipe[]; byId: Map<string, StoredRecipe>; stored: boolean };

const CHANGE_EVENTS = ['storage', EVENTS.recipeSaved, EVENTS.recipeRemoved, EVENTS.savedListUpdated] as const;

export function createSavedList(storage: BrowserStorage): SavedList {
  const listeners = new Set<() => void>();
  const known = new Map<Owner, CachedList>();

  function open(owner: Owner): CachedList {
    const found = known.get(owner) ?? toCachedList(storage.read(savedRecipesKey(owner), isStoredList) ?? [], true);
    known.set(owner, found);
    return found;
  }

  /** Reads the storage again, because another tab may have changed it. */
  function readAgain(owner: Owner): CachedList {
    if (known.get(owner)?.stored) known.delete(owner);
    return open(owner);
  }

  function store(key: string, recipes: readonly StoredRecipe[]): boolean {
    if (recipes.length > 0) return storage.write(key, recipes);
    storage.remove(key);
    return true;
  }

  function write(owner: Owner, recipes: readonly StoredRecipe[]): boolean {
    const stored = store(savedRecipesKey(owner), recipes);
    if (!stored && owner === null) return false;
    known.set(owner, toCachedList(recipes, stored));
    for (const listener of listeners) listener();
    return stored;
  }

  function invalidate(): void {
    for (const [owner, { stored }] of known) if (stored) known.delete(owner);
    for (const listener of listeners) listener();
  }

  return {
    all: (owner) => open(owner).recipes,
    find: (owner, id) => open(owner).byId.get(id),
    put(owner, recipe) {
      const { recipes, byId } = readAgain(owner);
      const next = byId.has(recipe.id)
        ? recipes.map((other) => (other.id === recipe.id ? recipe : other))
        : [recipe, ...recipes];
      return write(owner, next);
    },
    remove(owner, id) {
      const { recipes, byId } = readAgain(owner);
      if (byId.has(id))
        write(
          owner,
          recipes.filter((recipe) => recipe.id !== id),
        );
    },
    replace: (owner, recipes) => void write(owner, recipes),
    subscribe(listener) {
      if (listeners.size === 0) {
        invalidate();
        for (const name of CHANGE_EVENTS) window.addEventListener(name, invalidate);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const name of CHANGE_EVENTS) window.removeEventListener(name, invalidate);
      };
    },
  };
}

function toCachedList(recipes: readonly StoredRecipe[], stored: boolean): CachedList {
  return { recipes, byId: new Map(recipes.map((recipe) => [recipe.id, recipe])), stored };
}

function isStoredList(value: unknown): value is StoredRecipe[] {
  return (
    Array.isArray(value) &&
    value.every((item) => isRecord(item) && typeof item.id === 'string' && typeof item.title === 'string')
  );
}
