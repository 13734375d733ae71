import type { PhotoBox } from '@larder/contract/analyze';
import { expect, test } from 'vitest';
import type { PhotoThing } from './photo-things.ts';
import { thingAt } from './thing-at.ts';

function thing(number: number, box: PhotoBox | null, isRemoved = false): PhotoThing {
  return { number, box, guesses: [], name: null, isConfirmed: false, isRemoved };
}

const THINGS = [
  thing(1, { x: 0, y: 0, width: 0.5, height: 0.5 }),
  thing(2, { x: 0.1, y: 0.1, width: 0.1, height: 0.1 }),
  thing(3, { x: 0.7, y: 0.7, width: 0.1, height: 0.1 }, true),
  thing(4, null),
];
const SIZE = { width: 400, height: 400 };

test.each([
  ['within a box', 150, 150, 1],
  ['within two boxes, the smaller one', 60, 60, 2],
  ['beside a box', 215, 100, 1],
  ['at the number of a box within another', 34, 44, 2],
  ['too far from any box', 300, 100, undefined],
  ['at a thing that was removed', 300, 300, undefined],
])('a tap %s', (_, x, y, number) => {
  expect(thingAt(THINGS, { x, y, ...SIZE })?.number).toBe(number);
});
