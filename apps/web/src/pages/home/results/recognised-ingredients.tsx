import type { AnalyzeResponse, PhotoGuess, RecognisedIngredient } from '@larder/contract/analyze';
import { Plus, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IngredientIcon } from '../../../components/icons/ingredient-icon.tsx';
import { choiceParts, formatList, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { changeList } from '../photo/things/ingredient-list.ts';
import { isSearchedAs, isUnnamed, type PhotoThing, thingsOf } from '../photo/things/photo-things.ts';
import type { Photo } from '../photo/use-photo.ts';
import { ignoredKey, useThingActions } from '../photo/use-thing-actions.ts';
import type { Search } from '../search/use-search.ts';
import { useSearchActions } from '../search/use-search-actions.ts';
import type { SearchForm } from '../search/use-search-form.ts';

/** The maximum confidence to show: recognition is never certain. */
const MAX_CONFIDENCE = 0.99;
/** Of more choices a chip would be too long; the list below the photo has all of them. */
const MAX_CHOICES = 2;

type RecognisedIngredientsProps = { form: SearchForm; search: Search; photo: Photo; response: AnalyzeResponse };

/** The recognised ingredients as chips. Removing or adding one searches again. */
export function RecognisedIngredients({ form, search, photo, response }: RecognisedIngredientsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { submit } = useSearchActions(form, search);
  const inPhoto = useThingActions(form, search, photo);
  const { ingredients } = response;
  const things = thingsOf(photo.found);
  const unknown = response.notUnderstood.flatMap(({ kind, text }) => (kind === 'food' ? [text] : []));
  const { text = '', ignored = [] } = search.request ?? {};
  /** The words of the text that name ingredients. */
  const known = ingredients.map((ingredient) => ({ name: ingredient.text ?? ingredient.name }));
  const isPhotos = things !== null || ingredients.some(({ text }) => text === null);

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-1 font-sans text-sm font-normal tracking-normal text-quiet">
          {t(isPhotos ? 'results.recognised.seen' : 'results.recognised.title')}
        </h3>
        <ul className="contents">
          {ingredients.map((ingredient) => (
            <Chip
              key={ingredient.id}
              ingredient={ingredient}
              guesses={guessesFor(ingredient, things)}
              isRuledOut={response.conflicts.some(({ id }) => id === ingredient.id)}
              onRemove={() =>
                things ? inPhoto.removeIngredient(ingredient) : submit(text, [...ignored, ignoredKey(ingredient.id)])
              }
              onChoose={(name) =>
                things
                  ? inPhoto.nameAll(ingredient.id, name)
                  : submit(changeList(text, { dropped: [ingredient], added: [name], known }).text, ignored)
              }
            />
          ))}
        </ul>
        {things && <UnnamedThings things={things} onSelect={photo.select} />}
        <AddIngredient
          onAdd={(name) =>
            things
              ? inPhoto.addIngredient(name)
              : submit(changeList(text, { dropped: [], added: [{ name }], known }).text, ignored)
          }
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

/** What an ingredient in the photo may be, the most likely first; empty if it was typed or the person has confirmed it. */
function guessesFor(ingredient: RecognisedIngredient, things: readonly PhotoThing[] | null): readonly PhotoGuess[] {
  if (!things) return ingredient.text === null ? [ingredient, ...(ingredient.alternatives ?? [])] : [];
  const seen = things.filter((thing) => isSearchedAs(thing, ingredient.id));
  return seen.some(({ isConfirmed }) => isConfirmed) ? [] : (seen[0]?.guesses ?? []);
}

type ChipProps = {
  ingredient: RecognisedIngredient;
  guesses: readonly PhotoGuess[];
  /** True where a restriction rules the ingredient out. */
  isRuledOut: boolean;
  onRemove: () => void;
  onChoose: (guess: PhotoGuess) => void;
};

/** An ingredient with its confidence or what else it may be, and a button that removes it. */
function Chip({ ingredient: { id, name }, guesses, isRuledOut, onRemove, onChoose }: ChipProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isUnsure = guesses.length > 1;
  const [guess] = guesses;
  return (
    <li
      className={`inline-flex flex-wrap items-center rounded-chip pl-3 font-medium ${isUnsure || isRuledOut ? 'bg-saffron-wash text-saffron-ink' : 'bg-leaf-wash text-leaf-deep'}`}
    >
      {isRuledOut && <TriangleAlert aria-hidden className="mr-1 size-4" />}
      <IngredientIcon id={id} className="mr-1.5 size-5" />
      {isUnsure ? <Guesses guesses={guesses.slice(0, MAX_CHOICES)} onChoose={onChoose} /> : name}
      {guess && !isUnsure && (
        <span className="figures ml-2 text-sm font-normal">
          {t('results.recognised.sure', {
            percent: formatPercent(Math.min(guess.confidence, MAX_CONFIDENCE), language),
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
function Guesses({ guesses, onChoose }: { guesses: readonly PhotoGuess[]; onChoose: (guess: PhotoGuess) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [before, after] = t('results.recognised.which', { choices: '|' }).split('|');
  let rank = 0;
  return (
    <span>
      {before}
      {choiceParts(
        guesses.map(({ name }) => name),
        language,
      ).map(({ type, value }) => {
        const guess = type === 'element' ? guesses[rank++] : undefined;
        if (!guess) return value;
        return (
          <button
            key={guess.id}
            type="button"
            onClick={() => onChoose(guess)}
            className="min-h-11 px-1 underline underline-offset-4 hover:text-ink"
          >
            {guess.name}
          </button>
        );
      })}
      {after}
    </span>
  );
}

/** How many things in the photo have no name; pressing it goes to the first of them. */
function UnnamedThings({ things, onSelect }: { things: readonly PhotoThing[]; onSelect: Photo['select'] }) {
  const { t } = useTranslation();
  const unnamed = things.filter(isUnnamed);
  const [first] = unnamed;
  if (!first) return null;
  return (
    <button
      type="button"
      onClick={() => onSelect(first.number)}
      className="inline-flex min-h-11 items-center rounded-chip border border-dashed border-saffron-ink px-4 font-medium text-saffron-ink hover:bg-saffron-wash"
    >
      {t('results.recognised.unnamed', { count: unnamed.length })}
    </button>
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
