import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { expect, test } from 'vitest';
import { composedRecipe } from '../__fixtures__/composed-recipe.ts';

function textOf(available: readonly string[], language: 'en-GB' | 'es' | 'fr') {
  const recipe = composedRecipe(available, 'bean-stew');
  const { instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return instructions.map(({ step }) => step).join(' ');
}

test.each([
  ['en-GB', /season with the pepper and the salt.*adjust the seasoning/s],
  ['es', /con la pimienta y la sal,.*rectifica de sal/s],
  ['fr', /avec le poivre et le sel,.*rectifier l’assaisonnement/s],
] as const)('a quarter of a teaspoon of salt is not halved, in %s', (language, words) => {
  expect(textOf(['black-bean', 'smoked-sausage'], language)).toMatch(words);
});

test('more salt is added in two parts', () => {
  expect(textOf(['black-bean', 'green-bean'], 'en-GB')).toMatch(/half of the salt.*the rest of the salt/s);
});
