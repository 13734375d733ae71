import { describe, expect, test } from 'vitest';
import { CLASSES, PHOTO_SETS } from './classes.ts';

describe('the table of classes', () => {
  test.each(PHOTO_SETS)('assigns each label of the set "%s" to one ingredient', (set) => {
    const labels = Object.values(CLASSES).flatMap((one) => one[set] ?? []);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('covers every label of the sets', () => {
    const count = (set: (typeof PHOTO_SETS)[number]) => Object.values(CLASSES).flatMap((one) => one[set] ?? []).length;
    expect(PHOTO_SETS.map(count)).toEqual([36, 18, 81, 17]);
  });
});
