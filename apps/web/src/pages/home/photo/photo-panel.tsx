import '../../../styles/photo.css';
import { ArrowDown, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import type { Search } from '../search/use-search.ts';
import { useSearchActions } from '../search/use-search-actions.ts';
import type { SearchForm } from '../search/use-search-form.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { isUnnamed, namesOf, type PhotoThing, thingsOf } from './things/photo-things.ts';
import { ThingList } from './things/thing-list.tsx';
import type { Photo } from './use-photo.ts';
import { useThingActions } from './use-thing-actions.ts';

type PhotoPanelProps = {
  form: SearchForm;
  photo: Photo;
  search: Search;
  onAnalyze: (file: File) => void;
  onNewSearch: () => void;
  onSeeRecipes: () => void;
  onAnother: () => void;
};

/** The states of a photo. docs/specification.md §4, Image upload. `found`: with the outcome of a search; `seen`: without. */
type PhotoState = 'tooLarge' | 'shrinking' | 'unshrinkable' | 'selected' | 'analysing' | 'failed' | 'found' | 'seen';

function stateOf({ file, stage, found }: Photo, { loading, error, photo, active }: Search): PhotoState {
  if (stage !== 'ready') return stage;
  if (photo === file && loading) return 'analysing';
  if (photo === file && error) return 'failed';
  const things = thingsOf(found);
  if (!things) return 'selected';
  return active || namesOf(things).length === 0 ? 'found' : 'seen';
}

/** The chosen photo with its state and actions. */
export function PhotoPanel(props: PhotoPanelProps) {
  useTexts(['photo']);
  const { t } = useTranslation();
  const { form, photo, search, onAnother } = props;
  const { file, selected, select } = photo;
  const state = stateOf(photo, search);
  const things = state === 'found' || state === 'seen' ? (thingsOf(photo.found) ?? []) : [];
  const actions = useThingActions(form, search, photo);
  const panel = useRef<HTMLDivElement>(null);
  if (!file) return null;

  function remove() {
    if (search.photo === file) search.clear();
    photo.clear();
  }

  return (
    <div ref={panel} className="scroll-m-4">
      <div className={things.length > 0 ? 'photo-pinned' : ''}>
        <PhotoPreview
          key={`${file.name} ${file.lastModified} ${file.size}`}
          file={file}
          things={things}
          selected={selected}
          onSelect={select}
          actions={actions}
          busy={state === 'analysing' || state === 'shrinking'}
          onShown={() =>
            panel.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
          }
        />
      </div>
      {things.some(({ number }) => number !== null) && (
        <ThingList
          things={things}
          selected={selected}
          onSelect={select}
          actions={actions}
          ruledOut={search.results?.response.conflicts.map(({ id }) => id) ?? []}
        />
      )}
      <div className="flex flex-col gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <StateText state={state} file={file} things={things} />
          <button
            type="button"
            aria-label={t('photo.remove')}
            onClick={remove}
            className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-chip text-quiet hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'found' && search.results && (
            <Button className="min-h-12 w-full" onClick={props.onSeeRecipes}>
              {t('search.seeRecipes')}
              <ArrowDown aria-hidden className="size-4" />
            </Button>
          )}
          <MainAction {...props} state={state} file={file} />
          {state === 'analysing' ? (
            <Button variant="secondary" className="grow" onClick={search.clear}>
              {t('photo.stop')}
            </Button>
          ) : (
            <Button variant="secondary" className="grow" onClick={onAnother}>
              {t('photo.another')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function MainAction({ state, file, photo, form, search, ...on }: PhotoPanelProps & { state: PhotoState; file: File }) {
  const { t } = useTranslation();
  const { submit } = useSearchActions(form, search);
  const button = useRef<HTMLButtonElement>(null);
  // The focused button, with which the photo was chosen, has been removed.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const busy = state === 'analysing' || state === 'shrinking';
  const [label, act] = {
    tooLarge: [t('search.photo.tooLarge.shrink'), photo.shrink],
    shrinking: [t('photo.shrinking'), () => {}],
    unshrinkable: [t('common.tryAgain'), photo.shrink],
    selected: [t('photo.analyze'), () => on.onAnalyze(file)],
    analysing: [t('photo.analyze'), () => {}],
    failed: [t('common.tryAgain'), () => on.onAnalyze(file)],
    found: [t('photo.newSearch'), on.onNewSearch],
    seen: [t('photo.search'), () => submit(form.text)],
  }[state] as [string, () => void];
  return (
    <Button
      ref={button}
      variant={state === 'found' ? 'secondary' : 'primary'}
      className="min-h-12 grow"
      disabled={busy || search.loading}
      onClick={act}
    >
      {busy && <Spinner className="size-5" />}
      {label}
    </Button>
  );
}

/** The state as a sentence, announced to screen readers. */
function StateText({ state, file, things }: { state: PhotoState; file: File; things: readonly PhotoThing[] }) {
  const { t } = useTranslation();
  const megabytes = formatNumber(Math.round(file.size / 1024 / 102.4) / 10, useLanguage());
  const seen = useSeen(things);
  const sentence = {
    tooLarge: t('photo.tooLarge', { megabytes }),
    shrinking: t('photo.shrinking'),
    unshrinkable: t('photo.unshrinkable'),
    selected: t('photo.promise'),
    analysing: t('photo.analysing'),
    failed: t('photo.failed'),
    found: seen,
    seen,
  }[state];
  return (
    <p role="status" className={state === 'failed' || state === 'unshrinkable' ? 'text-tomato' : 'text-quiet'}>
      {sentence}
    </p>
  );
}

/** What the photo shows, and how much of it has no name yet. */
function useSeen(things: readonly PhotoThing[]): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = namesOf(things);
  const unnamed = things.filter(isUnnamed).length;
  const sentences = [
    names.length > 0 &&
      t('photo.seen', {
        names: formatList(
          names.map(({ name }) => name),
          language,
        ),
      }),
    unnamed > 0 && t('photo.things.stillUnnamed', { count: unnamed }),
    names.length === 0 && unnamed === 0 && t('photo.things.none'),
  ];
  return sentences.filter(Boolean).join(' ');
}
