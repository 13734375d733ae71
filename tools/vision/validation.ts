import { createSeededRandom } from '@larder/text/seeded-random';
import type { Pixels } from '@larder/vision/seen';
import { LONGEST_SIDE } from '@larder/vision/seen';
import { type Photo, photosFolder, readPhotos, readPixels } from './photo-sets.ts';
import { crop, emptyRegion, madePictures } from './without-food.ts';

/** A picture to judge by: a photo of a set, a background cut from one, or a made picture. */
export type Picture = { kind: Photo['set'] | 'background' | 'made'; photo: Photo | null; pixels: Pixels };

/** All validation photos, then all that is without food; the same ones each time. */
export async function* validationPictures(): AsyncGenerator<Picture> {
  const photos = await readPhotos(photosFolder(), 'validation');
  for (const photo of photos) {
    yield { kind: photo.set, photo, pixels: await readPixels(photo.file, LONGEST_SIDE) };
  }
  const random = createSeededRandom(1);
  for (const photo of photos) {
    const region = photo.boxes.length ? emptyRegion(photo, random) : null;
    if (region) {
      const pixels = crop(await readPixels(photo.file, LONGEST_SIDE), region);
      yield { kind: 'background', photo: null, pixels };
    }
  }
  for (const pixels of madePictures()) yield { kind: 'made', photo: null, pixels };
}
