import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IngredientIcon } from '../../../../components/icons/ingredient-icon.tsx';
import { lazyWithRetry } from '../../../../lib/loading/lazy-with-retry.ts';
import { isUnsure, type PhotoThing, type ThingName } from './photo-things.ts';

const NameField = lazyWithRetry(
  () => import('./name-field.tsx'),
  ({ NameField }) => NameField,
);

type ThingChoicesProps = { thing: PhotoThing; onName: (name: ThingName) => void };

/** What a thing may be: one tap for each, and a field for anything else. */
export function ThingChoices({ thing, onName }: ThingChoicesProps) {
  const { t } = useTranslation();
  const [isTyping, setTyping] = useState(false);
  const other = useRef<HTMLButtonElement>(null);
  const wasTyping = useRef(false);
  // The field had the focus.
  useEffect(() => {
    if (wasTyping.current && !isTyping) other.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);
  const choices = isUnsure(thing) ? thing.guesses : thing.guesses.filter(({ id }) => id !== thing.name?.id);
  const chip =
    'inline-flex min-h-11 items-center gap-1.5 rounded-chip border px-3 font-medium transition-colors hover:border-ink';

  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 px-4 pb-3">
      <legend className="sr-only">{t('photo.things.which')}</legend>
      {choices.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          onClick={() => onName({ id, name })}
          className={`${chip} border-line-strong bg-card`}
        >
          <IngredientIcon id={id} className="size-5" />
          {name}
        </button>
      ))}
      {isTyping ? (
        <Suspense fallback={<div className="h-12 w-full" />}>
          <NameField onName={onName} onCancel={() => setTyping(false)} />
        </Suspense>
      ) : (
        <button
          ref={other}
          type="button"
          onClick={() => setTyping(true)}
          onPointerEnter={NameField.preload}
          aria-label={t('photo.things.other')}
          data-tooltip={t('photo.things.other')}
          className={`${chip} border-dashed border-line-strong text-quiet`}
        >
          <Search aria-hidden className="size-5" />
        </button>
      )}
    </fieldset>
  );
}
