import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from './classes.ts';
import { needsCloserLook, needsMirroredLook } from './further-looks.ts';
import type { View } from './select-detections.ts';

const SIDE = 8;
const CELLS = SIDE * SIDE;

/** A look that finds a lemon in the middle, `share` of the photo wide and high, with a logit; nothing for null. */
function lookAt(share: number | null, logit = 4): View {
  const logits = new Float32Array(CLASS_IDS.length * CELLS).fill(-9);
  if (share !== null) logits[CLASS_IDS.indexOf('lemon') * CELLS + 4 * SIDE + 4] = logit;
  const distances = new Float32Array(4 * CELLS).fill(((share ?? 0) * SIDE) / 2);
  const curve = { slope: 1, offset: 0 };
  return {
    maps: { rows: SIDE, columns: SIDE, logits, distances, food: 3, kinds: new Float32Array() },
    calibration: { highest: curve, others: curve, kinds: 1 },
    threshold: 0.3,
  };
}

const photo = (width: number, height: number) => ({ width, height, data: new Uint8Array() });

describe('a closer look', () => {
  test.each([
    ['nothing is found', null, true],
    ['only something small is found', 0.2, true],
    ['something large is found', 0.4, false],
    ['what is found fills the photo', 0.6, false],
  ])('at a large photo in which %s: %s', (_, share, needed) => {
    expect(needsCloserLook(photo(736, 552), lookAt(share))).toBe(needed);
  });

  test('is not taken at a photo without food', () => {
    const look = lookAt(null);
    expect(needsCloserLook(photo(736, 552), { ...look, maps: { ...look.maps, food: -3 } })).toBe(false);
  });

  test('is not taken at a photo with few pixels', () => {
    expect(needsCloserLook(photo(416, 416), lookAt(null))).toBe(false);
  });
});

describe('a look in a mirror', () => {
  test.each([
    ['nothing is found', lookAt(null), false],
    ['something is found surely', lookAt(0.4, 2), false],
    ['something is found unsurely', lookAt(0.4, 1), true],
    ['what resembles something is too unsure to be shown', lookAt(0.4, -1), false],
  ])('at a photo in which %s: %s', (_, look, needed) => {
    expect(needsMirroredLook(look)).toBe(needed);
  });
});
