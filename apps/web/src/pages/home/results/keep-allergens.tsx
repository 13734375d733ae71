import type { Allergen } from '@larder/contract/allergen';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { usePreferences } from '../../../features/preferences/use-preferences.ts';
import { usePreferencesStore } from '../../../features/preferences/use-preferences-store.ts';
import { useSignInPrompt } from '../../../features/session/sign-in-prompt.tsx';
import { useSession } from '../../../features/session/use-session.ts';
import { allergenName } from '../../../i18n/allergen-name.ts';
import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/**
 * Offers to exclude allergens of this search from all searches. A guest's choice is kept in this browser, from where a new
 * account takes it, and the sign-in dialog opens.
 */
export function KeepAllergens({ allergens }: { allergens: readonly Allergen[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const store = usePreferencesStore();
  const { excludedAllergens } = usePreferences();
  const { status } = useSession();
  const promptSignIn = useSignInPrompt();
  const unsaved = allergens.filter((allergen) => status !== 'authenticated' || !excludedAllergens.includes(allergen));
  if (unsaved.length === 0 || status === 'loading') return null;
  const names = unsaved.map((allergen) => allergenName(allergen, t).toLowerCase());
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {t('understood.keep', { list: formatList(names, language) })}
      <Button
        variant="secondary"
        onClick={() => {
          store.set({ excludedAllergens: [...new Set([...excludedAllergens, ...unsaved])] });
          if (status === 'anonymous') promptSignIn('general');
        }}
      >
        {t('understood.keepAction')}
      </Button>
    </p>
  );
}
