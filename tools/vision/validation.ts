import { createSeededRandom } from '@larder/text/seeded-random';
import { MAX_INPUT_SIDE, type Pixels } from '@larder/vision/detection';
import { type Photo, photosFolder, readPhotos, readPixels } from './photo-sets.ts';
import { crop, emptyRegion, syntheticPictures } from './without-food.ts';

/** A picture of the evaluation: a photo of a set, a background cut from one, or a synthetic picture. */
export type Picture = { kind: Photo['set'] | 'background' | 'synthetic'; photo: Photo | null; pixels: Pixels };

/** All validation photos, then the pictures without food; always the same ones. */
export async function* validationPictures(): AsyncGenerator<Picture> {
  const photos = await readPhotos(photosFolder(), 'validation');
  for (const photo of photos) {
    yield { kind: photo.set, photo, pixels: await readPixels(photo.file, MAX_INPUT_SIDE) };
  }
  const random = createSeededRandom(1);
  for (const photo of photos) {
    const region = photo.boxes.length ? emptyRegion(photo, random) : null;
    if (region) {
      const pixels = crop(await readPixels(photo.file, MAX_INPUT_SIDE), region);
      yield { kind: 'background', photo: null, pixels };
    }
  }
  for (const pixels of syntheticPictures()) yield { kind: 'synthetic', photo: null, pixels };
}
