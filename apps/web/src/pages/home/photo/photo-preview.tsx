import type { PhotoBox, RecognisedIngredient } from '@larder/contract/analyze';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** A box in the photo with its label. */
export type LabelledBox = { id: string; name: string; box: PhotoBox; sure: boolean };

/** The recognised ingredients that are part of the search, with their current names. */
export function boxesIn(
  recognised: readonly RecognisedIngredient[],
  searched: readonly { id: string; name: string }[],
  confirmed: readonly string[],
): LabelledBox[] {
  const names = new Map(searched.map(({ id, name }) => [id, name]));
  return recognised.flatMap(({ id, box, orElse }) => {
    const name = names.get(id) ?? (orElse ? names.get(orElse.id) : undefined);
    return box && name !== undefined ? [{ id, name, box, sure: !orElse || confirmed.includes(id) }] : [];
  });
}

type PhotoPreviewProps = { file: File; boxes: readonly LabelledBox[]; busy: boolean; onShown: () => void };

/** The photo with a box for each ingredient. */
export function PhotoPreview({ file, boxes, busy, onShown }: PhotoPreviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const url = useObjectUrl(file);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [failed, setFailed] = useState(false);
  const names = formatList([...new Set(boxes.map(({ name }) => name))], language);

  if (failed) {
    return (
      <div className="grid h-48 place-items-center gap-2 rounded-t-card bg-sunk p-6 text-center text-quiet">
        <ImageOff aria-hidden className="size-10" />
        <p className="text-sm">{t('photo.noPreview')}</p>
      </div>
    );
  }
  return (
    <div className="relative grid min-h-48 place-items-center overflow-hidden rounded-t-card bg-sunk">
      {url && (
        <div className="relative">
          <img
            src={url}
            alt={boxes.length > 0 ? t('photo.marked', { names }) : t('photo.preview')}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              setSize({ width: naturalWidth, height: naturalHeight });
              onShown();
            }}
            onError={() => setFailed(true)}
            className={`block max-h-[26rem] max-w-full transition-opacity ${busy ? 'opacity-60' : ''}`}
          />
          {size && <Boxes boxes={boxes} {...size} />}
        </div>
      )}
      {busy && <div aria-hidden className="photo-sweep" />}
    </div>
  );
}

/** Boxes in the photo's pixels, hidden from screen readers: the alternative text names the ingredients. */
function Boxes({ boxes, width, height }: { boxes: readonly LabelledBox[]; width: number; height: number }) {
  const unit = Math.max(width, height) / 100;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {boxes.map(({ id, name, box, sure }) => {
        const [x, y] = [box.x * width, box.y * height];
        const frame = { x, y, width: box.width * width, height: box.height * height, rx: 2 * unit, fill: 'none' };
        return (
          <g key={id}>
            <rect {...frame} stroke="black" strokeOpacity={0.55} strokeWidth={1.3 * unit} />
            <rect
              {...frame}
              stroke="white"
              strokeWidth={0.7 * unit}
              strokeDasharray={sure ? undefined : `${2 * unit} ${1.5 * unit}`}
            />
            <text
              x={x + 2 * unit}
              y={Math.min(y + 6 * unit, height - 2 * unit)}
              fontSize={4.6 * unit}
              className="photo-label"
              strokeWidth={1.6 * unit}
            >
              {sure ? name : `${name}?`}
            </text>
          </g>
        );
      })}
    </svg>
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
