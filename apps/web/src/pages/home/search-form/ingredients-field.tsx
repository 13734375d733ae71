import { MAX_INGREDIENTS_LENGTH } from '@larder/contract/analyze';
import { ArrowDown } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useBrowserState } from '../../../lib/use-browser-state.ts';
import { SearchOutcome } from '../results/lazy-search-outcome.ts';

type IngredientsFieldProps = {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  loading: boolean;
  /** Further actions after a search, with results if there are any; null before. */
  actions: { onTryOther: () => void; onSeeRecipes: (() => void) | null } | null;
  field: RefObject<HTMLTextAreaElement | null>;
};

const sendKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

export function IngredientsField({ text, onText, onSubmit, loading, actions, field }: IngredientsFieldProps) {
  const { t } = useTranslation();
  const [key] = useBrowserState(sendKey, 'Ctrl');

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <form
      className="rounded-card border border-line-strong bg-card transition-colors focus-within:border-leaf"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor="ingredients" className="sr-only">
        {t('search.ingredients.label')}
      </label>
      <textarea
        id="ingredients"
        ref={field}
        rows={3}
        value={text}
        maxLength={MAX_INGREDIENTS_LENGTH}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={sendOnEnter}
        onFocus={SearchOutcome.preload}
        placeholder={t('search.ingredients.placeholder')}
        autoCapitalize="none"
        enterKeyHint="search"
        className="block w-full resize-none rounded-t-card bg-transparent px-5 pt-4 pb-2 text-xl field-sizing-content max-h-72 min-h-24 outline-none"
      />
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-2 p-3 pl-5">
        {actions ? (
          <div className="mr-auto -ml-3 flex flex-wrap gap-x-1">
            <Button variant="quiet" onClick={actions.onTryOther}>
              {t('search.tryOther')}
            </Button>
            <Button variant="quiet" disabled={!actions.onSeeRecipes} onClick={() => actions.onSeeRecipes?.()}>
              {t('search.seeRecipes')}
              <ArrowDown aria-hidden className="size-4" />
            </Button>
          </div>
        ) : (
          <p className="mr-auto text-sm text-quiet max-sm:hidden pointer-coarse:hidden">
            {t('search.ingredients.hint', { key })}
          </p>
        )}
        <Button type="submit" disabled={text.trim() === '' || loading} className="min-h-12 px-7 text-lg max-sm:w-full">
          {loading && <Spinner className="size-5" />}
          {t('search.ingredients.submit')}
        </Button>
      </div>
    </form>
  );
}
