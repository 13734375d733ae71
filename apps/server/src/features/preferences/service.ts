import type { Language } from '@larder/contract/language';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesInput,
  type PreferencesResponse,
  readStoredPreferences,
} from '@larder/contract/user/preferences';
import type { Database } from '../../database/create-database.ts';
import type { SignedInUser } from '../auth/sessions/session-reader.ts';
import { findPreferences, storePreferences } from './data.ts';

export type PreferencesService = {
  read: (user: SignedInUser) => Promise<PreferencesResponse>;
  store: (user: SignedInUser, input: PreferencesInput) => Promise<Preferences>;
  /** The language to write to an account in; undefined where none was ever chosen. */
  languageOf: (userId: string) => Promise<Language | undefined>;
};

/** Language, measures, allergens and diets of each account. */
export function createPreferencesService(dependencies: { database: Database; clock: () => Date }): PreferencesService {
  const { database, clock } = dependencies;
  return {
    async read(user) {
      const stored = await findPreferences(database, user.id);
      return stored === undefined ? { ...DEFAULT_PREFERENCES, isDefault: true } : readStoredPreferences(stored);
    },
    async store(user, input) {
      const chosen = readStoredPreferences(input);
      await storePreferences(database, user, chosen, clock());
      return chosen;
    },
    async languageOf(userId) {
      const stored = await findPreferences(database, userId);
      return stored === undefined ? undefined : readStoredPreferences(stored).language;
    },
  };
}
