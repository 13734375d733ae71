import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, type Restrictions, verifyRecipe } from '@larder/food/verifier/verify';
import { describe, expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { createRecipeSearch } from '../create-recipe-search.ts';
import { dishGroupOf } from '../ranking/dish-groups.ts';
import { WORTH, weightInDish } from '../ranking/worth.ts';

const NOTHING: Restrictions = { excludedAllergens: [], dietTypes: [] };

async function find(cookbook: CanonicalRecipe[], ingredients: string[], preferences = NOTHING) {
  const { drafts, exact } = await createRecipeSearch({ kb, cookbook }).find(
    { by: 'ingredients', ingredients, category: null, subcategory: null, preferences, language: 'en-GB' },
    AbortSignal.timeout(10_000),
  );
  return { recipes: drafts.map(({ recipe }) => recipe), exact };
}

const titles = ({ recipes }: { recipes: CanonicalRecipe[] }): string[] => recipes.map(({ title }) => title.en);
const titlesFrom = (source: 'cookbook' | 'composer', { recipes }: { recipes: CanonicalRecipe[] }): string[] =>
  recipes.flatMap((recipe) => (recipe.source === source ? [recipe.title.en] : []));

describe('what is missed', () => {
  test('a missing spice is missed less than a missing main ingredient', async () => {
    const cookbook = [
      recipeOf('With chicken', ['lentil', 'carrot', 'chicken']),
      recipeOf('With thyme', ['lentil', 'carrot', 'thyme']),
    ];
    expect(titlesFrom('cookbook', await find(cookbook, ['lentil', 'carrot']))).toEqual(['With thyme', 'With chicken']);
  });

  test.each([
    ['chicken', WORTH.main],
    ['spaghetti', WORTH.main],
    ['gin', WORTH.main],
    ['egg', WORTH.ordinary],
    ['carrot', WORTH.ordinary],
    ['onion', WORTH.aromatic],
    ['lemon', WORTH.aromatic],
    ['garlic', WORTH.seasoning],
    ['ground-cumin', WORTH.seasoning],
    ['vegetable-stock', WORTH.seasoning],
    ['soy-sauce', WORTH.seasoning],
  ])('%s weighs %d in a dish', (id, weight) => {
    const ingredient = kb.get(id);
    expect(ingredient && weightInDish(ingredient)).toBe(weight);
  });

  test('tuna without more may be the one in the tin, a stock cube is stock, and sugar makes syrup', async () => {
    for (const [has, needs] of [
      ['tuna', 'tinned-tuna'],
      ['stock-cube', 'vegetable-stock'],
      ['sugar', 'sugar-syrup'],
    ]) {
      const found = await find([recipeOf('It', [needs ?? '', 'mushroom'])], [has ?? '', 'mushroom']);
      expect(titles(found)).toContain('It');
      expect(found.exact).toBe(true);
    }
  });
});

describe('dishes made up', () => {
  const pasta = recipeOf('Courgette pasta', ['penne', 'courgette', 'garlic']);

  test('stand behind the cookbook where that has something that fits', async () => {
    const found = await find([pasta], ['penne', 'courgette']);
    expect(titles(found)[0]).toBe('Courgette pasta');
    expect(titlesFrom('composer', found).length).toBeGreaterThan(0);
  });

  test('lead where nothing in the cookbook uses most of what is there', async () => {
    const found = await find([recipeOf('Feta toast', ['feta', 'bread'])], ['courgette', 'feta', 'mint', 'egg']);
    expect(found.recipes[0]).toMatchObject({ source: 'composer', title: { en: 'Courgette and feta frittata' } });
  });

  test('are not needed where the cookbook has enough', async () => {
    const many = Array.from({ length: 9 }, (_, number) => recipeOf(`Dish ${number}`, ['penne', 'courgette']));
    expect(titlesFrom('composer', await find(many, ['penne', 'courgette']))).toEqual([]);
  });

  test('do not repeat what the cookbook has under the same name', async () => {
    const curry = recipeOf('Chickpea and spinach curry', ['chickpea', 'spinach', 'coconut-milk', 'tomato', 'rice']);
    const found = titles(await find([curry], ['chickpea', 'spinach', 'coconut-milk']));
    expect(found.filter((title) => title === 'Chickpea and spinach curry')).toHaveLength(1);
  });

  test('may have what is only another name of a recipe that needs much more', async () => {
    const long = ['spinach', 'chickpea', 'tomato', 'ginger', 'peanut', 'okra', 'rice', 'egg', 'leek'];
    const also = ['Chickpea and spinach curry'];
    const found = await find([recipeOf('Green feast', long, { also })], ['chickpea', 'spinach', 'coconut-milk']);
    expect(titlesFrom('composer', found)).toContain('Chickpea and spinach curry');
  });

  test('do not repeat what the cookbook makes of the same main things', async () => {
    const tonic = recipeOf('Gin and tonic', ['gin', 'tonic-water', 'lime'], {
      category: 'Drinks',
      subcategory: 'Alcoholic',
    });
    const found = await find([tonic], ['gin', 'tonic-water', 'cucumber']);
    expect(titles(found)[0]).toBe('Gin and tonic');
    expect(titles(found)).not.toContain('Gin and tonic water highball');
  });

  test('reach a page of answers where the cookbook alone has few', async () => {
    const found = await find([], ['egg', 'potato', 'onion', 'cheddar', 'carrot', 'milk']);
    expect(found.recipes.length).toBeGreaterThanOrEqual(6);
  });
});

test('what makes no dish gets the closest, and is told so', async () => {
  const cookbook = [
    recipeOf('Bread', ['strong-flour', 'instant-yeast', 'butter', 'milk']),
    recipeOf('Mousse', ['dark-chocolate', 'egg', 'double-cream']),
  ];
  for (const have of [['flour'], ['vinegar', 'dark-chocolate']]) {
    const found = await find(cookbook, have);
    expect(found.exact).toBe(false);
    expect(titlesFrom('composer', found)).toEqual([]);
    expect(found.recipes.length).toBeGreaterThan(0);
  }
});

test('a wine beside what makes a meal is for the pan, and by itself for the glass', async () => {
  const cookbook = [
    recipeOf('Kir', ['white-wine', 'creme-de-cassis'], { category: 'Drinks', subcategory: 'Alcoholic' }),
    recipeOf('Hake in white wine', ['hake', 'white-wine', 'parsley']),
  ];
  expect(titles(await find(cookbook, ['hake', 'white-wine', 'potato']))).not.toContain('Kir');
  expect(titles(await find(cookbook, ['white-wine', 'creme-de-cassis']))[0]).toBe('Kir');
});

test('what is there for a meal gets no drinks, where nothing else is asked for', async () => {
  const lemonade = recipeOf('Lemonade', ['lemon'], { category: 'Drinks', subcategory: 'Non-alcoholic' });
  const found = await find([lemonade], ['pasta', 'tuna', 'lemon']);
  expect(found.recipes.every(({ category }) => category === 'Meals')).toBe(true);
});

test('the first few answers are not all of one group of dish types', async () => {
  const curries = Array.from({ length: 6 }, (_, number) =>
    recipeOf(`Pot number ${number}`, ['chicken', 'tomato', 'onion'], { dishType: number % 2 ? 'curry' : 'dal' }),
  );
  const others = [
    recipeOf('Pot with carrots', ['chicken', 'onion', 'carrot', 'tomato'], { dishType: 'soup' }),
    recipeOf('Pot with lettuce', ['chicken', 'tomato', 'lettuce'], { dishType: 'salad' }),
  ];
  const { recipes } = await find([...curries, ...others], ['chicken', 'tomato', 'onion']);
  expect(new Set(recipes.slice(0, 4).map(dishGroupOf)).size).toBeGreaterThanOrEqual(2);
});

test('preferences hold for what is found and for what is made up, and a swap costs a little', async () => {
  const preferences: Restrictions = { excludedAllergens: ['Dairy'], dietTypes: ['Vegetarian'] };
  const cookbook = [
    recipeOf('Rich mash', [
      ['potato', 800, 'g'],
      ['butter', 50, 'g'],
      ['leek', 2],
    ]),
    recipeOf('Plain mash', [
      ['potato', 800, 'g'],
      ['olive-oil', 50, 'g'],
      ['leek', 2],
    ]),
    recipeOf('Smoky mash', ['potato', 'bacon', 'leek']),
  ];
  const found = await find(cookbook, ['potato', 'leek', 'cheddar', 'ham'], preferences);
  const mashes = titles(found).filter((title) => title.endsWith('mash'));
  expect(mashes).toEqual(['Plain mash', 'Rich mash', 'Smoky mash']);
  for (const recipe of found.recipes) expect(breaks(verifyRecipe(recipe, kb), preferences)).toEqual([]);
});
