import { describe, expect, test } from 'vitest';
import { composedRecipe, composedSteps } from '../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string) {
  const recipe = composedRecipe(available, template);
  const ids = recipe.lines.map(({ ingredient }) => ingredient);
  const line = (id: string) => recipe.lines.find(({ ingredient }) => ingredient === id);
  return { recipe, ids, line, text: composedSteps(available, template) };
}

describe('baked potatoes', () => {
  test('take the tahini that is there, and no soured cream beside it', () => {
    const { ids, text } = composed(['sweet-potato', 'chickpea', 'spinach', 'tahini'], 'baked-potatoes');
    expect(ids).toContain('tahini');
    expect(ids).not.toContain('soured-cream');
    expect(text).toMatch(/Stir the tahini and lemon juice .*until runny/);
  });

  test('take no longer than their baking and what is done after it', () => {
    const { recipe } = composed(['potato', 'minced-beef', 'pea', 'carrot'], 'baked-potatoes');
    expect(recipe.steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toBeLessThanOrEqual(90);
  });

  test('have meat in a sauce, and beans where there would be vegetables alone', () => {
    const meat = composed(['potato', 'minced-beef', 'carrot'], 'baked-potatoes');
    expect(meat.ids).toEqual(expect.arrayContaining(['carrot', 'tomato-puree']));
    expect(composed(['sweet-potato', 'mushroom', 'coconut-milk'], 'baked-potatoes').ids).toContain('black-bean');
  });

  test('are baked in one go, with peas heated after the spices, and cheese that is heated with them', () => {
    const { text } = composed(['potato', 'pea', 'roquefort'], 'baked-potatoes');
    expect(text).toMatch(
      /slips into the middle, 1.hr 10.mins\. About .*before the end, .*onion.*paprika.*Add the peas/,
    );
    expect(text).not.toMatch(/another 30/);
    expect(text).toMatch(/top with the Roquefort.*Put them back into the oven.*until the cheese is hot/);
  });

  test('have tuna that is mixed with its mayonnaise', () => {
    expect(composed(['potato', 'tinned-tuna', 'mayonnaise'], 'baked-potatoes').text).toMatch(
      /Mix the tuna with the mayonnaise/,
    );
  });
});

describe('trays', () => {
  test('of turkey have it in pieces, with the bacon and the cranberry sauce that are there', () => {
    const foods = ['turkey', 'potato', 'brussels-sprout', 'bacon', 'cranberry-sauce'];
    const { ids, line, text } = composed(foods, 'traybake');
    expect(ids).toEqual(expect.arrayContaining(foods));
    expect(line('turkey')?.preparation?.en).toMatch(/4 cm pieces/);
    expect(text).toMatch(/Serve with the cranberry sauce/);
  });

  test('of vegetables with cheese have no sauce of yogurt bought for them', () => {
    expect(composed(['beetroot', 'goats-cheese'], 'roasted-tray').ids).not.toContain('yogurt');
    expect(composed(['carrot', 'chickpea'], 'roasted-tray').ids).toContain('yogurt');
  });

  test('have honey only where it suits the vegetables, and paprika for the last minutes', () => {
    expect(composed(['potato', 'egg', 'honey', 'paprika'], 'roasted-tray').ids).not.toContain('honey');
    expect(composed(['beetroot', 'goats-cheese', 'honey'], 'roasted-tray').ids).toContain('honey');
    expect(composed(['courgette', 'chickpea', 'paprika'], 'roasted-tray').text).toMatch(
      /Turn everything with the paprika and roast until it smells toasted, 3.minutes/,
    );
  });

  test('take spinach at the end and eggs baked among the vegetables', () => {
    const { text } = composed(['sweet-potato', 'spinach', 'egg'], 'roasted-tray');
    expect(text).toMatch(/Scatter the spinach over the hot vegetables/);
    expect(text).toMatch(/break the eggs into them and bake/);
  });
});

test('a filo pie of greens and cheese is bound with egg, its greens are pressed and its nuts lie within', () => {
  const { ids, text } = composed(['filo-pastry', 'spinach', 'ricotta', 'pine-nut'], 'filo-pie');
  expect(ids).toContain('egg');
  expect(text).toMatch(/Press the filling in a sieve.*cool for 10.minutes/);
  expect(text).toMatch(/fold in the ricotta, Parmesan, eggs.* pine nuts/);
});

test('a custard without fruit is turned out under its caramel', () => {
  expect(composed(['egg', 'milk', 'sugar'], 'baked-custard').recipe.title.es).toBe('Flan de huevo');
  expect(composed(['egg', 'milk', 'raspberry'], 'baked-custard').text).not.toMatch(/amber/);
});

test('a fruit tart lies on crumbs', () => {
  expect(composed(['puff-pastry', 'apple'], 'fruit-tart').text).toMatch(/Scatter the breadcrumbs? over the middle/);
});
