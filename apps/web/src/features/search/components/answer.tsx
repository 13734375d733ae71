import type { Search } from '../hooks/use-search.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { Failure } from './failure.tsx';
import { Loading } from './loading.tsx';
import { Results } from './results.tsx';

type AnswerProps = { form: SearchForm; search: Search };

/** What became of the search: its wait, its failure or its results. */
export function Answer({ form, search }: AnswerProps) {
  const { loading, error, results } = search;
  return (
    <div className="page-width flex flex-col gap-6">
      {loading && <Loading />}
      {error && <Failure error={error} onRetry={() => search.request && search.run(search.request)} />}
      {results && <Results form={form} search={search} results={results} />}
    </div>
  );
}
