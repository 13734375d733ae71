import type { PhotoThing, ThingName } from './photo-things.ts';

/** What a person can do with a thing in the photo. */
export type ThingActions = {
  /** Names an unknown thing, or corrects or confirms what one was taken for. */
  name: (thing: PhotoThing, name: ThingName) => void;
  remove: (thing: PhotoThing) => void;
  putBack: (thing: PhotoThing) => void;
};
