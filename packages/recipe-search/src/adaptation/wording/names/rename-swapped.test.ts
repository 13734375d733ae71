import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, onDiet, without } from '../../../__fixtures__/adapt.ts';
import { allOf, MUFFINS, madeElsewhere, recipeOf } from '../../../__fixtures__/recipes.ts';
import { renameSwapped } from './rename-swapped.ts';

test('a word of a name is not replaced within the name', () => {
  const sentence = 'Une soupe avec une cuillerée de crème aigre qui fond.';
  const renamed = renameSwapped(sentence, [{ from: 'soured-cream', into: 'soya-yogurt' }], [], 'fr', kb);
  expect(renamed).toBe(sentence);
});

test('a name goes by the other where it stands alone', () => {
  const sentence = 'Une soupe de betterave avec de la crème aigre.';
  const renamed = renameSwapped(sentence, [{ from: 'soured-cream', into: 'soya-yogurt' }], [], 'fr', kb);
  expect(renamed).toBe('Une soupe de betterave avec du yaourt au soja.');
});

test('a description names what has no plural in the singular', () => {
  const soup = {
    ...madeElsewhere('Potato soup', [
      ['potato', 800, 'g'],
      ['garlic', 2],
    ]),
    description: {
      en: 'Garlic and potatoes.',
      es: 'Ajo y patatas.',
      fr: 'Une gousse d’ail frais, des pommes de terre.',
    },
  };
  const adapted = adapt(soup, onDiet('Low FODMAP'));
  expect(adapted?.description.fr).toMatch(/à la place de l['’]ail\b/);
});

test('a description names in the plural what is named so in any amount', () => {
  const salad = madeElsewhere('Salad', [
    ['walnut', 60, 'g'],
    ['lettuce', 800, 'g'],
  ]);
  const named = { ...salad, description: { en: 'Walnuts.', es: 'Nueces.', fr: 'Des noix-surprises.' } };
  const { description } = adapt(named, without('Nuts')) ?? {};
  expect(description?.fr).toMatch(/avec des graines de \p{L}+ à la place des noix/u);
});

test('small things that stand in for one are named in the plural', () => {
  const salad = recipeOf('Salad', [
    ['potato', 800, 'g'],
    ['tinned-tuna', 100, 'g'],
  ]);
  const told = { ...salad, dishType: 'salad' as const, description: { en: 'Potatoes, tuna and a sharp dressing.' } };
  expect(adapt(told, onDiet('Vegan'))?.description.en).toBe('Potatoes, chickpeas and a sharp dressing.');
});

test('what is said of a piece is not said of what is measured in its place', () => {
  const muffins = { ...MUFFINS, source: 'cookbook' as const };
  const described = { ...muffins, description: { en: 'Banana muffins, with a fried egg on top.' } };
  expect(adapt(described, without('Eggs'))?.description.en).toBeUndefined();
  const bound = { ...muffins, description: { en: 'Banana and blueberry, soft in the middle, bound with egg.' } };
  expect(adapt(bound, without('Eggs'))?.description.en).toMatch(/bound with aquafaba/);
});

test('what has no plural is named in the singular in any weight', () => {
  const stuffing = {
    ...madeElsewhere('Stuffing', [
      ['apple', 900, 'g'],
      ['stale-bread', 250, 'g'],
    ]),
    description: { en: 'Bread.', es: 'Pan, también pan sin gluten.', fr: 'Du pain rassis, même du pain sans gluten.' },
  };
  expect(adapt(stuffing, without('Gluten'))?.description.fr).toMatch(
    /avec du pain sans gluten à la place du pain rassis\.$/,
  );
});

test('a name in a list goes by the other name, whatever its gender and number, and leaves the list where it was left out', () => {
  const recipe = recipeOf('Dish', [
    ['potato', 800, 'g'],
    ['butter', 40, 'g'],
    ['onion', 1],
    ['thyme', 1, 'tsp'],
    ['parsley', 1, 'tsp'],
    ['garlic', 1, 'clove'],
  ]);
  const curry = {
    ...recipe,
    steps: [{ seconds: 60, text: { en: allOf(recipe) } }],
    description: {
      en: 'Potatoes with butter, thyme, garlic and parsley.',
      es: 'Patatas con mantequilla, tomillo, ajo y perejil.',
      fr: 'Des pommes de terre au beurre, au thym, à l’ail et au persil.',
    },
  };
  expect(adapt(curry, without('Dairy'))?.description).toEqual({
    en: 'Potatoes with vegan butter, thyme, garlic and parsley.',
    es: 'Patatas con mantequilla vegana, tomillo, ajo y perejil.',
    fr: 'Des pommes de terre au beurre végétal, au thym, à l’ail et au persil.',
  });
  const withoutGarlic = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['garlic'] };
  expect(adapt(curry, withoutGarlic)?.description).toEqual({
    en: 'Potatoes with butter, thyme and parsley.',
    es: 'Patatas con mantequilla, tomillo y perejil.',
    fr: 'Des pommes de terre au beurre, au thym et au persil.',
  });
});

test('a description that names the kind of what came in says which one it is', () => {
  const corn: CanonicalRecipe = {
    ...recipeOf('Corn', [
      ['corn-on-the-cob', 800, 'g'],
      ['feta', 60, 'g'],
      ['lime-juice', 1, 'tbsp'],
    ]),
    description: { en: 'Charred corn with salty cheese and lime.', es: 'Maíz asado con queso salado y lima.' },
  };
  const { en, es } = adapt(corn, onDiet('Vegan'))?.description ?? {};
  expect(en).toBe('Charred corn with salty vegan cheese and lime.');
  expect(es).toBe('Maíz asado con queso vegano salado y lima.');
});

test('a description has the whole name of what came in where that only adds to it', () => {
  const roll = recipeOf('Roll', [
    ['chicken-breast', 200, 'g'],
    ['avocado', 1],
    ['mayonnaise', 60, 'g'],
  ]);
  const description = {
    en: 'Chicken with mashed avocado and a thick stripe of mayonnaise.',
    es: 'Pollo con aguacate machacado y una buena raya de mayonesa.',
  };
  expect(adapt({ ...roll, description }, without('Eggs'))?.description).toEqual({
    en: 'Chicken with mashed avocado and a thick stripe of vegan mayonnaise.',
    es: 'Pollo con aguacate machacado y una buena raya de mayonesa vegana.',
  });
});

test('what came in is not renamed by another swap of a like food', () => {
  const potatoes = (...fats: string[]) => {
    const named = fats.map((fat) => [fat, 30, 'g'] as const);
    const dish = recipeOf('Potatoes', [['potato', 800, 'g'], ['parsley', 5, 'g'], ...named]);
    const description = { en: 'Soft with butter and herbs.', es: 'Tiernas, con mantequilla y hierbas.' };
    const text = { en: allOf(dish), es: ['Derrite y mezcla.'] };
    return adapt({ ...dish, steps: [{ seconds: 60, text }], description }, without('Dairy'));
  };
  expect(potatoes('butter', 'butter')?.lines.map(({ ingredient }) => ingredient)).toContain('vegan-butter');
  expect(potatoes('butter', 'butter')?.description).toEqual({
    en: 'Soft with vegan butter and herbs.',
    es: 'Tiernas, con mantequilla vegana y hierbas.',
  });
  const { en, es } = potatoes('butter', 'unsalted-butter')?.description ?? {};
  expect(en).toMatch(/^Soft with vegan butter and herbs\./);
  expect(es).toMatch(/^Tiernas, con mantequilla vegana y hierbas\./);
});

test('a compound is renamed as a whole, nothing is said twice, and a sandwich is not the bread that it is made with', () => {
  const told = (other: readonly [string, number, 'g' | 'ml'], en: string) => {
    const dish = recipeOf('Dish', [['potato', 800, 'g'], ['squid', 200, 'g'], other]);
    return { ...dish, description: { en } };
  };
  const rice = recipeOf(
    'Rice',
    [
      ['rice', 800, 'g'],
      ['fish-stock', 300, 'ml'],
      ['king-prawn', 60, 'g'],
    ],
    { dishType: 'rice-dish' },
  );
  const inStock = { ...rice, description: { en: 'Rice loosened with seafood stock, full of prawns.' } };
  const reworded = adapt(inStock, without('Fish', 'Shellfish'))?.description.en;
  expect(reworded).toBe('Rice loosened with vegetable stock, full of firm tofu.');
  const smoky = { ...told(['lardons', 100, 'g'], 'Potatoes with smoky lardons, for a cold evening.') };
  const lines = smoky.lines.filter(({ ingredient }) => ingredient !== 'squid');
  const steps = [{ seconds: 60, text: { en: ['Fry.'] } }];
  expect(adapt({ ...smoky, lines, steps }, onDiet('Vegetarian'))?.description.en).toMatch(
    /^Potatoes with smoked tofu, /,
  );
  const toasted = told(['sandwich-bread', 120, 'g'], 'The Paris café sandwich, with potatoes and squid.');
  expect(adapt(toasted, without('Gluten'))?.description.en).toMatch(/^The Paris café sandwich, /);
});

test('a name is not replaced within that of something else that is taken out', () => {
  const sentence = 'Se sirve con crema cuajada bien fría.';
  const swaps = [
    { from: 'double-cream', into: 'coconut-cream' },
    { from: 'clotted-cream', into: 'oat-cream' },
  ];
  expect(renameSwapped(sentence, swaps, [], 'es', kb)).toBe('Se sirve con crema de avena bien fría.');
});

test.each([
  ['es', 'Pollo con soja y vinagre.', { from: 'rice-vinegar', into: 'cider-vinegar' }, 'Pollo con soja y vinagre.'],
  ['es', 'Pollo con soja y ajo.', { from: 'soy-sauce', into: 'gluten-free-soy-sauce' }, 'Pollo con soja y ajo.'],
  [
    'es',
    'Gachas con avellana crujiente.',
    { from: 'hazelnut', into: 'sunflower-seed' },
    'Gachas con pipas de girasol crujientes.',
  ],
  [
    'es',
    'Arroz y una crema de tahini.',
    { from: 'tahini', into: 'sunflower-seed-butter' },
    'Arroz y una crema de pipas de girasol.',
  ],
  [
    'fr',
    'Des pommes avec une noix de beurre.',
    { from: 'butter', into: 'vegan-butter' },
    'Des pommes avec une noix de beurre végétal.',
  ],
  [
    'fr',
    'De la patate douce fouettée.',
    { from: 'whipped-cream', into: 'coconut-cream' },
    'De la patate douce fouettée.',
  ],
] as const)('in %s "%s" a name keeps its kind, its number and its piece', (language, sentence, swap, renamed) => {
  expect(renameSwapped(sentence, [swap], [], language, kb)).toBe(renamed);
});
