import type { Allergen } from '@larder/contract/allergen';
import {
  INGREDIENT_PARTS,
  type IngredientPart,
  kindOfPart,
  PARTS_OF_KIND,
  type PartKind,
} from '@larder/contract/dish/ingredient-part';
import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';

/** Allergens that a kind of part suggests: each ingredient drawn so has one of them. */
const SUGGESTS: Partial<Record<PartKind, readonly Allergen[]>> = {
  nut: ['Nuts'],
  'fried-egg': ['Eggs'],
  'egg-half': ['Eggs'],
  bread: ['Gluten'],
  crouton: ['Gluten'],
  cube: ['Dairy', 'Soy'],
  prawn: ['Shellfish'],
  fish: ['Fish'],
  mussel: ['Molluscs'],
  peanut: ['Peanuts'],
  sesame: ['Sesame'],
  dollop: ['Dairy'],
  butter: ['Dairy'],
};

const shownBy = (part: IngredientPart) => kb.all.filter(({ drawnAs }) => drawnAs?.includes(part));
const shownAs = (kind: PartKind) => kb.all.filter(({ drawnAs }) => drawnAs?.some((part) => kindOfPart(part) === kind));

test.each(INGREDIENT_PARTS)('some ingredient is drawn as a %s', (part) => {
  expect(shownBy(part).length).toBeGreaterThan(0);
});

test.each(Object.entries(SUGGESTS) as [PartKind, Allergen[]][])(
  'a %s is drawn only for ingredients with the allergen that it suggests',
  (kind, allergens) => {
    const ingredients = shownAs(kind);
    const without = ingredients.filter((one) => !allergens.some((allergen) => one.allergens?.includes(allergen)));
    expect(ingredients.length).toBeGreaterThan(0);
    expect(without.map(({ id }) => id)).toEqual([]);
  },
);

test('meat and fish are drawn for animals, and plants for plants', () => {
  const ofAnimals: readonly PartKind[] = ['meat', 'fish', 'bacon', 'sausage'];
  const kinds = Object.keys(PARTS_OF_KIND) as PartKind[];
  const plants = kinds.filter((kind) => !ofAnimals.includes(kind) && SUGGESTS[kind] === undefined);
  for (const kind of [...ofAnimals, ...plants]) {
    for (const { id, origin } of shownAs(kind)) {
      const isAnimal = origin.some((from) => from === 'meat' || from === 'fish');
      expect(isAnimal, `${id} as ${kind}`).toBe(ofAnimals.includes(kind));
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
