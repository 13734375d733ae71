import type { CanonicalRecipe } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

test('tofu in slices is not cut into cubes', () => {
  const pancakes = recipeOf('Pancakes', [
    ['buckwheat-flour', 400, 'g'],
    ['cooked-ham', 4, 'slice'],
  ]);
  const tofu = adapt(pancakes, onDiet('Vegetarian'))?.lines[1];
  expect(tofu).toMatchObject({ ingredient: 'smoked-tofu', unit: 'slice', preparation: { en: 'patted dry' } });
});

test('pasta and bread without gluten keep the shape that the dish is made of', () => {
  const ziti = recipeOf('Baked ziti', [
    ['penne', 450, 'g'],
    ['passata', 800, 'g'],
  ]);
  expect(adapt(ziti, without('Gluten'))?.lines[0]).toMatchObject({
    ingredient: 'gluten-free-pasta',
    preparation: { en: 'in short tubes', es: 'en tubos cortos', fr: 'en tubes courts' },
  });
  const roll = recipeOf('Filled roll', [
    ['baguette', 400, 'g'],
    ['cheddar', 150, 'g'],
  ]);
  expect(adapt(roll, without('Gluten'))?.lines[0]?.preparation?.en).toBe('long, with a crust');
});

test('slices stay as many as they were', () => {
  const toastie = recipeOf('Toastie', [
    ['sandwich-bread', 4, 'slice'],
    ['cheddar', 150, 'g'],
  ]);
  expect(adapt(toastie, without('Gluten'))?.lines[0]).toMatchObject({
    ingredient: 'gluten-free-bread',
    amount: { min: 4 },
    unit: 'slice',
  });
});

test('a substitute is measured as the original was: by the piece, by the spoon, or by weight', () => {
  const recipe = recipeOf('X', [
    ['rice', 300, 'g'],
    ['garlic', 2, 'clove'],
  ]);
  expect(adapt(recipe, onDiet('Low FODMAP'))?.lines[1]).toMatchObject({ ingredient: 'garlic-oil', unit: 'tsp' });
});

test('oil that stands for many cloves does not make a dish greasy', () => {
  const adobo = recipeOf('Adobo', [
    ['chicken-thigh', 900, 'g'],
    ['garlic', 8, 'clove'],
    ['jasmine-rice', 280, 'g'],
  ]);
  expect(adapt(adobo, onDiet('Low FODMAP'))?.lines[1]).toMatchObject({ amount: { min: 1 }, unit: 'tbsp' });
});

test('what is loose is weighed where it is more than some spoons', () => {
  const onions = (fillets: number) =>
    recipeOf('Onions', [
      ['onion', 900, 'g'],
      ['anchovy', fillets],
    ]);
  expect(adapt(onions(4), without('Fish'))?.lines[1]).toMatchObject({ ingredient: 'caper', unit: 'tbsp' });
  expect(adapt(onions(20), without('Fish'))?.lines[1]).toMatchObject({ ingredient: 'caper', unit: 'g' });
});

test('what takes the place of meat is cut as that was, where all languages say so alike', () => {
  const stirFry = (es: string, fr: string) => {
    const recipe = recipeOf('Stir-fry', [
      ['beef-steak', 150, 'g'],
      ['rice', 800, 'g'],
    ]);
    const lines = recipe.lines.map((line, at) =>
      at === 0 ? { ...line, preparation: { en: 'in strips', es, fr } } : line,
    );
    return adapt({ ...recipe, lines }, onDiet('Vegan'))?.lines[0];
  };
  expect(stirFry('en tiras', 'en lanières')?.preparation).toMatchObject({ en: 'in strips' });
  expect(stirFry('cortada', 'coupé')?.ingredient).not.toBe('beef-steak');
  expect(stirFry('cortada', 'coupé')?.preparation).toBeUndefined();
});

