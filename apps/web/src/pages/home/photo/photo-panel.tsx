import '../../../styles/photo.css';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import type { Search } from '../search/use-search.ts';
import { boxesIn, PhotoPreview } from './photo-preview.tsx';
import type { Photo } from './use-photo.ts';

type PhotoPanelProps = {
  photo: Photo;
  search: Search;
  onAnalyze: (file: File) => void;
  onNewSearch: () => void;
  onAnother: () => void;
};

/** The states of a photo. docs/specification.md §4, Image upload. */
type PhotoState = 'tooLarge' | 'shrinking' | 'unshrinkable' | 'selected' | 'analysing' | 'failed' | 'found';

function stateOf({ file, stage, recognised }: Photo, { loading, error, photo, active }: Search): PhotoState {
  if (stage !== 'ready') return stage;
  if (photo === file && loading) return 'analysing';
  if (photo === file && error) return 'failed';
  return recognised && active ? 'found' : 'selected';
}

/** The chosen photo with its state and actions. */
export function PhotoPanel(props: PhotoPanelProps) {
  useTexts(['photo']);
  const { t } = useTranslation();
  const { photo, search, onAnother } = props;
  const { file, recognised, confirmed } = photo;
  const state = stateOf(photo, search);
  const panel = useRef<HTMLDivElement>(null);
  const searched = search.results?.response.ingredients ?? recognised ?? [];
  if (!file) return null;

  function remove() {
    if (search.photo === file) search.clear();
    photo.clear();
  }

  return (
    <div ref={panel} className="scroll-m-4">
      <PhotoPreview
        key={`${file.name} ${file.lastModified} ${file.size}`}
        file={file}
        boxes={state === 'found' && recognised ? boxesIn(recognised, searched, confirmed) : []}
        busy={state === 'analysing' || state === 'shrinking'}
        onShown={() =>
          panel.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
        }
      />
      <div className="flex flex-col gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <StateText state={state} file={file} names={searched.map(({ name }) => name)} />
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

function MainAction({ state, file, photo, search, ...on }: PhotoPanelProps & { state: PhotoState; file: File }) {
  const { t } = useTranslation();
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
  }[state] as [string, () => void];
  return (
    <Button ref={button} className="min-h-12 grow" disabled={busy || search.loading} onClick={act}>
      {busy && <Spinner className="size-5" />}
      {label}
    </Button>
  );
}

/** The state as a sentence, announced to screen readers. */
function StateText({ state, file, names }: { state: PhotoState; file: File; names: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const megabytes = formatNumber(Math.round(file.size / 1024 / 102.4) / 10, language);
  const sentence = {
    tooLarge: t('photo.tooLarge', { megabytes }),
    shrinking: t('photo.shrinking'),
    unshrinkable: t('photo.unshrinkable'),
    selected: t('photo.promise'),
    analysing: t('photo.analysing'),
    failed: t('photo.failed'),
    found: t('photo.seen', { names: formatList(names, language) }),
  }[state];
  return (
    <p role="status" className={state === 'failed' || state === 'unshrinkable' ? 'text-tomato' : 'text-quiet'}>
      {sentence}
    </p>
  );
}
