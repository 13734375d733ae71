import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Language } from '@larder/contract/language';
import { DEFAULT_PREFERENCES, type Preferences, readStoredPreferences } from '@larder/contract/user/preferences';
import { type BrowserStorage, isRecord } from '../../lib/browser-storage.ts';

type Field = keyof Preferences;
const FIELDS = Object.keys(DEFAULT_PREFERENCES) as Field[];

/** The signed-in user whose preferences these are. */
type PreferencesOwner = {
  userId: string;
  /** Whether the account's preferences have been received since sign-in. */
  known: boolean;
  /** The fields that were changed in this browser and not acknowledged by the server. */
  unsent: readonly Field[];
};

export type PreferencesStore = {
  get: () => Preferences;
  /** Those that the page began with, with which what the server has rendered is hydrated. */
  initial: () => Preferences;
  owner: () => PreferencesOwner | null;
  set: (change: Partial<Preferences>) => void;
  /** Sets the current user. Allergens and diets of the previous user are removed. */
  setUser: (userId: string | null) => void;
  /**
   * Applies the account's preferences, except for fields with unsent changes. For an account without stored preferences
   * (null) all fields of this browser become unsent changes.
   */
  applyAccount: (userId: string, held: Preferences | null) => void;
  /** Marks preferences as received by the server. */
  acknowledge: (sent: Preferences) => void;
  /** Reads the storage again after a change by another tab. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** The preferences in local storage, with the current language. docs/specification.md §4, Preferences. */
export function createPreferencesStore(storage: BrowserStorage, language: Language): PreferencesStore {
  const listeners = new Set<() => void>();
  const read = () => storage.read(STORAGE_KEYS.preferences, isRecord);
  const initial = readStoredPreferences({ ...read(), language });
  let preferences = initial;
  let owner = storage.read(STORAGE_KEYS.preferencesOwner, isOwner);
  storage.write(STORAGE_KEYS.language, language);

  function store(next: { preferences?: Preferences; owner?: PreferencesOwner | null }) {
    preferences = next.preferences ?? preferences;
    if (next.preferences) {
      storage.write(STORAGE_KEYS.preferences, preferences);
      storage.write(STORAGE_KEYS.language, preferences.language);
    }
    if (next.owner !== undefined) {
      owner = next.owner;
      if (owner) storage.write(STORAGE_KEYS.preferencesOwner, owner);
      else storage.remove(STORAGE_KEYS.preferencesOwner);
    }
    for (const listener of listeners) listener();
  }

  return {
    get: () => preferences,
    initial: () => initial,
    owner: () => owner,
    set(change) {
      const unsent = FIELDS.filter((field) => field in change || owner?.unsent.includes(field));
      store({ preferences: { ...preferences, ...change }, ...(owner ? { owner: { ...owner, unsent } } : {}) });
    },
    setUser(userId) {
      if (userId === (owner?.userId ?? null)) return;
      const kept = owner === null ? preferences : { ...preferences, excludedAllergens: [], dietTypes: [] };
      store({ preferences: kept, owner: userId === null ? null : { userId, known: false, unsent: [] } });
    },
    applyAccount(userId, held) {
      if (owner?.userId !== userId) return;
      const unsent = held ? owner.unsent : FIELDS;
      const kept = Object.fromEntries(unsent.map((field) => [field, preferences[field]]));
      const next = held ? { ...held, ...kept } : preferences;
      store({ preferences: next, owner: { userId, known: true, unsent } });
    },
    acknowledge(sent) {
      if (!owner) return;
      const unsent = owner.unsent.filter((field) => String(sent[field]) !== String(preferences[field]));
      store({ owner: { ...owner, unsent } });
    },
    reload() {
      owner = storage.read(STORAGE_KEYS.preferencesOwner, isOwner);
      preferences = readStoredPreferences(read() ?? preferences);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function areEqual(one: Preferences, other: Preferences): boolean {
  return FIELDS.every((field) => String(one[field]) === String(other[field]));
}

function isOwner(value: unknown): value is PreferencesOwner {
  return (
    isRecord(value) &&
    typeof value.userId === 'string' &&
    typeof value.known === 'boolean' &&
    Array.isArray(value.unsent) &&
    value.unsent.every((field) => FIELDS.some((known) => known === field))
  );
}