test('a substitute that has a state of its own is not in that of the original, and has no more of its preparation', () => {
  const cream = (preparation: { en: string; es: string; fr: string }) => {
    const pudding = recipeOf(
      'Pudding',
      [
        ['mango', 500, 'g'],
        ['whipping-cream', 300, 'ml'],
      ],
      { dishType: 'pudding' },
    );
    const lines = pudding.lines.map((line, at) => (at === 1 ? { ...line, preparation } : line));
    const text = { en: [{ line: 0, as: 'mango' }, ', and whip the ', { line: 1, as: 'cream' }, '.'] };
    return adapt({ ...pudding, lines, steps: [{ seconds: 60, text }] }, without('Dairy'))?.lines[1]?.preparation;
  };
  const overnight = { en: 'chilled overnight', es: 'fría de la nevera desde la víspera' };
  expect(cream({ en: 'chilled', es: 'fría', fr: 'froide' })).toMatchObject(overnight);
  expect(cream({ en: 'very cold, in a bowl', es: 'muy fría, en un cuenco', fr: 'bien froide' })).toMatchObject(
    overnight,
  );
  const custard = recipeOf('Soup', [
    ['potato', 800, 'g'],
    ['milk', 200, 'ml'],
  ]);
  const warm = { en: 'warm, in a jug', es: 'tibia, en una jarra', fr: 'tiède, dans un pichet' };
  const lines = custard.lines.map((line, at) => (at === 1 ? { ...line, preparation: warm } : line));
  expect(adapt({ ...custard, lines }, without('Dairy'))?.lines[1]?.preparation).toEqual({
    en: 'unsweetened, warm',
    es: 'sin azúcar, tibia',
    fr: 'sans sucre, tiède',
  });
});

test('a fat stays as cold or soft as it was, and wine without alcohol has the colour of the wine', () => {
  const scones = recipeOf('Scones', [
    ['plain-flour', 300, 'g'],
    ['butter', 100, 'g'],
    ['baking-powder', 10, 'g'],
  ]);
  const preparation = { en: 'cold, diced', es: 'fría, en dados', fr: 'froid, en dés' };
  const cold = { ...scones, lines: scones.lines.map((line, at) => (at === 1 ? { ...line, preparation } : line)) };
  expect(adapt(cold, without('Dairy'))?.lines[1]).toMatchObject({ ingredient: 'vegan-butter', preparation });
  const mussels = recipeOf('Mussels', [
    ['mussel', 1000, 'g'],
    ['dry-white-wine', 100, 'ml'],
    ['shallot', 50, 'g'],
  ]);
  const noWine = { ...without(), excludedIngredients: ['dry-white-wine'] };
  expect(linesOf(mussels, noWine)?.[1]).toBe('alcohol-free-white-wine');
});

test('marshmallows stay as many as they were, and an ordinary milk stands for another that alone is left out', () => {
  const cocoa = recipeOf(
    'Cocoa',
    [
      ['whole-milk', 400, 'ml'],
      ['dark-chocolate', 60, 'g'],
      ['marshmallow', 6],
    ],
    { category: 'Drinks' },
  );
  expect(adapt(cocoa, onDiet('Fish'))?.lines[2]).toMatchObject({
    ingredient: 'vegan-marshmallow',
    amount: { min: 6 },
    unit: null,
  });
  expect(linesOf(cocoa, { ...without(), excludedIngredients: ['whole-milk'] })?.[0]).toBe('semi-skimmed-milk');
});

test('tofu lies between slices of bread in slices', () => {
  const toastie = recipeOf(
    'Toastie',
    [
      ['bread', 250, 'g'],
      ['cheddar', 150, 'g'],
      ['bacon', 60, 'g'],
    ],
    { dishType: 'sandwich' },
  );
  expect(adapt(toastie, onDiet('Vegetarian'))?.lines[2]).toMatchObject({
    ingredient: 'smoked-tofu',
    preparation: { en: 'patted dry, in thin slices' },
  });
});

test('breads are as many as they were, and small ones twice as many at most', () => {
  const served = (bread: string) =>
    recipeOf('Curry', [
      ['potato', 800, 'g'],
      [bread, 4],
    ]);
  const count = (bread: string) => adapt(served(bread), without('Gluten'))?.lines[1]?.amount?.min;
  expect(count('pitta')).toBe(4);
  expect(count('naan')).toBe(8);
});

