import type { PhotoBox } from '@larder/contract/analyze';
import type { PhotoThing } from './photo-things.ts';

/** A place in a picture and the picture's size, in the same unit. */
export type Place = { x: number; y: number; width: number; height: number };

/** How far from a box a finger may be, in CSS pixels: half of what it covers. */
const REACH = 22;

/** The thing that a person points at: of the boxes there the smallest, else the nearest that is within reach. */
export function thingAt(things: readonly PhotoThing[], place: Place): PhotoThing | null {
  const near = things
    .flatMap((thing) => (thing.box && !thing.isRemoved ? [{ thing, ...measure(thing.box, place) }] : []))
    .filter(({ distance }) => distance <= REACH);
  return near.toSorted((one, other) => one.distance - other.distance || one.area - other.area)[0]?.thing ?? null;
}

function measure(box: PhotoBox, { x, y, width, height }: Place): { distance: number; area: number } {
  const away = (at: number, start: number, length: number) => Math.max(start - at, 0, at - start - length);
  const across = away(x, box.x * width, box.width * width);
  const down = away(y, box.y * height, box.height * height);
  return { distance: Math.hypot(across, down), area: box.width * box.height };
}
