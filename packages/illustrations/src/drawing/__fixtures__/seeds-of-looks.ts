import { type PictureLook, pictureLook } from '../picture-look.ts';

const SEEDS = Array.from({ length: 5000 }, (_, number) => `${number}`);

/** The first seed with which a picture on no particular table is seen so. */
export function seedOfLook(fits: (look: PictureLook) => boolean): string {
  const found = SEEDS.find((seed) => fits(pictureLook(seed, {})));
  if (found === undefined) throw new Error('No such look.');
  return found;
}

/** A seed for each of the values that a trait of looks has. */
export function seedsOfEach(trait: 'view' | 'place' | 'stand'): string[] {
  const seeds = new Map<string, string>();
  for (const seed of SEEDS.slice(0, 500)) {
    const value = pictureLook(seed, {})[trait];
    seeds.set(value, seeds.get(value) ?? seed);
  }
  return [...seeds.values()];
}
