import { savedRecipesKey } from '@larder/contract/browser';
import type { Recipe } from '@larder/contract/recipe';
import { type BrowserStorage, isRecord } from '../../../lib/browser-storage.ts';
import type { RecipeUpload } from '../recipe-upload.ts';
import { SAVED_LIST_CHANGES } from './saved-events.ts';

/** The id of the user who owns a list; null for the guest. */
export type Owner = string | null;

/** A saved recipe in local storage. A guest's has all fields that are needed to move it to an account. */
export type StoredRecipe = Pick<Recipe, 'id' | 'title' | 'userRating'> &
  Partial<Omit<RecipeUpload, 'id' | 'title'>> & {
    /** The server refused it permanently; it stays in this browser. */
    refused?: true;
    /** A user removed it in this browser, although an answer of the server may still mark it as saved. */
    removed?: true;
  };

/**
 * The saved recipes of each user and of the guest in local storage, newest first. docs/specification.md §3. A guest's list
 * is complete. A user's holds the changes made in this browser, and after /saved was opened the server's list too.
 */
export type SavedList = {
  all: (owner: Owner) => readonly StoredRecipe[];
  find: (owner: Owner, id: string) => StoredRecipe | undefined;
  /** Whether a recipe is saved: by this list, else for a user as the server marked the recipe. */
  isSaved: (owner: Owner, recipe: Pick<Recipe, 'id' | 'isSaved'>) => boolean;
  /**
   * Adds a recipe at the front or replaces it in place. Returns false if storage is full: a guest's list is then
   * unchanged, a user's list, which the server has too, is kept in memory.
   */
  put: (owner: Owner, recipe: StoredRecipe) => boolean;
  remove: (owner: Owner, id: string) => void;
  /** Drops what this list has about a recipe; the server's marks apply again. */
  forget: (owner: Owner, id: string) => void;
  replace: (owner: Owner, recipes: readonly StoredRecipe[]) => void;
  /** Calls the listener after each change by any tab. */
  subscribe: (listener: () => void) => () => void;
};

/** The most recent removals that are remembered; older answers of the server are hardly shown again. */
const MAX_REMOVALS = 200;

/** `entries` are the saved recipes, newest first, and after them the removals. */
type CachedList = {
  entries: readonly StoredRecipe[];
  recipes: readonly StoredRecipe[];
  byId: Map<string, StoredRecipe>;
  stored: boolean;
};

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

  function store(key: string, entries: readonly StoredRecipe[]): boolean {
    if (entries.length > 0) return storage.write(key, entries);
    storage.remove(key);
    return true;
  }

  function write(owner: Owner, entries: readonly StoredRecipe[]): boolean {
    const stored = store(savedRecipesKey(owner), entries);
    if (!stored && owner === null) return false;
    known.set(owner, toCachedList(entries, stored));
    for (const listener of listeners) listener();
    return stored;
  }

  function invalidate(): void {
    for (const [owner, { stored }] of known) if (stored) known.delete(owner);
    for (const listener of listeners) listener();
  }

  return {
    all: (owner) => open(owner).recipes,
    find(owner, id) {
      const entry = open(owner).byId.get(id);
      return entry?.removed ? undefined : entry;
    },
    isSaved(owner, { id, isSaved }) {
      const entry = open(owner).byId.get(id);
      return entry ? !entry.removed : owner !== null && isSaved;
    },
    put(owner, recipe) {
      const { entries } = readAgain(owner);
      const isThere = entries.some(({ id, removed }) => id === recipe.id && !removed);
      return write(
        owner,
        isThere
          ? entries.map((other) => (other.id === recipe.id ? recipe : other))
          : [recipe, ...entries.filter(({ id }) => id !== recipe.id)],
      );
    },
    remove(owner, id) {
      const { entries, byId } = readAgain(owner);
      if (owner === null && !byId.has(id)) return;
      const others = entries.filter((entry) => entry.id !== id);
      if (owner === null) return void write(owner, others);
      const removal: StoredRecipe = { id, title: '', userRating: 0, removed: true };
      write(owner, [...others.filter(isSavedEntry), removal, ...removalsOf(others).slice(0, MAX_REMOVALS - 1)]);
    },
    forget(owner, id) {
      const { entries, byId } = readAgain(owner);
      if (byId.has(id))
        write(
          owner,
          entries.filter((entry) => entry.id !== id),
        );
    },
    replace(owner, recipes) {
      const ids = new Set(recipes.map(({ id }) => id));
      write(owner, [...recipes, ...removalsOf(readAgain(owner).entries).filter(({ id }) => !ids.has(id))]);
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        invalidate();
        for (const name of SAVED_LIST_CHANGES) window.addEventListener(name, invalidate);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const name of SAVED_LIST_CHANGES) window.removeEventListener(name, invalidate);
      };
    },
  };
}

function toCachedList(entries: readonly StoredRecipe[], stored: boolean): CachedList {
  const recipes = entries.filter(isSavedEntry);
  return { entries, recipes, byId: new Map(entries.map((entry) => [entry.id, entry])), stored };
}

function isSavedEntry({ removed }: StoredRecipe): boolean {
  return !removed;
}

function removalsOf(entries: readonly StoredRecipe[]): StoredRecipe[] {
  return entries.filter(({ removed }) => removed);
}

function isStoredList(value: unknown): value is StoredRecipe[] {
  return (
    Array.isArray(value) &&
    value.every((item) => isRecord(item) && typeof item.id === 'string' && typeof item.title === 'string')
  );
}
