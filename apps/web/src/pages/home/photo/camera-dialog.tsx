import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';

const QUALITY = 0.9;

/** The camera's picture with a button that takes a photo, for computers, whose file dialogs offer no camera. */
export function CameraDialog({ onPhoto, onClose }: { onPhoto: (photo: File) => void; onClose: () => void }) {
  useTexts(['photo']);
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video);

  async function take() {
    const photo = video.current && (await photograph(video.current));
    if (photo) onPhoto(photo);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('photo.camera.title')}>
      {state === 'failed' ? (
        <p role="alert">{t('photo.camera.failed')}</p>
      ) : (
        <video ref={video} muted playsInline className="aspect-4/3 w-full rounded-field bg-sunk object-cover" />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button className="grow" disabled={state !== 'ready'} onClick={() => void take()}>
          {t('photo.camera.take')}
        </Button>
        <Button variant="secondary" className="grow" onClick={onClose}>
          {t('photo.camera.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Shows the camera in `video` while the component is mounted; it is switched off afterwards. */
function useCamera(video: RefObject<HTMLVideoElement | null>): 'starting' | 'ready' | 'failed' {
  const [state, setState] = useState<'starting' | 'ready' | 'failed'>('starting');
  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function start() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stopped) return stop();
      if (!video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      setState('ready');
    }
    start().catch(() => stopped || setState('failed'));
    return () => {
      stopped = true;
      stop();
    };
  }, [video]);
  return state;
}

async function photograph(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'camera.jpg', { type: 'image/jpeg' });
}
