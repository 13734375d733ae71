import { IMAGE_MAX_BYTES } from '@larder/contract/limits';

/** In pixels; far more than recognition needs. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.85;

/** The size of a picture scaled down to fit into a square, in pixels; a smaller one is unchanged. */
export function fitInto(side: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A smaller JPEG of a picture, with its orientation applied and without metadata. Rejects if this browser can't decode
 * the picture or the result exceeds the upload limit.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  const { width, height } = fitInto(LONGEST_SIDE, bitmap);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob || blob.size > IMAGE_MAX_BYTES) throw new Error('the picture could not be made small enough');
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
