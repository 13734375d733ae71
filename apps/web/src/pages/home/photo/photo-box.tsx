import { Camera } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import pantryIllustration from '../../../assets/pantry-illustration.svg';
import { Button } from '../../../components/button.tsx';
import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';
import type { Search } from '../search/use-search.ts';
import type { SearchForm } from '../search/use-search-form.ts';
import type { Photo } from './use-photo.ts';
import { usePhotoDrop } from './use-photo-drop.ts';

const CameraDialog = lazyWithRetry(
  () => import('./camera-dialog.tsx'),
  ({ CameraDialog }) => CameraDialog,
);
const PhotoPanel = lazyWithRetry(
  () => import('./photo-panel.tsx'),
  ({ PhotoPanel }) => PhotoPanel,
);

type PhotoBoxProps = {
  form: SearchForm;
  photo: Photo;
  search: Search;
  onAnalyze: (file: File) => void;
  onNewSearch: () => void;
  onSeeRecipes: () => void;
};

/** A photo of ingredients from the camera, a file, drag and drop or the clipboard. docs/specification.md §2, Home. */
export function PhotoBox({ form, photo, search, onAnalyze, onNewSearch, onSeeRecipes }: PhotoBoxProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);

  function choosePhoto(file: File) {
    if (photo.file) search.clear();
    photo.choose(file);
  }
  const isDragging = usePhotoDrop(choosePhoto);
  const [camera, setCamera] = useState(false);

  function pick(source: 'camera' | 'files') {
    if (!input.current) return;
    if (source === 'camera' && hasOwnCamera()) return setCamera(true);
    if (source === 'camera') input.current.setAttribute('capture', 'environment');
    else input.current.removeAttribute('capture');
    input.current.click();
  }

  return (
    <section
      aria-label={t('search.photo.label')}
      className={`rounded-card border transition-colors ${photo.file ? 'bg-card' : 'border-dashed'} ${isDragging ? 'border-leaf bg-leaf-wash' : 'border-line-strong'}`}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('search.photo.label')}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) choosePhoto(file);
        }}
      />
      {photo.file ? (
        <Suspense fallback={<div className="h-80" />}>
          <PhotoPanel
            form={form}
            photo={photo}
            search={search}
            onAnalyze={onAnalyze}
            onNewSearch={onNewSearch}
            onSeeRecipes={onSeeRecipes}
            onAnother={() => pick('files')}
          />
        </Suspense>
      ) : (
        <PhotoPrompt onPick={pick} />
      )}
      {camera && (
        <Suspense fallback={null}>
          <CameraDialog onPhoto={choosePhoto} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Whether a photo is taken here: the file dialog of a phone offers the camera, that of a computer does not. */
function hasOwnCamera(): boolean {
  return window.matchMedia('(pointer: fine)').matches && navigator.mediaDevices !== undefined;
}

function PhotoPrompt({ onPick }: { onPick: (source: 'camera' | 'files') => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4 p-5">
      <img
        src={pantryIllustration}
        alt=""
        width={380}
        height={430}
        loading="lazy"
        className="h-auto max-h-80 w-full object-contain max-lg:hidden"
      />
      <div>
        <h2 className="text-xl">{t('search.photo.title')}</h2>
        <p className="mt-1 text-quiet">
          {t('search.photo.lead')} <span className="pointer-coarse:hidden">{t('search.photo.drop')}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="grow" onClick={() => onPick('camera')}>
          <Camera aria-hidden className="size-5" />
          {t('search.photo.take')}
        </Button>
        <Button variant="secondary" className="grow" onClick={() => onPick('files')}>
          {t('search.photo.choose')}
        </Button>
      </div>
    </div>
  );
}
