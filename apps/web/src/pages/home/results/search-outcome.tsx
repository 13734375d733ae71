import { useTexts } from '../../../i18n/use-texts.ts';
import type { Photo } from '../photo/use-photo.ts';
import type { Search } from '../search/use-search.ts';
import type { SearchForm } from '../search/use-search-form.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Results } from './results.tsx';
import { SearchProgress } from './search-progress.tsx';

type SearchOutcomeProps = { form: SearchForm; search: Search; photo: Photo };

/** The state of the search: loading, failed or its results. */
export function SearchOutcome({ form, search, photo }: SearchOutcomeProps) {
  useTexts(['results', 'recipe-card', 'failure']);
  const { loading, error, results } = search;
  return (
    <div className="page-width flex flex-col gap-6">
      {loading && <SearchProgress hasResults={results !== null} />}
      {error && <FailureNotice error={error} onRetry={search.retry} />}
      {results && <Results form={form} search={search} photo={photo} results={results} />}
    </div>
  );
}
