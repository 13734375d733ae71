import { useRef } from 'react';
import type { Search } from '../search/use-search.ts';
import { useSearchActions } from '../search/use-search-actions.ts';
import type { SearchForm } from '../search/use-search-form.ts';
import { NameField } from './name-field.tsx';
import { PopularSuggestions } from './popular-suggestions.tsx';

/** Search by recipe name, with popular names as suggestions. */
export function NameSearch({ form, search }: { form: SearchForm; search: Search }) {
  const { submit } = useSearchActions(form, search);
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, category } = form;
  return (
    <div className="flex flex-col gap-4">
      <NameField text={text} onText={setText} onSubmit={() => submit(text)} loading={search.loading} field={field} />
      <PopularSuggestions category={category} onChoose={submit} />
    </div>
  );
}
