import { ALLERGENS } from '@larder/contract/allergen';
import { DIETS } from '@larder/contract/diet';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AccountState, useAccountState } from '../../../features/preferences/use-account-state.ts';
import { usePreferences } from '../../../features/preferences/use-preferences.ts';
import { usePreferencesStore } from '../../../features/preferences/use-preferences-store.ts';
import { Section } from '../section.tsx';
import { AllergenChoice } from './allergen-choice.tsx';
import { DietCard } from './diet-card.tsx';
import { useToggleDiet } from './use-toggle-diet.ts';

/** Diets and excluded allergens. Disabled until the account's preferences have been received. */
export function DietaryTab() {
  const { t } = useTranslation();
  const state = useAccountState();
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      {state === 'unreachable' && (
        <p role="alert" className="flex gap-2 rounded-card border border-saffron bg-saffron-wash px-4 py-3 font-medium">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
          {t('search.restrictions.unknown')}
        </p>
      )}
      <Diets state={state} />
      <Allergens state={state} />
      <p className="text-sm text-quiet">{t('profile.where')}</p>
    </div>
  );
}

function Diets({ state }: { state: AccountState }) {
  const { t } = useTranslation();
  const { dietTypes } = usePreferences();
  const toggle = useToggleDiet();
  return (
    <Section title={t('profile.diets.title')} text={t('profile.diets.text')}>
      <fieldset disabled={state !== 'known'} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{t('profile.diets.title')}</legend>
        {DIETS.map((diet) => (
          <DietCard key={diet} diet={diet} chosen={dietTypes.includes(diet)} onToggle={() => toggle(diet)} />
        ))}
      </fieldset>
    </Section>
  );
}

function Allergens({ state }: { state: AccountState }) {
  const { t } = useTranslation();
  const store = usePreferencesStore();
  const { excludedAllergens } = usePreferences();
  return (
    <Section title={t('profile.allergens.title')} text={t('profile.allergens.text')}>
      <fieldset
        disabled={state !== 'known'}
        className="-mx-2 grid gap-2 min-[22rem]:grid-cols-2 sm:mx-0 sm:grid-cols-3 sm:gap-x-3 lg:grid-cols-5"
      >
        <legend className="sr-only">{t('profile.allergens.title')}</legend>
        {ALLERGENS.map((allergen) => (
          <AllergenChoice
            key={allergen}
            allergen={allergen}
            chosen={excludedAllergens.includes(allergen)}
            onToggle={(chosen) =>
              store.set({
                excludedAllergens: ALLERGENS.filter((one) =>
                  one === allergen ? chosen : excludedAllergens.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <div className="max-w-3xl rounded-field bg-saffron-wash px-4 py-3">
        <h3 className="font-sans text-base font-semibold tracking-normal">{t('profile.allergens.meaning')}</h3>
        <p className="text-sm">{t('profile.allergens.meaningText')}</p>
      </div>
    </Section>
  );
}
