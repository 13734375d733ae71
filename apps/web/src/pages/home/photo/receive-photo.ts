import { IMAGE_MAX_BYTES } from '@larder/contract/limits';
import type { TFunction } from 'i18next';
import type { ShowToast } from '../../../components/toast/toast-context.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** `tooLarge`: it may be shrunk; `unshrinkable`: that was tried. Only a `ready` one can be asked with. */
export type PhotoStage = 'tooLarge' | 'shrinking' | 'unshrinkable' | 'ready';

type Receiver = {
  show: (file: File, stage: PhotoStage) => void;
  /** Whether nothing else has been shown since. */
  isShown: (file: File) => boolean;
  toast: ShowToast;
  t: TFunction;
};

/** What phones of Apple take, and hardly a browser shows; some systems do not know their type. */
const HEIC = /\.hei[cf]$/i;

/** Takes a file for a photo, or says why not. Spec section 5, Image upload. */
export async function receivePhoto(file: File, receiver: Receiver): Promise<void> {
  const { show, toast, t } = receiver;
  const isHeic = HEIC.test(file.name);
  if (!file.type.startsWith('image/') && !isHeic) {
    toast({
      title: t('search.photo.notImage.title'),
      description: t('search.photo.notImage.text'),
      variant: 'destructive',
    });
  } else if (file.size > IMAGE_MAX_BYTES) {
    show(file, 'tooLarge');
    toast({
      title: t('search.photo.tooLarge.title'),
      description: t('search.photo.tooLarge.text'),
      variant: 'destructive',
      action: { label: t('search.photo.tooLarge.shrink'), run: () => makeSmaller(file, receiver) },
    });
  } else if (isHeic) {
    await makeSmaller(file, receiver, 'ready');
  } else {
    show(file, 'ready');
  }
}

/** Puts a smaller JPEG in a file's place; where this browser can't, the file is left at the stage given. */
export async function makeSmaller(
  file: File,
  { show, isShown }: Pick<Receiver, 'show' | 'isShown'>,
  otherwise: PhotoStage = 'unshrinkable',
): Promise<void> {
  show(file, 'shrinking');
  const smaller = await shrinkPhoto(file).catch(() => null);
  if (!isShown(file)) return;
  if (smaller) show(smaller, 'ready');
  else show(file, otherwise);
}
