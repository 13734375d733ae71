import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesInput,
  type PreferencesResponse,
  readStoredPreferences,
} from '@larder/contract/preferences';
import type { SignedIn } from '../../auth/sessions.ts';
import type { Database } from '../../database/create-database.ts';
import { findPreferences, storePreferences } from './data.ts';

export type PreferencesService = {
  of: (who: SignedIn) => Promise<PreferencesResponse>;
  store: (who: SignedIn, input: PreferencesInput) => Promise<Preferences>;
};

/** Language, measures, allergens and diets, as each person wants them. */
export function createPreferencesService(dependencies: { database: Database; clock: () => Date }): PreferencesService {
  const { database, clock } = dependencies;
  return {
    async of(who) {
      const stored = await findPreferences(database, who);
      return stored === undefined ? { ...DEFAULT_PREFERENCES, isDefault: true } : readStoredPreferences(stored);
    },
    async store(who, input) {
      const chosen = readStoredPreferences(input);
      await storePreferences(database, who, chosen, clock());
      return chosen;
    },
  };
}
