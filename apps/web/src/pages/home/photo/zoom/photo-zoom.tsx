import { ChevronLeft, ChevronRight, Maximize, Minus, Plus, Undo2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnedFocus } from '../../../../components/modal/use-returned-focus.ts';
import { useScrollLock } from '../../../../components/modal/use-scroll-lock.ts';
import type { PhotoThing } from '../things/photo-things.ts';
import type { ThingActions } from '../things/thing-actions.ts';
import { thingAt } from '../things/thing-at.ts';
import { ThingBadge } from '../things/thing-badge.tsx';
import { ThingChoices } from '../things/thing-choices.tsx';
import { useThingLabel } from '../things/thing-label.ts';
import { ThingMarks } from '../things/thing-marks.tsx';
import { useView } from './use-view.ts';
import type { Point, Size } from './view.ts';

const STEP = 1.5;
/** How far an arrow key moves the picture, in CSS pixels. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

type PhotoZoomProps = {
  url: string;
  alt: string;
  things: readonly PhotoThing[];
  selected: number | null;
  onSelect: (number: number | null) => void;
  actions: ThingActions;
  onClose: () => void;
};

/** The photo on the whole screen, to enlarge it and to name what is in it. */
export function PhotoZoom({ url, alt, things, selected, onSelect, actions, onClose }: PhotoZoomProps) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const view = useView(stage, picture, (at) => onSelect(thingUnder(at)?.number ?? null));
  const numbered = things.filter(({ number }) => number !== null);
  const thing = numbered.find(({ number }) => number === selected);
  const returnedFocus = useReturnedFocus();
  const next = useRef<HTMLButtonElement>(null);
  useScrollLock(true);

  function thingUnder({ x, y }: Point): PhotoThing | null {
    const { width = 0, height = 0 } = view.place ?? {};
    return thingAt(things, { x: x * width, y: y * height, width, height });
  }

  function step(by: 1 | -1) {
    const at = thing ? numbered.indexOf(thing) + by : by > 0 ? 0 : -1;
    const next = numbered.at(at % numbered.length);
    if (!next) return;
    onSelect(next.number);
    if (next.box) view.show(next.box);
  }

  function handle(event: KeyboardEvent) {
    if (event.key === 'Escape') return onClose();
    if (event.target instanceof HTMLInputElement) return;
    const by = ARROWS[event.key];
    const act = by
      ? () => view.shift(by)
      : {
          '+': () => view.zoom(STEP),
          '=': () => view.zoom(STEP),
          '-': () => view.zoom(1 / STEP),
          '0': view.fit,
        }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          {...returnedFocus}
          onKeyDown={handle}
          // By the handler above: a field in which Escape has a meaning of its own comes first, a toast does not.
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 flex flex-col bg-paper outline-none"
        >
          {/* On a phone below, where a thumb reaches it and no toast covers it. */}
          <div className="flex items-center gap-1 border-line bg-card p-1 max-sm:order-last max-sm:border-t sm:border-b">
            <Dialog.Title className="sr-only">{t('photo.zoom.title')}</Dialog.Title>
            <Control label={t('photo.zoom.out')} aria-disabled={view.scale <= 1} onClick={() => view.zoom(1 / STEP)}>
              <Minus aria-hidden className="size-5" />
            </Control>
            <Control label={t('photo.zoom.in')} onClick={() => view.zoom(STEP)}>
              <Plus aria-hidden className="size-5" />
            </Control>
            <Control label={t('photo.zoom.fit')} aria-disabled={view.scale <= 1} onClick={view.fit}>
              <Maximize aria-hidden className="size-5" />
            </Control>
            <span className="grow" />
            <Dialog.Close asChild>
              <Control label={t('photo.zoom.close')}>
                <X aria-hidden className="size-5" />
              </Control>
            </Dialog.Close>
          </div>
          <div
            ref={setStage}
            {...view.handlers}
            className="photo-stage relative min-h-0 grow cursor-grab touch-none overflow-hidden bg-sunk select-none active:cursor-grabbing"
          >
            <div className="absolute" style={view.place ?? { visibility: 'hidden' }}>
              <img
                src={url}
                alt={alt}
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setPicture({ width: naturalWidth, height: naturalHeight })
                }
                className="size-full max-w-none"
              />
              <ThingMarks things={things} selected={selected} />
            </div>
          </div>
          {numbered.length > 0 && (
            <div className="max-h-[45dvh] overflow-y-auto border-t border-line bg-card">
              <div className="flex items-center gap-1 p-1">
                <Control label={t('photo.zoom.previous')} onClick={() => step(-1)}>
                  <ChevronLeft aria-hidden className="size-5" />
                </Control>
                <p role="status" className="flex min-w-0 grow items-center justify-center gap-2 text-center">
                  {thing ? <Selected thing={thing} /> : <span className="text-quiet">{t('photo.zoom.hint')}</span>}
                </p>
                {thing && (
                  <Control
                    label={t(thing.isRemoved ? 'photo.things.putBack' : 'photo.things.remove', {
                      name: thing.name?.name ?? t('photo.things.numbered', { number: thing.number }),
                    })}
                    onClick={() => (thing.isRemoved ? actions.putBack(thing) : actions.remove(thing))}
                  >
                    {thing.isRemoved ? <Undo2 aria-hidden className="size-5" /> : <X aria-hidden className="size-5" />}
                  </Control>
                )}
                <Control ref={next} label={t('photo.zoom.next')} onClick={() => step(1)}>
                  <ChevronRight aria-hidden className="size-5" />
                </Control>
              </div>
              {thing && !thing.isRemoved && (
                <ThingChoices
                  key={thing.number}
                  thing={thing}
                  onName={(name) => {
                    actions.name(thing, name);
                    // What had the focus goes.
                    next.current?.focus();
                  }}
                />
              )}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Selected({ thing }: { thing: PhotoThing }) {
  const label = useThingLabel(thing);
  return (
    <>
      <ThingBadge thing={thing} isSelected />{' '}
      <span className={`font-medium ${thing.isRemoved ? 'text-quiet line-through' : ''}`}>{label}</span>
    </>
  );
}

/** Without effect it is marked as disabled and not made so: a button that has the focus would lose it. */
type ControlProps = ComponentProps<'button'> & { label: string };

function Control({ label, children, ...button }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className="grid size-11 shrink-0 place-items-center rounded-chip text-ink hover:bg-sunk aria-disabled:text-line-strong"
      {...button}
    >
      {children}
    </button>
  );
}
