import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { recipeOf } from '../../../__fixtures__/recipes.ts';
import { titleWith } from './title-with.ts';

/** A dish in which a food stands for another one. */
function dishWith(into: string, from: string) {
  const dish = recipeOf('Dish', [
    ['potato', 800, 'g'],
    [into, 150, 'g'],
  ]);
  const swappedFrom = { ingredient: from, because: ['Vegetarian'] };
  return { ...dish, lines: dish.lines.map((line, at) => (at === 1 ? { ...line, swappedFrom } : line)) };
}

test.each([
  ['en', 'chickpea', 'tinned-tuna', 'Salade niçoise', 'Salade niçoise with chickpeas'],
  ['es', 'chickpea', 'tinned-tuna', 'Ensalada nizarda', 'Ensalada nizarda con garbanzos'],
  ['fr', 'chickpea', 'tinned-tuna', 'Salade niçoise', 'Salade niçoise aux pois chiches'],
  ['es', 'smoked-tofu', 'cooked-ham', 'Arroz con gandules', 'Arroz con gandules y tofu ahumado'],
  ['fr', 'smoked-tofu', 'cooked-ham', 'Riz aux pois d’Angole', 'Riz aux pois d’Angole et au tofu fumé'],
  ['fr', 'smoked-tofu', 'lardons', 'Ziti au four', 'Ziti au four au tofu fumé'],
  ['en', 'vegan-butter', 'butter', 'Shortbread', 'Shortbread'],
  ['en', 'smoked-tofu', 'bacon', 'Hash (with potatoes)', 'Hash with smoked tofu (with potatoes)'],
] as const)('in %s, with %s for %s, "%s" is called "%s"', (language, into, from, title, expected) => {
  expect(titleWith(title, dishWith(into, from), language, kb)).toBe(expected);
});
