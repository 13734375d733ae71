import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IngredientIcon } from '../../../../components/icons/ingredient-icon.tsx';
import type { ThingName } from './photo-things.ts';
import { useFoodSuggestions } from './use-food-suggestions.ts';

type NameFieldProps = { onName: (name: ThingName) => void; onCancel: () => void };

type Option = ThingName & { also: string | null };

/**
 * A field for the name of a thing, with the ingredients whose name begins so (the combobox of the ARIA Authoring
 * Practices). What no ingredient is called can be used as it is typed: the search reads it as it reads any words.
 */
export function NameField({ onName, onCancel }: NameFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  // A comma would make two items of it.
  const words = typed.replaceAll(/[,\s]+/g, ' ').trim();
  const options = optionsFor(words, useFoodSuggestions(words));
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const optionId = (index: number) => `${id}-${index}`;
  const choose = (option: Option | undefined) => option && onName({ id: option.id, name: option.name });

  function handle(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (key === 'Enter') choose(options[active]);
    else if (key === 'Escape' && typed !== '') setTyped('');
    else if (key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="w-full">
      <input
        ref={input}
        role="combobox"
        aria-label={t('photo.things.name')}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={handle}
        placeholder={t('photo.things.name')}
        maxLength={80}
        autoCapitalize="none"
        autoComplete="off"
        enterKeyHint="done"
        className="h-12 w-full rounded-field border border-line-strong bg-card px-4 focus:border-leaf"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('photo.things.suggestions')}
        className={options.length > 0 ? 'mt-1' : ''}
      >
        {options.map((option, index) => (
          <button
            key={option.id ?? 'typed'}
            id={optionId(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus in the field, and with it the keyboard of a phone open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            className={`flex min-h-11 w-full items-center gap-3 rounded-field px-4 text-left ${index === active ? 'bg-sunk' : ''}`}
          >
            <IngredientIcon id={option.id} className="size-5" />
            <span>{option.id === null ? t('photo.things.use', { words: option.name }) : option.name}</span>
            {option.also && <span className="text-sm text-quiet">{option.also}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The suggestions, and the words themselves unless one of them is called so. */
function optionsFor(words: string, suggestions: readonly Option[]): Option[] {
  if (words === '') return [];
  const isSuggested = suggestions.some(({ name }) => name.toLowerCase() === words.toLowerCase());
  return isSuggested ? [...suggestions] : [...suggestions, { id: null, name: words, also: null }];
}
