import type { Allergen } from '@larder/contract/allergen';
import { createKnowledgeBase } from '@larder/kitchen/knowledge-base';
import { expect, test } from 'vitest';
import { madeOf, SHOWN_AS } from './of-ingredients.ts';
import type { Part } from './parts.tsx';

const kb = createKnowledgeBase();

/** What one who sees a part is told of: of these one is in each ingredient that is drawn so; of any other part, none. */
const TELLS_OF: Partial<Record<Part, readonly Allergen[]>> = {
  almond: ['Nuts'],
  friedEgg: ['Eggs'],
  egg: ['Eggs'],
  toast: ['Gluten'],
  crouton: ['Gluten'],
  cube: ['Dairy', 'Soy'],
  prawn: ['Shellfish'],
};

test.each(Object.entries(SHOWN_AS) as [Part, RegExp][])(
  'a %s tells of an allergen only where there is one',
  (part, words) => {
    const shown = kb.all.filter(({ id }) => words.test(id));
    expect(shown.length).toBeGreaterThan(0);
    const told = TELLS_OF[part];
    if (told) {
      const without = shown.filter(({ allergens }) => !told.some((allergen) => allergens?.includes(allergen)));
      expect(without.map(({ id }) => id)).toEqual([]);
    }
  },
);

test('a fillet is of an animal, and whatever is no fillet, prawn, egg or cheese is not', () => {
  const ANIMAL: readonly Part[] = ['prawn', 'friedEgg', 'egg', 'cube', 'toast', 'crouton'];
  for (const [part, words] of Object.entries(SHOWN_AS) as [Part, RegExp][]) {
    if (ANIMAL.includes(part)) continue;
    for (const { id, origin } of kb.all.filter((ingredient) => words.test(ingredient.id))) {
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
