import { MAX_RECIPE_NAME_LENGTH } from '@larder/contract/analyze';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { SearchOutcome } from '../results/lazy-search-outcome.ts';

type NameFieldProps = {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  loading: boolean;
  field: RefObject<HTMLInputElement | null>;
};

export function NameField({ text, onText, onSubmit, loading, field }: NameFieldProps) {
  const { t } = useTranslation();
  return (
    <form
      className="flex items-center gap-2 rounded-card border border-line-strong bg-card p-3 pl-5 transition-colors focus-within:border-leaf max-sm:flex-col max-sm:items-stretch max-sm:pl-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor="recipe-name" className="sr-only">
        {t('search.name.label')}
      </label>
      <Search aria-hidden className="size-6 shrink-0 text-quiet max-sm:hidden" />
      <input
        id="recipe-name"
        ref={field}
        type="search"
        value={text}
        maxLength={MAX_RECIPE_NAME_LENGTH}
        onChange={(event) => onText(event.target.value)}
        onFocus={SearchOutcome.preload}
        placeholder={t('search.name.placeholder')}
        autoCapitalize="none"
        enterKeyHint="search"
        className="min-h-12 min-w-0 flex-1 bg-transparent px-2 text-xl outline-none"
      />
      <Button type="submit" disabled={loading} className="min-h-12 px-7 text-lg">
        {loading && <Spinner className="size-5" />}
        {t('search.name.submit')}
      </Button>
    </form>
  );
}
