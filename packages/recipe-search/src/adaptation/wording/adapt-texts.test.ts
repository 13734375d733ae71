import type { CanonicalRecipe } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, onDiet, without } from '../../__fixtures__/adapt.ts';
import { allOf, MUFFINS, madeElsewhere, recipeOf } from '../../__fixtures__/recipes.ts';

test('sentences beside the method that name what was taken out are left out', () => {
  const soup: CanonicalRecipe = {
    ...recipeOf('Pea soup', [
      ['pea', 800, 'g'],
      ['double-cream', 60, 'ml'],
    ]),
    description: { en: 'Green and quick. Made for double-cream lovers.' },
    tip: { en: 'Double cream does not split.' },
  };
  const adapted = adapt(soup, without('Dairy'));
  expect(adapted?.description.en).toBe('Green and quick.');
  expect(adapted?.tip).toBeNull();
});

const BISCUITS: CanonicalRecipe = {
  ...recipeOf('Oat biscuits', [
    ['rolled-oats', 800, 'g'],
    ['butter', 100, 'g'],
    ['milk', 60, 'ml'],
  ]),
  title: { en: 'Soft biscuits', es: 'Galletas tiernas', fr: 'Biscuits moelleux' },
  dishType: 'cookies',
};

test('a description names what came in where that stays right', () => {
  const named = {
    ...BISCUITS,
    description: { en: 'Made with butter.', es: 'Hechas con mantequilla.', fr: 'Des biscuits au beurre.' },
  };
  const description = adapt(named, without('Dairy'))?.description;
  expect(description?.en).toBe('Made with vegan butter.');
  expect(description?.es).toBe('Hechas con mantequilla vegana.');
  expect(description?.fr).toBe('Des biscuits au beurre végétal.');
});

test.each([
  [
    ['buttermilk', 'butter'],
    'Tortitas de suero de mantequilla y mantequilla.',
    'Tortitas de bebida de soja y mantequilla vegana.',
  ],
  [['cream-cheese', 'butter'], 'Masa entre tres quesos y mantequilla.', 'Masa entre tres quesos y mantequilla vegana.'],
])('a description of %j that says "%s" says "%s" without milk', (foods, before, after) => {
  const lines = foods.map((food): [string, number, 'g'] => [food, 60, 'g']);
  const named = {
    ...recipeOf('Tortitas', [['plain-flour', 900, 'g'], ...lines]),
    dishType: 'pancakes' as const,
    description: { en: 'Tender pancakes.', es: before },
  };
  expect(adapt(named, without('Dairy'))?.description.es).toContain(after);
});

test.each([
  ['Carne con arroz, teñida de <one> y <two>, con guisantes.', 'Carne con arroz, teñida de <one>, con guisantes.'],
  ['Crema de queso y galletas, con <two> y huevo al lado.', 'Crema de queso y galletas, con huevo al lado.'],
  [
    'Salsa de chile, ahumada, con <two> y tan picante como quieras.',
    'Salsa de chile, ahumada y tan picante como quieras.',
  ],
])('what is left out leaves its list and no other: "%s"', (before, after) => {
  const named = (words: string) => words.replace('<one>', 'cúrcuma').replace('<two>', 'comino');
  const dish = {
    ...recipeOf('Carne', [
      ['minced-beef', 900, 'g'],
      ['turmeric', 2, 'g'],
      ['ground-cumin', 2, 'g'],
      ['paprika', 2, 'g'],
    ]),
    steps: [{ seconds: 60, text: { en: ['Cook.'] } }],
    description: { en: 'Beef with rice, and it is good.', es: named(before) },
  };
  const description = adapt(dish, {
    excludedAllergens: [],
    dietTypes: [],
    excludedIngredients: ['ground-cumin', 'ground-coriander'],
  })?.description;
  expect(description?.es).toContain(named(after));
});

