import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { describe, expect, test } from 'vitest';
import { recipeOf } from './__fixtures__/recipes.ts';
import { createRecipeSearch } from './create-recipe-search.ts';
import { dishGroupOf } from './ranking/dish-groups.ts';
import type { FindRequest } from './recipe-service.ts';

const NOTHING: Restrictions = { excludedAllergens: [], dietTypes: [] };

async function find(
  cookbook: CanonicalRecipe[],
  ingredients: string[],
  preferences = NOTHING,
  scope: Partial<FindRequest> = {},
) {
  const { drafts, exact, openings } = await createRecipeSearch({ kb, cookbook }).find(
    {
      by: 'ingredients',
      ingredients,
      ...{ category: null, subcategory: null, ...scope, preferences, language: 'en-GB' },
    } as FindRequest,
    AbortSignal.timeout(10_000),
  );
  return { recipes: drafts.map(({ recipe }) => recipe), exact, openings };
}

const titles = ({ recipes }: { recipes: CanonicalRecipe[] }): string[] => recipes.map(({ title }) => title.en);
const titlesFrom = (source: 'cookbook' | 'composer', { recipes }: { recipes: CanonicalRecipe[] }): string[] =>
  recipes.flatMap((recipe) => (recipe.source === source ? [recipe.title.en] : []));

const soups = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) =>
  recipeOf(`Soup ${name}`, ['chicken', 'onion', 'leek']),
);

test('a recipe that uses none of the ingredients is no result', async () => {
  const cookbook = [recipeOf('Omelette', ['egg']), recipeOf('Apple pie', ['apple', 'butter'])];
  expect(titlesFrom('cookbook', await find(cookbook, ['apple']))).toEqual(['Apple pie']);
});

test('what may have an excluded food, depending on its maker, is searched with, and what has it is not', async () => {
  const cookbook = [recipeOf('Stock pot', ['chicken-stock', 'potato']), recipeOf('Hash', ['potato', 'butter'])];
  const preferences = { ...NOTHING, excludedIngredients: ['onion'] };
  const [first] = (await find(cookbook, ['chicken-stock', 'potato'], preferences)).recipes;
  expect(first?.title.en).toBe('Stock pot');
  expect(first?.lines[0]?.inDoubt).toEqual({ allergens: [], foods: ['onion'] });
  const found = await find([recipeOf('Fried onions', ['onion']), ...cookbook], ['onion', 'potato'], preferences);
  expect(titlesFrom('cookbook', found)).not.toContain('Fried onions');
});

test('a recipe without a main ingredient is left out where enough others have one', async () => {
  const found = titlesFrom(
    'cookbook',
    await find([...soups, recipeOf('Fried onions', ['onion'])], ['onion', 'chicken']),
  );
  expect(found).toHaveLength(8);
  expect(found).not.toContain('Fried onions');
});

test('recipes that use no main ingredient are no results where others use one', async () => {
  const lemonade = recipeOf('Lemonade', ['lemon'], { category: 'Drinks', subcategory: 'Non-alcoholic' });
  const cookbook = [lemonade, recipeOf('Lemon tart', ['lemon', 'butter']), recipeOf('Tuna pasta', ['pasta', 'tuna'])];
  const found = await find(cookbook, ['pasta', 'tuna', 'lemon']);
  expect(titlesFrom('cookbook', found)).toEqual(['Tuna pasta']);
});

test('recipes that use no main ingredient make no dish of it', async () => {
  const found = await find([recipeOf('Orange salad', ['orange', 'mint'])], ['duck-breast', 'orange'], NOTHING, {
    subcategory: 'Breakfast',
  });
  expect(found.exact).toBe(false);
});

test('where few recipes are good, the ingredients of which one more opens others are named', async () => {
  const cookbook = [
    recipeOf('Bacon and leeks', ['bacon', 'leek']),
    recipeOf('Leek pie', ['bacon', 'leek', 'chicken', 'potato', 'carrot', 'cheddar']),
  ];
  const { recipes, openings } = await find(cookbook, ['bacon', 'leek']);
  expect(recipes.map(({ title }) => title.en)).not.toContain('Leek pie');
  expect(openings?.map(({ ingredient, drafts }) => [ingredient, drafts.length])).toEqual([['chicken', 1]]);
});

