import { Search } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';

type SavedSearchProps = {
  initial: string;
  /** Called in a transition at each key press, so that filtering does not delay typing. */
  onText: (text: string) => void;
};

/** Searches titles, ingredients and descriptions. */
export function SavedSearch({ initial, onText }: SavedSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial);

  function type(next: string) {
    setText(next);
    startTransition(() => onText(next));
  }

  return (
    <div className="relative">
      <label htmlFor="saved-search" className="sr-only">
        {t('saved.search')}
      </label>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-quiet" />
      <input
        id="saved-search"
        type="search"
        value={text}
        maxLength={200}
        placeholder={t('saved.placeholder')}
        onChange={(event) => type(event.target.value)}
        className="min-h-13 w-full rounded-card border border-line-strong bg-card pr-4 pl-12 text-ellipsis transition-colors hover:border-ink"
      />
    </div>
  );
}
