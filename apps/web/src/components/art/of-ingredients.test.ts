import type { Allergen } from '@larder/contract/allergen';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { madeOf, SHOWN_AS } from './of-ingredients.ts';
import type { Part } from './parts.tsx';

/** What one who sees a part is told of: one of these is in each ingredient that is drawn so. */
const TELLS_OF: Partial<Record<Part, readonly Allergen[]>> = {
  almond: ['Nuts'],
  friedEgg: ['Eggs'],
  egg: ['Eggs'],
  toast: ['Gluten'],
  crouton: ['Gluten'],
  cube: ['Dairy', 'Soy'],
  prawn: ['Shellfish'],
};

const shownAs = (part: Part) => kb.all.filter(({ id }) => SHOWN_AS[part]?.test(id));

test.each(Object.keys(SHOWN_AS) as Part[])('there are ingredients that are drawn as a %s', (part) => {
  expect(shownAs(part).length).toBeGreaterThan(0);
});

test.each(Object.entries(TELLS_OF) as [Part, Allergen[]][])(
  'a %s tells of an allergen only where there is one',
  (part, told) => {
    const without = shownAs(part).filter(({ allergens }) => !told.some((allergen) => allergens?.includes(allergen)));
    expect(without.map(({ id }) => id)).toEqual([]);
  },
);

test('a fillet is of an animal, and whatever is no fillet, prawn, egg or cheese is not', () => {
  const ANIMAL: readonly Part[] = ['prawn', 'friedEgg', 'egg', 'cube', 'toast', 'crouton'];
  for (const part of Object.keys(SHOWN_AS) as Part[]) {
    if (ANIMAL.includes(part)) continue;
    for (const { id, origin } of shownAs(part)) {
      const isAnimal = origin.some((from) => from === 'meat' || from === 'fish');
      expect(isAnimal, `${id} as ${part}`).toBe(part === 'fillet');
    }
  }
});

test('no meat, nut or egg is drawn for what is only called after one', () => {
  const called = [
    'lambs-lettuce',
    'plant-based-sausage',
    'beef-stock',
    'duck-fat',
    'walnut-oil',
    'pumpkin-seed',
    'egg-replacer',
  ];
  const { parts } = madeOf(called, { base: 'none', parts: ['fillet', 'almond', 'egg', 'friedEgg'] }, true);
  expect(parts).toEqual([]);
});

test('a base is drawn only for what it shows', () => {
  const scene = { base: 'sauceAndRice', parts: ['pea'] } as const;
  expect(madeOf(['basmati-rice', 'pea'], scene, true).base).toBe('sauceAndRice');
  expect(madeOf(['rice-vinegar', 'pea'], scene, true).base).toBe('soup');
  expect(madeOf(['caster-sugar'], { base: 'noodles', parts: ['leaf'] }, true)).toEqual({ base: 'cover', parts: [] });
});