test('where words agree with what was taken out, the description names the dish and the swap instead', () => {
  const description = adapt(MUFFINS, without('Eggs'))?.description;
  expect(description?.es).toBe('Banana y blueberry al horno, con aquafaba en lugar de huevos.');
});

test('a dish without main ingredients goes by its title', () => {
  const plain = { ...MUFFINS, lines: MUFFINS.lines.filter(({ ingredient }) => !/banana|berry/.test(ingredient ?? '')) };
  const steps = [{ seconds: 60, text: { en: ['Mix.'] } }];
  expect(adapt({ ...plain, steps }, without('Eggs'))?.description.es).toBe('Muffins, con aquafaba en lugar de huevos.');
});

test('a recipe whose step would still name what was taken out can’t be adapted', () => {
  const pancake = recipeOf('Cabbage pancake', [
    ['white-cabbage', 800, 'g'],
    ['bacon', 80, 'g'],
  ]);
  const crisp = (words: string) => ({ ...pancake, steps: [...pancake.steps, { seconds: 60, text: { en: [words] } }] });
  expect(adapt(crisp('Cook until the edges are crisp'), onDiet('Vegan'))).toBeDefined();
  expect(adapt(crisp('Cook until the bacon is crisp'), onDiet('Vegan'))).toBeUndefined();
});

test('a step that names what was taken out is seen beside the name of what stays', () => {
  const soup = recipeOf('Soup', [
    ['potato', 800, 'g'],
    ['chicken-breast', 100, 'g'],
    ['chicken-stock', 600, 'ml'],
  ]);
  const [potato, breast, stock] = soup.lines;
  const lines = [potato, breast, { ...stock, name: { en: 'chicken stock', fr: 'bouillon de poulet' } }];
  const until = (fr: string) => ({
    ...soup,
    lines: lines as typeof soup.lines,
    dishType: 'soup' as const,
    steps: [...soup.steps, { seconds: 60, text: { en: ['Taste.'], fr: [fr] } }],
  });
  const leaving = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['chicken-breast'] };
  expect(adapt(until('Mijoter jusqu’à ce que le bouillon de poulet soit clair.'), leaving)).toBeDefined();
  expect(adapt(until('Mijoter jusqu’à ce que le poulet soit tendre.'), leaving)).toBeUndefined();
});

test('a description that loses its first sentence begins with what was swapped', () => {
  const drink = {
    ...madeElsewhere('Virgin margarita', [
      ['lime-juice', 600, 'ml'],
      ['agave-syrup', 4, 'tbsp'],
    ]),
    category: 'Drinks' as const,
    description: { en: 'Lime on agave-sweet ice. It is served cold.' },
  };
  const adapted = adapt(drink, onDiet('Low FODMAP'));
  expect(adapted?.description.en).toBe('Virgin margarita, with maple syrup instead of agave syrup. It is served cold.');
});

test('a description does not begin with a sentence on one that is gone', () => {
  const plain = recipeOf('Stew', [
    ['carrot', 800, 'g'],
    ['onion', 1],
    ['thyme', 1, 'tsp'],
    ['garlic', 1, 'clove'],
    ['dijon-mustard', 1, 'tsp'],
  ]);
  const stew = { ...plain, steps: [{ seconds: 60, text: { en: allOf(plain) } }] };
  const described = (en: string) => adapt({ ...stew, description: { en } }, without('Mustard'))?.description.en;
  expect(described('Mustard round carrots. It is a sharp stew that keeps until tomorrow.')).toBeUndefined();
  const standing = 'The sharp stew keeps until tomorrow and gets better.';
  expect(described(`Mustard round carrots. ${standing}`)).toBe(standing);
});

test('a step whose verb agrees with several pieces is not kept for something measured', () => {
  const puttanesca = (fr: string) => ({
    ...recipeOf('Puttanesca', [
      ['spaghetti', 400, 'g'],
      ['anchovy', 40, 'g'],
    ]),
    steps: [{ seconds: 60, text: { en: ['Stir until melted.'], fr: [fr, { line: 1, as: 'anchois' }, ' fondent.'] } }],
  });
  expect(adapt(puttanesca('Remuer avec les '), onDiet('Vegan'))).toBeDefined();
  expect(adapt(puttanesca('Remuer jusqu’à ce que les '), onDiet('Vegan'))).toBeUndefined();
});

