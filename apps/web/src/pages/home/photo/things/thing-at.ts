import type { PhotoBox } from '@larder/contract/analyze';
import type { PhotoThing } from './photo-things.ts';

/** A place in a picture and the picture's size, in the same unit. */
export type Place = { x: number; y: number; width: number; height: number };

/** How far from the middle of a number its edge is, and how far from a box a finger may be, in CSS pixels. */
const NUMBER_RADIUS = 14;
const REACH = 22;

/**
 * The thing that a person points at: the one whose number is there, else of the boxes there the smallest, else the nearest
 * that is within reach.
 */
export function thingAt(things: readonly PhotoThing[], place: Place): PhotoThing | null {
  const near = things.flatMap((thing) =>
    thing.box && !thing.isRemoved ? [{ thing, ...measure(thing.box, place) }] : [],
  );
  const byNumber = near.filter(({ toNumber }) => toNumber <= NUMBER_RADIUS);
  const byBox = near.filter(({ toBox }) => toBox <= REACH);
  return (
    byNumber.toSorted((one, other) => one.toNumber - other.toNumber)[0]?.thing ??
    byBox.toSorted((one, other) => one.toBox - other.toBox || one.area - other.area)[0]?.thing ??
    null
  );
}

/** Distances to the upper left corner of a box, where its number is, and to the box. */
function measure(box: PhotoBox, { x, y, width, height }: Place) {
  const away = (at: number, start: number, length: number) => Math.max(start - at, 0, at - start - length);
  const [left, top] = [box.x * width, box.y * height];
  return {
    toNumber: Math.hypot(x - left, y - top),
    toBox: Math.hypot(away(x, left, box.width * width), away(y, top, box.height * height)),
    area: box.width * box.height,
  };
}
