import { type DrawnImage, readImagePath } from '@larder/illustrations/image-path';
import type { Database } from '../../../database/create-database.ts';
import type { ImageStorage } from '../storage/image-storage.ts';
import { findGenerated } from './data.ts';

/** Generated pictures by their id, and the scenes that they show. */
export type StoredImages = {
  /** @throws AppError UNAVAILABLE where the storage fails */
  jpeg: (id: string) => Promise<Buffer | null>;
  sceneOf: (path: string) => Promise<DrawnImage | null>;
};

export function createStoredImages(database: Database, storage: ImageStorage): StoredImages {
  return {
    async jpeg(id) {
      const image = await findGenerated(database, id);
      return image ? storage.get(id, image.jpeg) : null;
    },
    async sceneOf(path) {
      const [, id = ''] = /([0-9a-f]{32})\.jpg$/.exec(path) ?? [];
      const image = id ? await findGenerated(database, id) : undefined;
      return image ? readImagePath(image.drawing) : null;
    },
  };
}
