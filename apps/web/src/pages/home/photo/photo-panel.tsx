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
import { markedIn, PhotoPreview } from './photo-preview.tsx';
import type { Photo } from './use-photo.ts';

type PhotoPanelProps = {
  photo: Photo;
  search: Search;
  onAnalyze: (file: File) => void;
  onNewSearch: () => void;
  onAnother: () => void;
};

/** Where a photo stands, from being chosen to what was found in it. Spec section 4, Image upload. */
type Standing = 'tooLarge' | 'shrinking' | 'unshrinkable' | 'selected' | 'analysing' | 'failed' | 'found';

function standingOf({ file, stage, seen }: Photo, { loading, error, photo, asked }: Search): Standing {
  if (stage !== 'ready') return stage;
  if (photo === file && loading) return 'analysing';
  if (photo === file && error) return 'failed';
  return seen && asked ? 'found' : 'selected';
}

/** The photo that was chosen, and what can be done with it. */
export function PhotoPanel(props: PhotoPanelProps) {
  useTexts(['photo']);
  const { t } = useTranslation();
  const { photo, search, onAnother } = props;
  const { file, seen, settled } = photo;
  const standing = standingOf(photo, search);
  const panel = useRef<HTMLDivElement>(null);
  const asked = search.results?.response.ingredients ?? seen ?? [];
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
        marked={standing === 'found' && seen ? markedIn(seen, asked, settled) : []}
        busy={standing === 'analysing' || standing === 'shrinking'}
        onShown={() =>
          panel.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
        }
      />
      <div className="flex flex-col gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <Saying standing={standing} file={file} names={asked.map(({ name }) => name)} />
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
          <MainAction {...props} standing={standing} file={file} />
          {standing === 'analysing' ? (
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

function MainAction({ standing, file, photo, search, ...on }: PhotoPanelProps & { standing: Standing; file: File }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus, the button that chose the photo, is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const busy = standing === 'analysing' || standing === 'shrinking';
  const [label, act] = {
    tooLarge: [t('search.photo.tooLarge.shrink'), photo.shrink],
    shrinking: [t('photo.shrinking'), () => {}],
    unshrinkable: [t('common.tryAgain'), photo.shrink],
    selected: [t('photo.analyze'), () => on.onAnalyze(file)],
    analysing: [t('photo.analyze'), () => {}],
    failed: [t('common.tryAgain'), () => on.onAnalyze(file)],
    found: [t('photo.newSearch'), on.onNewSearch],
  }[standing] as [string, () => void];
  return (
    <Button ref={button} className="min-h-12 grow" disabled={busy || search.loading} onClick={act}>
      {busy && <Spinner className="size-5" />}
      {label}
    </Button>
  );
}

/** One sentence on where it stands, said to screen readers as it changes. */
function Saying({ standing, file, names }: { standing: Standing; file: File; names: readonly string[] }) {
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
  }[standing];
  return (
    <p role="status" className={standing === 'failed' || standing === 'unshrinkable' ? 'text-tomato' : 'text-quiet'}>
      {sentence}
    </p>
  );
}
