import { ImageOff, ZoomIn } from 'lucide-react';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';
import { namesOf, type PhotoThing } from './things/photo-things.ts';
import type { ThingActions } from './things/thing-actions.ts';
import { thingAt } from './things/thing-at.ts';
import { ThingMarks } from './things/thing-marks.tsx';

const PhotoZoom = lazyWithRetry(
  () => import('./zoom/photo-zoom.tsx'),
  ({ PhotoZoom }) => PhotoZoom,
);

type PhotoPreviewProps = {
  file: File;
  /** What is marked in it. */
  things: readonly PhotoThing[];
  selected: number | null;
  onSelect: (number: number | null) => void;
  actions: ThingActions;
  busy: boolean;
  onShown: () => void;
};

/**
 * The photo with a mark for each thing in it. Pointing at one selects it, a double tap enlarges the photo; by keyboard the
 * list of things and the button do so.
 */
export function PhotoPreview({ file, things, selected, onSelect, actions, busy, onShown }: PhotoPreviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const url = useObjectUrl(file);
  const [shown, setShown] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [isZoomed, setZoomed] = useState(false);
  const names = namesOf(things.filter(({ box }) => box !== null)).map(({ name }) => name);
  const alt = names.length > 0 ? t('photo.marked', { names: formatList(names, language) }) : t('photo.preview');

  if (shown === 'failed') {
    return (
      <div className="grid h-48 place-items-center gap-2 rounded-t-card bg-sunk p-6 text-center text-quiet">
        <ImageOff aria-hidden className="size-10" />
        <p className="text-sm">{t('photo.noPreview')}</p>
      </div>
    );
  }

  function selectAt({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onSelect(thingAt(things, { x: clientX - left, y: clientY - top, width, height })?.number ?? null);
  }

  return (
    <div className="relative grid min-h-48 place-items-center overflow-hidden rounded-t-card bg-sunk">
      {url && (
        // biome-ignore lint/a11y: the list below selects by keyboard.
        <div className="relative touch-manipulation" onClick={selectAt} onDoubleClick={() => setZoomed(true)}>
          <img
            src={url}
            alt={alt}
            onLoad={() => {
              setShown('shown');
              onShown();
            }}
            onError={() => setShown('failed')}
            className={`block max-w-full transition-opacity ${things.length > 0 ? 'max-h-[min(26rem,45dvh)]' : 'max-h-[26rem]'} ${busy ? 'opacity-60' : ''}`}
          />
          {shown === 'shown' && <ThingMarks things={things} selected={selected} />}
        </div>
      )}
      {busy && <div aria-hidden className="photo-sweep" />}
      {shown === 'shown' && !busy && (
        <button
          type="button"
          aria-label={t('photo.zoom.open')}
          data-tooltip={t('photo.zoom.open')}
          onClick={() => setZoomed(true)}
          onPointerEnter={PhotoZoom.preload}
          className="photo-control absolute right-2 bottom-2"
        >
          <ZoomIn aria-hidden className="size-5" />
        </button>
      )}
      {isZoomed && url && (
        <Suspense fallback={null}>
          <PhotoZoom
            url={url}
            alt={alt}
            things={things}
            selected={selected}
            onSelect={onSelect}
            actions={actions}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** An object URL for a file while the component is mounted. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