test('the name that a line was written with leaves the description too', () => {
  const roll = madeElsewhere('Roll', [
    ['baguette', 400, 'g'],
    ['pork-sausage', 80, 'g'],
  ]);
  const lines = roll.lines.map((line, at) => (at === 1 ? { ...line, name: { en: 'bratwurst links' } } : line));
  const named = { ...roll, lines, description: { en: 'Links in a crisp roll. Eaten standing.' } };
  expect(adapt(named, onDiet('Vegan'))?.description.en).not.toMatch(/links/i);
});

test('a description claims no food that is gone: not in the plural of its word, nor as an adjective', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['rice', 800, 'g'],
    ['cashew', 60, 'g'],
    ['thyme', 1, 'tsp'],
    ['parsley', 1, 'tsp'],
    ['dijon-mustard', 1, 'tsp'],
  ];
  const rice = madeElsewhere('Bowl', lines);
  const told = (en: string) => ({ ...rice, steps: [{ seconds: 60, text: { en: allOf(rice) } }], description: { en } });
  const withoutNuts = adapt(told('Rice with cashews, thyme and parsley for a long evening.'), without('Nuts'));
  expect(withoutNuts?.lines[1]?.swappedFrom?.ingredient).toBe('cashew');
  expect(withoutNuts?.description.en).toMatch(/^Rice with (?!cashew)[a-z ]+, thyme and parsley for a long evening\.$/);
  const withoutMustard = adapt(told('A mustardy bowl of rice. It is eaten with a spoon.'), without('Mustard'));
  expect(withoutMustard?.description.en).not.toMatch(/mustard/);
});

test('a description names what stays beside what is gone', () => {
  const soup = recipeOf('Soup', [
    ['chicken', 800, 'g'],
    ['chicken-stock', 600, 'ml'],
  ]);
  const told = { ...soup, description: { en: 'Chicken and barley, slowly cooked until it falls apart.' } };
  const adapted = adapt(told, { excludedAllergens: [], dietTypes: [], excludedIngredients: ['chicken-stock'] });
  expect(adapted?.lines[1]?.swappedFrom?.ingredient).toBe('chicken-stock');
  expect(adapted?.description.en).toBe(told.description.en);
});

test('a description is silent on what it never named, and on seasonings', () => {
  const cod = recipeOf('Cod', [
    ['cod', 600, 'g'],
    ['butter', 60, 'g'],
    ['thyme', 1, 'tsp'],
    ['parsley', 1, 'tsp'],
    ['black-pepper', 0.5, 'tsp'],
  ]);
  const dish = (description: string) => ({
    ...cod,
    steps: [{ seconds: 60, text: { en: allOf(cod) } }],
    description: { en: description },
  });
  const withoutPepper = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['black-pepper'] };
  const plain = 'Cod in butter, soft in the middle and golden at the edges.';
  expect(adapt(dish(plain), withoutPepper)?.description.en).toBe(plain);
  const peppery = dish('Cod in butter, golden at the edges, with thyme and black pepper.');
  expect(adapt(peppery, withoutPepper)?.description.en).not.toMatch(/pepper/);
  expect(adapt(peppery, { ...withoutPepper, excludedIngredients: ['thyme'] })?.description.en).not.toMatch(/thyme/);
});

test('a recipe of the cookbook whose description is about what was taken out can’t be adapted', () => {
  const told = (description: string) => ({
    ...recipeOf('Salad', [
      ['walnut', 60, 'g'],
      ['lettuce', 800, 'g'],
    ]),
    description: { en: description },
  });
  expect(adapt(told('Leaves with walnuts.'), without('Nuts'))).toBeDefined();
  expect(adapt(told('Walnut-lovers eat this.'), without('Nuts'))).toBeUndefined();
  expect(adapt({ ...told('Walnut-lovers eat this.'), source: 'assistant' }, without('Nuts'))).toBeDefined();
});

