import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { describe, expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string) {
  const recipe = composedRecipe(available, template);
  const needed = recipe.lines.flatMap(({ ingredient, optional }) => (optional ? [] : [ingredient]));
  const ids = recipe.lines.map(({ ingredient }) => ingredient);
  const line = (id: string) => recipe.lines.find(({ ingredient }) => ingredient === id);
  const grams = (id: string) => {
    const found = line(id);
    return found ? (gramsOf(found, kb) ?? 0) : 0;
  };
  return { ids, needed, line, grams, recipe };
}

describe('something fresh or sharp', () => {
  test.each([
    ['chunky-soup', ['celery', 'long-grain-rice'], 'lemon'],
    ['chunky-soup', ['tinned-sweetcorn', 'long-grain-rice'], 'lemon'],
    ['smooth-soup', ['cauliflower', 'carrot', 'bacon'], 'lemon'],
    ['hash', ['potato', 'mushroom'], 'parsley'],
  ])('a %s of %j needs %s', (template, have, id) => {
    expect(composed(have, template).needed).toContain(id);
  });

  test('the acid that is there comes before one that is bought', () => {
    const { ids } = composed(['pork-tenderloin', 'courgette', 'lime'], 'skillet');
    expect(ids).toContain('lime');
    expect(ids).not.toContain('red-wine-vinegar');
  });

  test('a tomato soup takes a pinch of sugar, or the cream that is there', () => {
    expect(composed(['passata', 'long-grain-rice'], 'chunky-soup').ids).toContain('sugar');
    const { ids } = composed(['passata', 'long-grain-rice', 'soured-cream'], 'chunky-soup');
    expect(ids).toContain('soured-cream');
    expect(ids).not.toContain('sugar');
    expect(ids).not.toContain('parmesan');
  });
});

describe('something moist or rich', () => {
  test.each([
    ['hash', ['potato', 'minced-pork'], 'yogurt'],
    ['hash', ['potato', 'minced-pork', 'buttermilk', 'dill'], 'buttermilk'],
    ['hash', ['potato', 'cheddar'], 'egg'],
    ['roasted-tray', ['broccoli', 'chickpea'], 'yogurt'],
    ['quiche', ['shortcrust-pastry', 'egg', 'mushroom'], 'gruyere'],
  ])('a %s of %j needs %s', (template, have, id) => {
    expect(composed(have, template).needed).toContain(id);
  });

  test('chilli and butter that are there go into fried potatoes', () => {
    expect(composed(['potato', 'cheddar', 'red-chilli', 'butter'], 'hash').ids).toEqual(
      expect.arrayContaining(['red-chilli', 'butter']),
    );
  });

  test('cream that is poured thickens in the dressing of a potato salad, at most 60 ml of it', () => {
    const { grams, recipe } = composed(['potato', 'single-cream', 'gherkin'], 'potato-salad');
    expect(grams('single-cream')).toBeLessThanOrEqual(60);
    const { instructions } = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb);
    expect(instructions.map(({ step }) => step).join(' ')).toMatch(/Whisk the [^.]*cream/);
  });
});

describe('herbs and seeds that go together', () => {
  test.each([
    ['smooth-soup', ['courgette', 'mint', 'dried-oregano'], 'mint', 'dried-oregano'],
    ['hash', ['potato', 'minced-pork', 'dill'], 'dill', 'dried-thyme'],
  ])('a %s of %j has %s without %s', (template, have, kept, left) => {
    const { ids } = composed(have, template);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(left);
  });

  test('sesame stays out of sausages with mustard and goes into a wok', () => {
    expect(composed(['pork-sausage', 'mushroom', 'sesame-seed'], 'skillet').ids).not.toContain('sesame-seed');
    expect(composed(['chicken-breast', 'broccoli', 'sesame-seed', 'soy-sauce'], 'stir-fry').ids).toContain(
      'sesame-seed',
    );
  });

  test('whole spices scent a curry and are taken out; sticks of cinnamon are one cinnamon in steps', () => {
    expect(composed(['brown-lentil', 'chopped-tomatoes', 'clove'], 'curry').ids).toContain('clove');
    const { recipe } = composed(['brown-lentil', 'chopped-tomatoes', 'cinnamon-stick'], 'curry');
    const { instructions } = renderRecipe(recipe, { language: 'es', measurementSystem: 'metric' }, kb);
    expect(instructions.map(({ step }) => step).join(' ')).toContain('Retira la canela.');
  });
});

