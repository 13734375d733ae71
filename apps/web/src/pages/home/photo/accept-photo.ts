import { IMAGE_MAX_BYTES } from '@larder/contract/limits';
import type { TFunction } from 'i18next';
import type { ShowToast } from '../../../components/toast/toast-context.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** `tooLarge`: it can be shrunk; `unshrinkable`: shrinking failed. Only a `ready` photo can be analysed. */
export type PhotoStage = 'tooLarge' | 'shrinking' | 'unshrinkable' | 'ready';

type PhotoTarget = {
  show: (file: File, stage: PhotoStage) => void;
  /** Whether the file is still the current one. */
  isShown: (file: File) => boolean;
  toast: ShowToast;
  t: TFunction;
};

/** Photos of Apple devices, which most browsers can't show; some systems give them no media type. */
const HEIC = /\.hei[cf]$/i;

/** Accepts a photo or shows why it can't be used. docs/specification.md §5, Image upload. */
export async function acceptPhoto(file: File, target: PhotoTarget): Promise<void> {
  const { show, toast, t } = target;
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
      action: { label: t('search.photo.tooLarge.shrink'), run: () => shrink(file, target) },
    });
  } else if (isHeic) {
    await shrink(file, target, 'ready');
  } else {
    show(file, 'ready');
  }
}

/** Replaces a file by a smaller JPEG; if this browser can't create one, the file stays with the stage `otherwise`. */
export async function shrink(
  file: File,
  { show, isShown }: Pick<PhotoTarget, 'show' | 'isShown'>,
  otherwise: PhotoStage = 'unshrinkable',
): Promise<void> {
  show(file, 'shrinking');
  const smaller = await shrinkPhoto(file).catch(() => null);
  if (!isShown(file)) return;
  if (smaller) show(smaller, 'ready');
  else show(file, otherwise);
}
