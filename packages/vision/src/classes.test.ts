import { describe, expect, it } from 'vitest';
import { CLASSES, PHOTO_SETS } from './classes.ts';

describe('the table of what the network knows', () => {
  it.each(PHOTO_SETS)('gives each label of the set "%s" to one ingredient', (set) => {
    const labels = Object.values(CLASSES).flatMap((one) => one[set] ?? []);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('covers every label of the sets', () => {
    const count = (set: (typeof PHOTO_SETS)[number]) => Object.values(CLASSES).flatMap((one) => one[set] ?? []).length;
    expect([count('kitchen'), count('table'), count('grocery')]).toEqual([36, 18, 81]);
  });
});
