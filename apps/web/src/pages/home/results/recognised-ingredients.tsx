import type { AnalyzeResponse, RecognisedIngredient } from '@larder/contract/analyze';
import { Plus, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IngredientIcon } from '../../../components/ingredient-icon.tsx';
import { formatList, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Photo } from '../photo/use-photo.ts';
import type { Search } from '../search/use-search.ts';
import { useSearchActions } from '../search/use-search-actions.ts';
import type { SearchForm } from '../search/use-search-form.ts';

/** The maximum confidence to show: recognition is never certain. */
const MAX_CONFIDENCE = 0.99;

type RecognisedIngredientsProps = { form: SearchForm; search: Search; photo: Photo; response: AnalyzeResponse };

/** The recognised ingredients as chips. Removing or adding one searches again. */
export function RecognisedIngredients({ form, search, photo, response }: RecognisedIngredientsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { submit } = useSearchActions(form, search);
  const { ingredients } = response;
  const unknown = response.notUnderstood.flatMap(({ kind, text }) => (kind === 'food' ? [text] : []));
  const names = ingredients.map(({ name }) => name);
  const { text = '', ignored = [] } = search.request ?? {};
  const searchFor = (names: readonly string[]) => submit(names.join(', '));
  /** A search by text keeps its restrictions and wishes; a photo is replaced by the list of its ingredients. */
  const remove = ({ id, name }: RecognisedIngredient) =>
    photo.recognised ? searchFor(names.filter((other) => other !== name)) : submit(text, [...ignored, `have:${id}`]);

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-1 font-sans text-sm font-normal tracking-normal text-quiet">
          {t(
            photo.recognised || ingredients.some(({ text }) => text === null)
              ? 'results.recognised.seen'
              : 'results.recognised.title',
          )}
        </h3>
        <ul className="contents">
          {ingredients.map((ingredient) => (
            <Chip
              key={ingredient.id}
              ingredient={ingredient}
              inPhoto={inPhoto(ingredient, photo)}
              isRuledOut={response.conflicts.some(({ id }) => id === ingredient.id)}
              onRemove={() => remove(ingredient)}
              onConfirm={(name) => {
                photo.confirm(ingredient.id);
                if (name !== ingredient.name)
                  searchFor(names.map((other) => (other === ingredient.name ? name : other)));
              }}
            />
          ))}
        </ul>
        <AddIngredient
          onAdd={(name) => (photo.recognised ? searchFor([...names, name]) : submit(`${text}, ${name}`, ignored))}
        />
      </div>
      {unknown.length > 0 && (
        <p className="text-sm text-saffron-ink">
          {t('results.recognised.notUnderstood', { words: formatList(unknown, language, 'unit') })}
        </p>
      )}
    </div>
  );
}

/** An ingredient as recognised in the photo; null if it was typed or the person has confirmed it. */
function inPhoto(ingredient: RecognisedIngredient, { recognised, confirmed }: Photo): RecognisedIngredient | null {
  if (confirmed.includes(ingredient.id)) return null;
  return recognised?.find(({ id }) => id === ingredient.id) ?? (ingredient.text === null ? ingredient : null);
}

type ChipProps = {
  ingredient: RecognisedIngredient;
  inPhoto: RecognisedIngredient | null;
  /** True where a restriction rules the ingredient out. */
  isRuledOut: boolean;
  onRemove: () => void;
  onConfirm: (name: string) => void;
};

/** An ingredient with its confidence or its alternative, and a button that removes it. */
function Chip({ ingredient: { id, name }, inPhoto, isRuledOut, onRemove, onConfirm }: ChipProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const other = inPhoto?.orElse?.name;
  return (
    <li
      className={`inline-flex flex-wrap items-center rounded-chip pl-3 font-medium ${other || isRuledOut ? 'bg-saffron-wash text-saffron-ink' : 'bg-leaf-wash text-leaf-deep'}`}
    >
      {isRuledOut && <TriangleAlert aria-hidden className="mr-1 size-4" />}
      <IngredientIcon id={id} className="mr-1.5 size-5" />
      {other ? <Alternatives first={name} second={other} onChoose={onConfirm} /> : name}
      {inPhoto && !other && (
        <span className="figures ml-2 text-sm font-normal">
          {t('results.recognised.sure', {
            percent: formatPercent(Math.min(inPhoto.confidence, MAX_CONFIDENCE), language),
          })}
        </span>
      )}
      <button
        type="button"
        aria-label={t('results.recognised.remove', { name })}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-chip hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

/** "X or Y?" with a button for each. */
function Alternatives({
  first,
  second,
  onChoose,
}: {
  first: string;
  second: string;
  onChoose: (name: string) => void;
}) {
  const { t } = useTranslation();
  const [before, between, after] = t('results.recognised.which', { first: '|', second: '|' }).split('|');
  const choice = (name: string) => (
    <button
      type="button"
      onClick={() => onChoose(name)}
      className="min-h-11 px-1 underline underline-offset-4 hover:text-ink"
    >
      {name}
    </button>
  );
  return (
    <span>
      {before}
      {choice(first)}
      {between}
      {choice(second)}
      {after}
    </span>
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
        aria-label={t('results.recognised.add')}
        placeholder={t('results.recognised.add')}
        autoCapitalize="none"
        className="h-11 w-44 rounded-chip bg-transparent pl-4"
      />
      <button
        type="submit"
        aria-label={t('results.recognised.addSubmit')}
        className="grid size-11 place-items-center rounded-chip text-leaf hover:text-leaf-deep"
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </form>
  );
}