test('only recipes of the requested category and subcategory are found', async () => {
  const cookbook = [
    recipeOf('Lemon chicken', ['lemon', 'chicken']),
    recipeOf('Lemonade', ['lemon'], { category: 'Drinks', subcategory: 'Non-alcoholic' }),
    recipeOf('Lemon drop', ['lemon', 'vodka'], { category: 'Drinks', subcategory: 'Alcoholic' }),
  ];
  const drinks = await find(cookbook, ['lemon'], NOTHING, { category: 'Drinks' });
  expect(titlesFrom('cookbook', drinks)).toEqual(['Lemonade', 'Lemon drop']);
  const soft = await find(cookbook, ['lemon'], NOTHING, { category: 'Drinks', subcategory: 'Non-alcoholic' });
  expect(titlesFrom('cookbook', soft)).toEqual(['Lemonade']);
});

describe('composed dishes', () => {
  const pasta = recipeOf('Courgette pasta', ['penne', 'courgette', 'garlic']);

  test('come after the cookbook’s recipe where that fits', async () => {
    const found = await find([pasta], ['penne', 'courgette', 'parmesan']);
    expect(titles(found)[0]).toBe('Courgette pasta');
    expect(titlesFrom('composer', found).length).toBeGreaterThan(0);
  });

  test('come first where no recipe of the cookbook uses most of the ingredients', async () => {
    const found = await find([recipeOf('Feta toast', ['feta', 'bread'])], ['courgette', 'feta', 'mint', 'egg']);
    expect(found.recipes[0]).toMatchObject({
      source: 'composer',
      title: { en: expect.stringMatching(/^Courgette and feta/) },
    });
  });

  test('come after three recipes that use all of few ingredients and lack little of weight', async () => {
    const lacking = ['garlic', 'ground-cumin', 'paprika', 'red-pepper', 'vegetable-stock', 'parsley'];
    const cookbook = [
      recipeOf('Chicken congee', ['chicken-thigh', 'jasmine-rice', 'pea', ...lacking], { dishType: 'soup' }),
      recipeOf('One-pan chicken', ['chicken-thigh', 'long-grain-rice', 'pea', ...lacking], { dishType: 'rice-dish' }),
      recipeOf('Chicken curry', ['chicken-breast', 'basmati-rice', 'pea', ...lacking], { dishType: 'curry' }),
    ];
    const found = await find(cookbook, ['chicken', 'rice', 'pea']);
    expect(found.exact).toBe(true);
    expect(found.recipes.slice(0, 4).map(({ source }) => source)).toEqual([
      'cookbook',
      'cookbook',
      'cookbook',
      'composer',
    ]);
  });

  test('come before recipes that lack a main ingredient', async () => {
    const chowder = recipeOf('Clam chowder', ['bacon', 'waxy-potato', 'onion', 'clam', 'celery', 'milk', 'thyme']);
    const found = await find([chowder], ['bacon', 'potato', 'onion']);
    expect(found.recipes[0]?.source).toBe('composer');
  });

  test('are left out where enough recipes of the cookbook fit', async () => {
    const many = Array.from({ length: 9 }, (_, number) => recipeOf(`Dish ${number}`, ['penne', 'courgette']));
    const found = await find(many, ['penne', 'courgette']);
    expect(titlesFrom('cookbook', found)).toHaveLength(9);
    expect(titlesFrom('composer', found)).toEqual([]);
  });

  test('are left out where the cookbook has a recipe of that title', async () => {
    const curry = recipeOf('Chickpea and spinach curry', ['chickpea', 'spinach', 'coconut-milk', 'tomato', 'rice']);
    const found = titles(await find([curry], ['chickpea', 'spinach', 'coconut-milk']));
    expect(found.filter((title) => title === 'Chickpea and spinach curry')).toHaveLength(1);
  });

  test('may have the other name of a recipe that does not fit', async () => {
    const long = ['spinach', 'chickpea', 'tomato', 'ginger', 'peanut', 'okra', 'rice', 'egg', 'leek'];
    const also = ['Chickpea and spinach curry with coconut milk'];
    const found = await find([recipeOf('Green feast', long, { also })], ['chickpea', 'spinach', 'coconut-milk']);
    expect(titlesFrom('composer', found)).toContain('Chickpea and spinach curry with coconut milk');
  });

  test('are left out where a fitting recipe has the same main ingredients', async () => {
    const tonic = recipeOf('Gin and tonic', ['gin', 'tonic-water', 'lime'], {
      category: 'Drinks',
      subcategory: 'Alcoholic',
    });
    const found = await find([tonic], ['gin', 'tonic-water', 'cucumber']);
    expect(titles(found)[0]).toBe('Gin and tonic');
    expect(titles(found)).not.toContain('Gin and tonic water highball');
  });

  test('leave out none of the foods where several dishes use all of them', async () => {
    const have = ['chicken-breast', 'carrot', 'broccoli', 'rice'];
    const found = await find([], have);
    expect(found.recipes.length).toBeGreaterThanOrEqual(3);
    for (const { lines, title } of found.recipes)
      expect(
        have.filter((id) => lines.some(({ ingredient }) => ingredient === id)),
        title.en,
      ).toEqual(have);
  });

  test('fill a page of results where the cookbook has none', async () => {
    const found = await find([], ['egg', 'potato', 'onion', 'cheddar', 'bacon', 'mushroom']);
    expect(found.recipes.length).toBeGreaterThanOrEqual(6);
  });
});