test('cheese is grated and bread is sliced as what it stands for, but not drained', () => {
  const prepared = (id: string, en: string, es: string, fr: string) => {
    const toast = recipeOf('Toast', [
      ['tomato', 400, 'g'],
      [id, 60, 'g'],
    ]);
    const lines = toast.lines.map((line, at) => (at === 1 ? { ...line, preparation: { en, es, fr } } : line));
    const noneOfIt = { ...without(), excludedIngredients: [id] };
    return adapt({ ...toast, dishType: 'toast', lines }, noneOfIt)?.lines[1]?.preparation;
  };
  expect(prepared('parmesan', 'grated', 'rallado', 'râpé')).toEqual({ en: 'grated', es: 'rallado', fr: 'râpé' });
  expect(prepared('baguette', 'in 8 slices', 'en 8 rebanadas', 'en 8 tranches')?.fr).toBe('en 8 tranches');
  expect(prepared('mozzarella', 'drained, diced', 'escurrida, en dados', 'égouttée, en dés')?.es).toBe('en dados');
  expect(prepared('mozzarella', 'about 120 g', 'unos 120 g', 'environ 120 g')).toBeUndefined();
});

test('a substitute is as cold, soft or cut as what it stands for, in words that agree with it', () => {
  const line = (id: string, amount: number, unit: 'g' | 'ml', en: string, es: string, fr: string) => {
    const cake = recipeOf('Cake', [
      ['plain-flour', 400, 'g'],
      [id, amount, unit],
    ]);
    const lines = cake.lines.map((each, at) => (at === 1 ? { ...each, preparation: { en, es, fr } } : each));
    const noneOfIt = { ...without(), excludedIngredients: [id] };
    return adapt({ ...cake, dishType: 'cake', lines }, noneOfIt)?.lines[1]?.preparation;
  };
  expect(line('butter', 80, 'g', 'cold, diced', 'fría, en dados', 'froid, en dés')).toEqual({
    en: 'in a block, cold, diced',
    es: 'en bloque, fría, en dados',
    fr: 'en plaquette, froid, en dés',
  });
  expect(line('milk', 80, 'ml', 'tepid', 'tibia', 'tiède')?.es).toBe('tibia');
  expect(line('white-mushroom', 80, 'g', 'halved', 'partidos', 'coupés en deux')?.es).toBe('partidas');
});

test('buttermilk is milk of soya with lemon in a batter, and yogurt in a dressing', () => {
  const lines: Parameters<typeof recipeOf>[1] = [
    ['plain-flour', 900, 'g'],
    ['buttermilk', 100, 'ml'],
  ];
  const batter = adapt(recipeOf('Pancakes', lines, { dishType: 'pancakes' }), without('Dairy'));
  expect(batter?.lines[1]).toMatchObject({ ingredient: 'soya-drink', amount: { min: 100 }, unit: 'ml' });
  expect(batter?.lines[2]).toMatchObject({ ingredient: 'lemon-juice', amount: { min: 0.5 }, unit: 'tbsp' });
  const dressing = adapt(recipeOf('Ranch', lines, { dishType: 'dressing' }), without('Dairy'));
  expect(dressing?.lines[1]?.ingredient).toBe('soya-yogurt');
});

test('flour without gluten is not asked for by who leaves out flour, plain flour or oats', () => {
  const sauce = recipeOf('Gravy', [
    ['vegetable-stock', 800, 'ml'],
    ['plain-flour', 20, 'g'],
    ['rolled-oats', 20, 'g'],
  ]);
  const leaving = (id: string) => ({ ...without(), excludedIngredients: [id] });
  const swapFor = (id: string) =>
    adapt({ ...sauce, dishType: 'stew' }, leaving(id))?.lines.find((line) => line.swappedFrom);
  expect(swapFor('flour')?.ingredient).toBe('cornflour');
  expect(swapFor('plain-flour')?.ingredient).toBe('strong-flour');
  expect(swapFor('rolled-oats')).toBeUndefined();
});

test('flour that is cooked in butter is rice flour without wheat, and starch in a custard', () => {
  const roux = recipeOf('Gravy', [
    ['vegetable-stock', 800, 'ml'],
    ['plain-flour', 20, 'g'],
  ]);
  const custard = recipeOf('Custard', [
    ['milk', 500, 'ml'],
    ['egg-yolk', 80, 'g'],
    ['sugar', 80, 'g'],
    ['plain-flour', 30, 'g'],
  ]);
  const flourOf = (recipe: CanonicalRecipe) =>
    adapt(recipe, without('Wheat'))?.lines.find(({ swappedFrom }) => swappedFrom)?.ingredient;
  expect(flourOf({ ...roux, dishType: 'stew' })).toBe('rice-flour');
  expect(flourOf({ ...custard, dishType: 'custard' })).toBe('cornflour');
});