describe('amounts', () => {
  test('red wine stays out of what has prawns in it', () => {
    expect(composed(['prawn', 'red-wine', 'courgette', 'spaghetti', 'tomato'], 'tomato-pasta').ids).not.toContain(
      'red-wine',
    );
  });

  test('cakes of mashed potato have fish or meat in them, not both', () => {
    const { ids } = composed(['mashed-potato', 'cod', 'cooked-turkey'], 'potato-cakes');
    expect(ids).toContain('cod');
    expect(ids).not.toContain('cooked-turkey');
  });

  test('a salad has at most a teaspoon of mustard for two', () => {
    expect(composed(['carrot', 'black-olive'], 'grated-salad').grams('dijon-mustard')).toBeLessThanOrEqual(11);
  });

  test('a dough is salted for its flour, with the rest of the dish', () => {
    expect(composed(['plain-flour', 'courgette', 'aubergine'], 'topped-flatbread').grams('salt')).toBeGreaterThan(5);
  });

  test('eggs alone on a bowl are two each', () => {
    expect(composed(['egg', 'long-grain-rice', 'courgette'], 'bowl').line('egg')?.amount).toEqual({ min: 4 });
  });

  test('a potato curry comes with rice, sweet potatoes with no other starch beside them', () => {
    expect(composed(['potato', 'pea', 'tinned-tomato'], 'curry').ids).toContain('basmati-rice');
    expect(composed(['sweet-potato', 'pork-tenderloin'], 'skillet').ids).not.toContain('potato');
    expect(composed(['carrot', 'pork-tenderloin'], 'skillet').ids).toContain('potato');
  });
});

test('a lean cut of pork goes into a curry for minutes', () => {
  const { recipe } = composed(['pork-tenderloin', 'passata'], 'curry');
  expect(recipe.steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(75 * 60);
});

describe('names and forms', () => {
  test('the sugar that is there is named as it is', () => {
    const { ids } = composed(['panela-sugar', 'white-wine', 'apple'], 'mulled');
    expect(ids).toContain('panela-sugar');
    expect(ids).not.toContain('sugar');
  });

  test('spring onions in place of onions go by weight', () => {
    expect(composed(['lamb-shoulder', 'spring-onion'], 'braise').line('spring-onion')?.unit).toBe('g');
  });

  test('a herb that is measured by the spoon is said to be fresh', () => {
    const { line } = composed(['chicken-breast', 'apple', 'tarragon'], 'meat-with-fruit');
    expect(line('tarragon')?.preparation).toMatchObject({
      es: expect.stringMatching(/^en hojas frescas, /),
      fr: expect.stringMatching(/^en feuilles fraîches, /),
    });
  });
});

test('salsa makes a bowl Mexican, and does not meet soy sauce', () => {
  const { ids } = composed(['long-grain-rice', 'salsa', 'chicken-breast', 'carrot'], 'bowl');
  expect(ids).toContain('salsa');
  expect(ids).not.toContain('soy-sauce');
});

test('yogurt stays out of a bowl with soy sauce', () => {
  const { ids } = composed(['long-grain-rice', 'yogurt', 'minced-lamb', 'cucumber'], 'bowl');
  expect(ids.filter((id) => id === 'soy-sauce' || id === 'yogurt')).toHaveLength(1);
});

test('no tomato is proposed that hides the fruit of a braise', () => {
  expect(composed(['pork-shoulder', 'apple', 'rosemary'], 'braise').ids).not.toContain('tomato-puree');
  expect(composed(['lamb-shoulder', 'carrot'], 'braise').ids).toContain('tomato-puree');
});
