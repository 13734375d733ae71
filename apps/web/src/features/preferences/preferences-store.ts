import { STORAGE_KEYS } from '@larder/contract/browser';
import type { Language } from '@larder/contract/language';
import { DEFAULT_PREFERENCES, type Preferences, readStoredPreferences } from '@larder/contract/preferences';
import { type BrowserStorage, isRecord } from '../../lib/browser-storage.ts';

type Field = keyof Preferences;
const FIELDS = Object.keys(DEFAULT_PREFERENCES) as Field[];

/** Whose preferences these are, where they are a signed-in person's. */
type PreferencesOwner = {
  userId: string;
  /** Whether their account has been asked since they came. */
  known: boolean;
  /** What was changed here and has not reached their account. */
  unsent: readonly Field[];
};

export type PreferencesStore = {
  get: () => Preferences;
  owner: () => PreferencesOwner | null;
  /** Changes what is given and stores the whole at once. */
  set: (change: Partial<Preferences>) => void;
  /** Says who is signed in. What another person avoids or eats is not kept for the next one, nor for a guest. */
  belongTo: (userId: string | null) => void;
  /**
   * Takes over what the account holds; what was changed here and not sent yet stays. An account that holds nothing yet
   * (null) takes over what is chosen here.
   */
  receive: (userId: string, held: Preferences | null) => void;
  /** Notes what has reached the account. */
  settle: (sent: Preferences) => void;
  /** Reads again what another tab may have changed. */
  reread: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** The preferences kept in this browser, in the language the page speaks. Spec section 4, Preferences. */
export function createPreferencesStore(storage: BrowserStorage, language: Language): PreferencesStore {
  const listeners = new Set<() => void>();
  const read = () => storage.read(STORAGE_KEYS.preferences, isRecord);
  let preferences = readStoredPreferences({ ...read(), language });
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
    owner: () => owner,
    set(change) {
      const unsent = FIELDS.filter((field) => field in change || owner?.unsent.includes(field));
      store({ preferences: { ...preferences, ...change }, ...(owner ? { owner: { ...owner, unsent } } : {}) });
    },
    belongTo(userId) {
      if (userId === (owner?.userId ?? null)) return;
      const kept = owner === null ? preferences : { ...preferences, excludedAllergens: [], dietTypes: [] };
      store({ preferences: kept, owner: userId === null ? null : { userId, known: false, unsent: [] } });
    },
    receive(userId, held) {
      if (owner?.userId !== userId) return;
      const unsent = held ? owner.unsent : FIELDS;
      const kept = Object.fromEntries(unsent.map((field) => [field, preferences[field]]));
      const next = held ? { ...held, ...kept } : preferences;
      store({ preferences: next, owner: { userId, known: true, unsent } });
    },
    settle(sent) {
      if (!owner) return;
      const unsent = owner.unsent.filter((field) => String(sent[field]) !== String(preferences[field]));
      store({ owner: { ...owner, unsent } });
    },
    reread() {
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
