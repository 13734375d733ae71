import type { Allergen } from '@larder/contract/allergen';
import { INGREDIENT_PARTS, type IngredientPart } from '@larder/contract/dish/illustration';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';

/** Allergens that a drawn part suggests: each ingredient drawn so has one of them. */
const SUGGESTS: Partial<Record<IngredientPart, readonly Allergen[]>> = {
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

const shownBy = (part: IngredientPart) => kb.all.filter(({ drawnAs }) => drawnAs?.includes(part));

test.each(INGREDIENT_PARTS)('some ingredient is drawn as a %s', (part) => {
  expect(shownBy(part).length).toBeGreaterThan(0);
});

test.each(Object.entries(SUGGESTS) as [IngredientPart, Allergen[]][])(
  'a %s is drawn only for ingredients with the allergen that it suggests',
  (part, allergens) => {
    const ingredients = shownBy(part);
    const without = ingredients.filter((one) => !allergens.some((allergen) => one.allergens?.includes(allergen)));
    expect(ingredients.length).toBeGreaterThan(0);
    expect(without.map(({ id }) => id)).toEqual([]);
  },
);

test('meat and fish are drawn for animals, and plants for plants', () => {
  const ofAnimals: readonly IngredientPart[] = ['meat', 'fish', 'bacon', 'sausage'];
  const plants = INGREDIENT_PARTS.filter((part) => !ofAnimals.includes(part) && SUGGESTS[part] === undefined);
  for (const part of [...ofAnimals, ...plants]) {
    for (const { id, origin } of shownBy(part)) {
      const isAnimal = origin.some((from) => from === 'meat' || from === 'fish');
      expect(isAnimal, `${id} as ${part}`).toBe(ofAnimals.includes(part));
    }
  }
});

test.each(['lambs-lettuce', 'plant-based-sausage', 'beef-stock', 'duck-fat', 'walnut-oil', 'egg-replacer'])(
  '%s is not drawn as what it is named after',
  (id) => {
    expect(kb.get(id)).toBeDefined();
    expect(kb.get(id)?.drawnAs).toBeUndefined();
  },
);
