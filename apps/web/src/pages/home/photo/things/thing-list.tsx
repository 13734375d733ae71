import { Pencil, TriangleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IngredientIcon } from '../../../../components/icons/ingredient-icon.tsx';
import { prefersReducedMotion } from '../../../../lib/reduced-motion.ts';
import { isUnnamed, isUnsure, type PhotoThing } from './photo-things.ts';
import type { ThingActions } from './thing-actions.ts';
import { ThingBadge } from './thing-badge.tsx';
import { ThingChoices } from './thing-choices.tsx';
import { useThingLabel } from './thing-label.ts';

type ThingListProps = {
  things: readonly PhotoThing[];
  selected: number | null;
  onSelect: (number: number | null) => void;
  actions: ThingActions;
  /** Ids of the ingredients that a restriction rules out. */
  ruledOut: readonly string[];
};

/** With more things than this, choices show only where a thing is selected or has no name: the list would be long. */
const MOST_WITH_CHOICES = 12;

/** The things in the photo by number, each with what it may be. */
export function ThingList({ things, selected, onSelect, actions, ruledOut }: ThingListProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('photo.things.label')} className="border-t border-line">
      {things.map((thing) =>
        thing.number === null ? null : (
          <ThingRow
            key={thing.number}
            thing={thing}
            isSelected={thing.number === selected}
            onSelect={onSelect}
            actions={actions}
            showsChoices={things.length <= MOST_WITH_CHOICES}
            isRuledOut={thing.name?.id != null && ruledOut.includes(thing.name.id)}
          />
        ),
      )}
    </ul>
  );
}

type ThingRowProps = {
  thing: PhotoThing;
  isSelected: boolean;
  onSelect: ThingListProps['onSelect'];
  actions: ThingActions;
  /** Whether choices show before the thing is selected. */
  showsChoices: boolean;
  isRuledOut: boolean;
};

function ThingRow({ thing, isSelected, onSelect, actions, showsChoices, isRuledOut }: ThingRowProps) {
  const { t } = useTranslation();
  const label = useThingLabel(thing);
  const name = thing.name?.name ?? t('photo.things.numbered', { number: thing.number });
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = !thing.isRemoved && (isSelected || isUnnamed(thing) || (showsChoices && isUnsure(thing)));

  useEffect(() => {
    if (!isSelected) return;
    row.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    // Beneath the enlarged photo nothing is focused.
    const isBeneath = row.current?.closest('[aria-hidden="true"]');
    if (!isBeneath) opener.current?.focus({ preventScroll: true });
  }, [isSelected]);

  /** The choices go, and the focus would go with them. */
  function closeChoices() {
    onSelect(null);
    opener.current?.focus({ preventScroll: true });
  }

  return (
    <li
      ref={row}
      className={`photo-row border-b border-line ${isSelected ? 'bg-leaf-wash' : ''}`}
      onKeyDown={({ key }) => key === 'Escape' && isSelected && closeChoices()}
    >
      <div className="flex items-center gap-1 pr-1 pl-4">
        <button
          ref={opener}
          type="button"
          disabled={thing.isRemoved}
          aria-expanded={isOpen}
          onClick={() => onSelect(isSelected ? null : thing.number)}
          className="flex min-h-12 grow items-center gap-3 py-1 text-left font-medium disabled:text-quiet disabled:line-through"
        >
          <ThingBadge thing={thing} isSelected={isSelected} />{' '}
          {thing.name && <IngredientIcon id={thing.name.id} className="size-5" />}
          {isRuledOut && <TriangleAlert aria-hidden className="size-4 shrink-0 text-saffron-ink" />}
          <span className={isUnnamed(thing) || isRuledOut ? 'text-saffron-ink' : ''}>{label}</span>
          {!thing.isRemoved && thing.name && <Pencil aria-hidden className="size-4 shrink-0 text-quiet" />}
        </button>
        <button
          type="button"
          aria-label={t(thing.isRemoved ? 'photo.things.putBack' : 'photo.things.remove', { name })}
          onClick={() => (thing.isRemoved ? actions.putBack(thing) : actions.remove(thing))}
          className="grid size-11 shrink-0 place-items-center rounded-chip text-quiet hover:text-ink"
        >
          {thing.isRemoved ? <Undo2 aria-hidden className="size-5" /> : <X aria-hidden className="size-5" />}
        </button>
      </div>
      {isOpen && (
        <ThingChoices
          thing={thing}
          onName={(name) => {
            actions.name(thing, name);
            closeChoices();
          }}
        />
      )}
    </li>
  );
}
