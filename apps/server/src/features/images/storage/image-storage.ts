/** Where the bytes of generated pictures are kept, by the picture's id. */
export type ImageStorage = {
  /** Stores a JPEG. @returns what the picture's row keeps of it; null where that is nothing */
  put: (id: string, jpeg: Uint8Array) => Promise<string | null>;
  /** The JPEG of a row; null where it is gone. @throws AppError UNAVAILABLE where the storage fails */
  get: (id: string, kept: string | null) => Promise<Buffer | null>;
  /** Removes what is kept outside of the rows; ids of pictures that are not there are no error. */
  remove: (ids: readonly string[]) => Promise<void>;
};

/** Keeps pictures in their rows of the database, as base64. */
export const ROW_STORAGE: ImageStorage = {
  put: async (_id, jpeg) => Buffer.from(jpeg).toString('base64'),
  get: async (_id, kept) => (kept === null ? null : Buffer.from(kept, 'base64')),
  remove: async () => {},
};
