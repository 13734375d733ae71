import type { Photo } from '../hooks/use-photo.ts';
import type { Search } from '../hooks/use-search.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { Failure } from './failure.tsx';
import { Loading } from './loading.tsx';
import { Results } from './results.tsx';

type AnswerProps = { form: SearchForm; search: Search; photo: Photo };

/** What became of the search: its wait, its failure or its results. */
export function Answer({ form, search, photo }: AnswerProps) {
  const { loading, error, results } = search;
  return (
    <div className="page-width flex flex-col gap-6">
      {loading && <Loading />}
      {error && <Failure error={error} onRetry={search.again} />}
      {results && <Results form={form} search={search} photo={photo} results={results} />}
    </div>
  );
}
