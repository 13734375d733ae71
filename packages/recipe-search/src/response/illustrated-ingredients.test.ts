import type { Allergen } from '@larder/contract/allergen';
import type { IllustrationPart } from '@larder/contract/dish/illustration';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { ILLUSTRATED_INGREDIENTS, INGREDIENT_PARTS, partsOf } from '@larder/illustrations/ingredient-parts';
import { expect, test } from 'vitest';

/** Allergens that a drawn part suggests: each ingredient drawn so has one of them. */
const SUGGESTS: Partial<Record<IllustrationPart, readonly Allergen[]>> = {
  nut: ['Nuts'],
  'fried-egg': ['Eggs'],
  'egg-half': ['Eggs'],
  bread: ['Gluten'],
  crouton: ['Gluten'],
  cube: ['Dairy', 'Soy'],
  prawn: ['Shellfish'],
  fish: ['Fish'],
  mussel: ['Molluscs'],
};

const drawnAs = (part: IllustrationPart) => kb.all.filter(({ id }) => partsOf(id).includes(part));

test('every ingredient that a picture can show is one of the knowledge base', () => {
  expect(ILLUSTRATED_INGREDIENTS.filter((id) => !kb.get(id))).toEqual([]);
});

test.each(Object.entries(SUGGESTS) as [IllustrationPart, Allergen[]][])(
  'a %s is drawn only for ingredients with the allergen that it suggests',
  (part, allergens) => {
    const ingredients = drawnAs(part);
    const without = ingredients.filter((one) => !allergens.some((allergen) => one.allergens?.includes(allergen)));
    expect(ingredients.length).toBeGreaterThan(0);
    expect(without.map(({ id }) => id)).toEqual([]);
  },
);

test('meat and fish are drawn for animals, and plants for plants', () => {
  const ofAnimals: readonly IllustrationPart[] = ['meat', 'fish'];
  const plants = INGREDIENT_PARTS.filter((part) => !ofAnimals.includes(part) && SUGGESTS[part] === undefined);
  for (const part of [...ofAnimals, ...plants]) {
    for (const { id, origin } of drawnAs(part)) {
      const isAnimal = origin.some((from) => from === 'meat' || from === 'fish');
      expect(isAnimal, `${id} as ${part}`).toBe(ofAnimals.includes(part));
    }
  }
});

test.each(['lambs-lettuce', 'plant-based-sausage', 'beef-stock', 'duck-fat', 'walnut-oil', 'egg-replacer'])(
  '%s is not drawn as what it is named after',
  (id) => {
    expect(partsOf(id)).toEqual([]);
  },
);
