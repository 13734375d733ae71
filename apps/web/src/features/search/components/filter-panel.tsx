import type { Allergen } from '@larder/contract/allergen';
import { useTranslation } from 'react-i18next';
import { allergenBadge } from '../../../components/allergen/allergen-icons.ts';
import { Button } from '../../../components/button.tsx';

type FilterPanelProps = {
  options: readonly Allergen[];
  excluded: readonly Allergen[];
  onExcluded: (excluded: Allergen[]) => void;
  /** Null where there is nothing to clear. */
  onClear: (() => void) | null;
};

export function FilterPanel({ options, excluded, onExcluded, onClear }: FilterPanelProps) {
  const { t } = useTranslation();

  function toggle(allergen: Allergen) {
    onExcluded(excluded.includes(allergen) ? excluded.filter((item) => item !== allergen) : [...excluded, allergen]);
  }

  return (
    <div className="animate-appear rounded-card border border-line bg-card p-5">
      <fieldset>
        <legend className="font-semibold">{t('filters.allergens')}</legend>
        <p className="mt-1 text-sm text-quiet">{t('filters.allergensNote')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {options.map((allergen) => {
            const { icon: Icon } = allergenBadge(allergen);
            return (
              <label
                key={allergen}
                className="relative inline-flex min-h-11 items-center gap-2 rounded-chip border border-line-strong px-4 font-medium transition-colors hover:border-ink has-checked:border-tomato has-checked:bg-tomato-wash has-checked:text-tomato has-checked:line-through has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
              >
                <input
                  type="checkbox"
                  checked={excluded.includes(allergen)}
                  onChange={() => toggle(allergen)}
                  className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-chip opacity-0"
                />
                <Icon aria-hidden className="size-4" />
                {t(`allergen.${allergen}`)}
              </label>
            );
          })}
        </div>
      </fieldset>
      {onClear && (
        <Button variant="quiet" className="mt-4 -ml-3 px-3" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
