import { NO_FILTERS } from '@larder/contract/search/filter';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { EmptyJar } from '../../../components/empty-jar.tsx';
import type { Search } from '../search/use-search.ts';
import { useSearchActions } from '../search/use-search-actions.ts';
import type { SearchForm } from '../search/use-search-form.ts';

/** The search found no recipes. */
export function NoResults() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <EmptyJar className="w-60" />
      <h3 className="text-2xl">{t('results.empty.title')}</h3>
      <p className="text-quiet">{t('results.empty.text')}</p>
    </div>
  );
}

/** The photo shows things that nobody has named, and nothing else. `onName` goes to the first of them. */
export function NothingNamed({ onName }: { onName: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <EmptyJar className="w-60" />
      <h3 className="text-2xl">{t('results.unnamed.title')}</h3>
      <p className="max-w-prose text-quiet">{t('results.unnamed.text')}</p>
      {onName && <Button onClick={onName}>{t('results.unnamed.name')}</Button>}
    </div>
  );
}

/** There are results, but none passes the filters. */
export function NoFilteredResults({ form, search }: { form: SearchForm; search: Search }) {
  const { t } = useTranslation();
  const { submit } = useSearchActions(form, search);

  function clearFilters() {
    form.setSubcategory(form.category === 'None' ? 'None' : 'All');
    form.setMinRating(NO_FILTERS.minRating);
    form.setExcludedAllergens([]);
    search.setView({ minRating: NO_FILTERS.minRating, excludedAllergens: [] });
  }

  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <EmptyJar className="w-60" />
      <h3 className="text-2xl">{t('results.empty.filteredTitle')}</h3>
      <p className="text-quiet">{t('results.empty.filteredText')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => submit(form.text)}>{t('results.empty.searchAgain')}</Button>
        <Button variant="secondary" onClick={clearFilters}>
          {t('filters.clear')}
        </Button>
      </div>
    </div>
  );
}
