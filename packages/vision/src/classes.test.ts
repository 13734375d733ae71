import { describe, expect, test } from 'vitest';
import { CLASSES, PHOTO_SETS } from './classes.ts';
import { KINDS, KNOWN_IDS } from './kinds.ts';

describe('the table of classes', () => {
  test.each(PHOTO_SETS)('assigns each label of the set "%s" to one ingredient', (set) => {
    const labels = Object.values(CLASSES).flatMap((one) => one[set] ?? []);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('covers every label of the sets', () => {
    const count = (set: (typeof PHOTO_SETS)[number]) => Object.values(CLASSES).flatMap((one) => one[set] ?? []).length;
    expect(PHOTO_SETS.map(count)).toEqual([36, 18, 81, 34]);
  });

  test.each(Object.keys(KINDS))('has for the kinds of "%s" labels of its own, each of one kind', (wider) => {
    for (const set of PHOTO_SETS) {
      const labels = Object.values(KINDS[wider] ?? {}).flatMap((kind) => kind[set] ?? []);
      expect(new Set(labels).size).toBe(labels.length);
      expect(CLASSES[wider]?.[set] ?? []).toEqual(expect.arrayContaining(labels));
    }
  });

  test('names at least a hundred ingredients', () => {
    expect(KNOWN_IDS.length).toBeGreaterThanOrEqual(100);
  });
});
