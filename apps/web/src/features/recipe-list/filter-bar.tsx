import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  SUBCATEGORIES_OF,
  type SubcategoryFilter,
} from '@larder/contract/category';
import type { FilterState } from '@larder/contract/search/filter';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../components/inputs/choice-group.tsx';

type FilterBarProps = {
  filters: Pick<FilterState, 'category' | 'subcategory'>;
  /** How many filters are set. */
  count: number;
  onCategory: (category: CategoryFilter) => void;
  onSubcategory: (subcategory: SubcategoryFilter) => void;
  /** Further filters, shown below the bar when opened. */
  panel: ReactNode;
};

export function FilterBar({ filters, count, onCategory, onSubcategory, panel }: FilterBarProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const { category, subcategory } = filters;

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <ChoiceGroup
          variant="chips"
          legendVisible
          legend={t('filters.category')}
          value={category}
          choices={CATEGORY_FILTERS.map((value) => ({ value, label: t(`category.${value}`) }))}
          onChange={onCategory}
        />
        <FilterButton count={count} open={open} panelId={panelId} onToggle={() => setOpen(!open)} />
      </div>
      {category !== 'None' && (
        <ChoiceGroup
          variant="chips"
          legendVisible
          legend={t('filters.subcategory')}
          value={subcategory}
          choices={(['All', ...SUBCATEGORIES_OF[category]] as const).map((value) => ({
            value: value as SubcategoryFilter,
            label: t(`subcategory.${value}`),
          }))}
          onChange={onSubcategory}
        />
      )}
      <div id={panelId} hidden={!open}>
        {open && panel}
      </div>
    </div>
  );
}

type FilterButtonProps = { count: number; open: boolean; panelId: string; onToggle: () => void };

function FilterButton({ count, open, panelId, onToggle }: FilterButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line-strong bg-card px-4 font-medium transition-colors hover:border-ink aria-expanded:border-ink"
    >
      <SlidersHorizontal aria-hidden className="size-4" />
      {t('filters.button')}
      {count > 0 && (
        <>
          <span
            aria-hidden
            className="figures grid size-6 place-items-center rounded-chip bg-leaf text-xs font-bold text-on-leaf"
          >
            {count}
          </span>
          <span className="sr-only">{t('filters.active', { count })}</span>
        </>
      )}
    </button>
  );
}