test('no dish without the meat that is there stands before one with it, by score or by what is available of it', async () => {
  const cookbook = [
    recipeOf('Rocket salad', ['rocket', 'parmesan', 'lemon']),
    recipeOf('Steak with rocket', ['beef-steak', 'rocket', 'shallot', 'red-wine']),
  ];
  const found = await find(cookbook, ['beef-steak', 'rocket', 'parmesan']);
  expect(found.recipes.some(({ lines }) => lines.some(({ ingredient }) => ingredient === 'beef-steak'))).toBe(true);
  expect(found.recipes.map(({ title }) => title.en)).not.toContain('Rocket salad');
});

test('composed dishes whose titles differ in number alone are shown once', async () => {
  const found = titles(await find(soups, ['turkey', 'apple', 'bread', 'cheddar']));
  expect(found.filter((title) => /^Turkey with apples?\b/.test(title))).toHaveLength(1);
});

test('ingredients that make no dish find the nearest recipes, marked as not exact', async () => {
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

test('wine finds meals beside savoury ingredients, and drinks by itself', async () => {
  const cookbook = [
    recipeOf('Kir', ['white-wine', 'creme-de-cassis'], { category: 'Drinks', subcategory: 'Alcoholic' }),
    recipeOf('Hake in white wine', ['hake', 'white-wine', 'parsley']),
  ];
  expect(titles(await find(cookbook, ['hake', 'white-wine', 'potato']))).not.toContain('Kir');
  expect(titles(await find(cookbook, ['white-wine', 'creme-de-cassis']))[0]).toBe('Kir');
});

test('ingredients of a meal find no drinks where no category is requested', async () => {
  const lemonade = recipeOf('Lemonade', ['lemon'], { category: 'Drinks', subcategory: 'Non-alcoholic' });
  const found = await find([lemonade], ['pasta', 'tuna', 'lemon']);
  expect(found.recipes.length).toBeGreaterThan(0);
  expect(found.recipes.every(({ category }) => category === 'Meals')).toBe(true);
});

test('the first results are not all of one dish type', async () => {
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

test('preferences hold for found and composed recipes, and an adapted recipe comes after one that suits as it is', async () => {
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
  const mashes = titles(found).filter((title) => title.includes('mash'));
  expect(mashes[0]).toBe('Plain mash');
  expect(mashes.slice(1).sort()).toEqual(['Rich mash', 'Smoky mash with smoked tofu']);
  for (const recipe of found.recipes) expect(breaks(verifyRecipe(recipe, kb), preferences)).toEqual([]);
});
