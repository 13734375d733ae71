import type { AnalyzeResponse } from '@larder/contract/analyze';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAsk } from '../hooks/use-ask.ts';
import type { Search } from '../hooks/use-search.ts';
import type { SearchForm } from '../hooks/use-search-form.ts';

type RecognisedIngredientsProps = { form: SearchForm; search: Search; response: AnalyzeResponse };

/** The ingredients as they were understood; taking one out or putting one in searches again. */
export function RecognisedIngredients({ form, search, response }: RecognisedIngredientsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ask } = useAsk(form, search);
  const { ingredients, notUnderstood, leftOut } = response;
  const names = ingredients.map(({ name }) => name);
  const refusals = leftOut.map((name) => t('search.recognised.without', { name }));
  const askFor = (wanted: readonly string[]) => ask([...wanted, ...refusals].join(', '));

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-1 font-sans text-sm font-normal tracking-normal text-quiet">
          {t('search.recognised.title')}
        </h3>
        <ul className="contents">
          {ingredients.map(({ id, name }) => (
            <li key={id} className="inline-flex items-center rounded-chip bg-leaf-wash pl-4 font-medium text-leaf-deep">
              {name}
              <button
                type="button"
                aria-label={t('search.recognised.remove', { name })}
                onClick={() => askFor(names.filter((other) => other !== name))}
                className="grid size-11 place-items-center rounded-chip hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <AddIngredient onAdd={(name) => askFor([...names, name])} />
      </div>
      {leftOut.length > 0 && (
        <p className="text-sm text-quiet">
          {t('search.recognised.leftOut', { names: formatList(leftOut, language, 'unit') })}
        </p>
      )}
      {notUnderstood.length > 0 && (
        <p className="text-sm text-saffron-ink">
          {t('search.recognised.notUnderstood', { words: formatList(notUnderstood, language, 'unit') })}
        </p>
      )}
    </div>
  );
}

function AddIngredient({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  return (
    <form
      className="inline-flex items-center rounded-chip border border-line-strong bg-card focus-within:border-leaf"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onAdd(name.trim());
      }}
    >
      <input
        value={name}
        onChange={(event) => setName(event.target.value)}
        aria-label={t('search.recognised.add')}
        placeholder={t('search.recognised.add')}
        autoCapitalize="none"
        className="h-11 w-44 rounded-chip bg-transparent pl-4"
      />
      <button
        type="submit"
        aria-label={t('search.recognised.addSubmit')}
        className="grid size-11 place-items-center rounded-chip text-leaf hover:text-leaf-deep"
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </form>
  );
}
