import type { Allergen } from '@larder/contract/allergen';
import { MIN_RATING_FILTER } from '@larder/contract/search/filter';
import { useTranslation } from 'react-i18next';
import { allergenAppearance } from '../../components/allergen/allergen-icons.ts';
import { Button } from '../../components/button.tsx';
import { Slider } from '../../components/inputs/slider.tsx';
import { allergenName } from '../../i18n/allergen-name.ts';

type FilterPanelProps = {
  options: readonly Allergen[];
  excluded: readonly Allergen[];
  onExcluded: (excluded: Allergen[]) => void;
  rating: { min: number; onMin: (stars: number) => void };
  /** Null if no filter is set. */
  onClear: (() => void) | null;
};

export function FilterPanel({ options, excluded, onExcluded, rating, onClear }: FilterPanelProps) {
  const { t } = useTranslation();

  function toggle(allergen: Allergen) {
    onExcluded(excluded.includes(allergen) ? excluded.filter((item) => item !== allergen) : [...excluded, allergen]);
  }

  return (
    <div className="flex animate-appear flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div className="max-w-sm">
        <Slider
          label={t('filters.minRating')}
          value={rating.min}
          min={MIN_RATING_FILTER.min}
          max={MIN_RATING_FILTER.max}
          step={MIN_RATING_FILTER.step}
          valueText={rating.min === 0 ? t('filters.anyRating') : t('filters.atLeast', { count: rating.min })}
          onChange={rating.onMin}
        />
        <p className="text-sm text-quiet">{t('filters.minRatingNote')}</p>
      </div>
      <fieldset hidden={options.length === 0}>
        <legend className="font-semibold">{t('filters.allergens')}</legend>
        <p className="mt-1 text-sm text-quiet">{t('filters.allergensNote')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {options.map((allergen) => {
            const { icon: Icon } = allergenAppearance(allergen);
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
                {allergenName(allergen, t)}
              </label>
            );
          })}
        </div>
      </fieldset>
      {onClear && (
        <Button variant="quiet" className="-ml-3 self-start" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
