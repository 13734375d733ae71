import { useRef } from 'react';
import { useAsk } from '../hooks/use-ask.ts';
import type { Search } from '../hooks/use-search.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';
import { NameField } from './name-field.tsx';
import { PopularSuggestions } from './popular-suggestions.tsx';

/** The question by name, with the names that people like. */
export function AskByName({ form, search }: { form: SearchForm; search: Search }) {
  const { ask } = useAsk(form, search);
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, category } = form;
  return (
    <div className="flex flex-col gap-4">
      <NameField text={text} onText={setText} onSubmit={() => ask(text)} loading={search.loading} field={field} />
      <PopularSuggestions category={category} onChoose={ask} />
    </div>
  );
}
