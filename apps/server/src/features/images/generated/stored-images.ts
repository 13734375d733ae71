import { type DrawnImage, readImagePath } from '@larder/illustrations/image-path';
import type { Database } from '../../../database/create-database.ts';
import { findGenerated } from './data.ts';

/** Generated pictures by their id, and the scenes that they show. */
export type StoredImages = {
  jpeg: (id: string) => Promise<Buffer | null>;
  sceneOf: (path: string) => Promise<DrawnImage | null>;
};

export function createStoredImages(database: Database): StoredImages {
  return {
    async jpeg(id) {
      const image = await findGenerated(database, id);
      return image ? Buffer.from(image.jpeg, 'base64') : null;
    },
    async sceneOf(path) {
      const [, id = ''] = /([0-9a-f]{32})\.jpg$/.exec(path) ?? [];
      const image = id ? await findGenerated(database, id) : undefined;
      return image ? readImagePath(image.drawing) : null;
    },
  };
}