test('a long word in a description takes no time', () => {
  const stew = recipeOf('Stew', [
    ['carrot', 800, 'g'],
    ['thyme', 1, 'tsp'],
    ['parsley', 1, 'tsp'],
    ['dijon-mustard', 1, 'tsp'],
  ]);
  const en = `Carrots for a cold and dark evening, ${'a'.repeat(2000)}, Dijon mustard.`;
  const told = { ...stew, steps: [{ seconds: 60, text: { en: allOf(stew) } }], description: { en } };
  expect(adapt(told, without('Mustard'))?.description.en).toMatch(/a{2000}\.$/);
});

test('a dish of plants alone is called vegan where it was called vegetarian', () => {
  const burgers = recipeOf('Vegetarian burgers', [
    ['chickpea', 800, 'g'],
    ['honey', 20, 'g'],
  ]);
  const named = {
    ...burgers,
    title: { en: 'Vegetarian burgers', es: 'Hamburguesas vegetarianas', fr: 'Burgers végétariens' },
  };
  expect(adapt(named, onDiet('Vegan'))?.title).toEqual({
    en: 'Vegan burgers',
    es: 'Hamburguesas veganas',
    fr: 'Burgers véganes',
  });
});

test('a description does not promise heat where the chilli was left out', () => {
  const salad = recipeOf('Salad', [
    ['carrot', 800, 'g'],
    ['red-chilli', 8, 'g'],
    ['lime-juice', 40, 'ml'],
    ['fish-sauce', 30, 'ml'],
    ['coriander', 10, 'g'],
  ]);
  const told = {
    ...salad,
    steps: [{ seconds: 60, text: { en: allOf(salad) } }],
    description: { en: 'Carrots in a dressing that is sour, hot, salty and sweet in every bite.' },
  };
  const withoutChilli = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['red-chilli'] };
  expect(adapt(told, withoutChilli)?.description.en).not.toMatch(/\bhot\b/);
});

test('a tip keeps its warning of what is eaten raw where its other half is gone', () => {
  const trifle = recipeOf('Trifle', [
    ['mascarpone', 700, 'g'],
    ['egg', 3],
    ['ladyfinger', 200, 'g'],
  ]);
  const tip = { en: 'Dip each ladyfinger for a second; the eggs stay raw: use very fresh ones.' };
  const adapted = adapt({ ...trifle, dishType: 'mousse', tip }, without('Gluten'));
  expect(adapted?.tip?.en).toBe('The eggs stay raw: use very fresh ones.');
});

test('a tip that answers a question on what is gone goes with it', () => {
  const sour = recipeOf('Sour', [
    ['bourbon', 150, 'ml'],
    ['lemon-juice', 25, 'ml'],
    ['egg-white', 1],
  ]);
  const tip = { en: 'No egg whites? Two spoons of another foam do the same. Shake it twice.' };
  const adapted = adapt({ ...sour, category: 'Drinks', dishType: 'sour', tip }, without('Eggs'));
  expect(adapted).toBeDefined();
  expect(adapted?.tip?.en).toBe('Shake it twice.');
});

test('a tip on overworked dough goes with the gluten', () => {
  const pancakes = {
    ...recipeOf('Pancakes', [
      ['plain-flour', 200, 'g'],
      ['milk', 250, 'ml'],
      ['egg', 2],
      ['baking-powder', 10, 'g'],
    ]),
    dishType: 'pancakes' as const,
  };
  const tipOf = (tip: string) => adapt({ ...pancakes, tip: { en: tip } }, without('Gluten'))?.tip?.en;
  expect(tipOf('A few lumps do no harm; an overworked batter is rubbery.')).toBeUndefined();
  expect(tipOf('Keep the first ones warm.')).toBe('Keep the first ones warm.');
});
