import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { expect, test } from 'vitest';
import { composedRecipe } from '../../__fixtures__/composed-recipe.ts';

function textOf(available: readonly string[], template: string, language: 'en-GB' | 'es' | 'fr') {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return instructions.map(({ step }) => step.replace(/\s/g, ' ')).join(' ');
}

test.each([
  ['fr', ['chicken', 'potato', 'yogurt', 'parsley'], 'traybake', /[Dd]époser le yaourt par cuillerées et parsemer/],
  ['es', ['chicken', 'carrot'], 'skillet', /Riega con el zumo de \S+ y reparte por encima el \S+\./],
  [
    'en-GB',
    ['prawn', 'spinach', 'sesame-seed'],
    'stir-fry',
    /[Ss]catter with the sesame seeds and coriander, then serve with the rice\./,
  ],
] as const)('in %s of %j what is scattered, poured and spooned is named apart', (language, have, template, words) => {
  expect(textOf(have, template, language)).toMatch(words);
});

test('a garnish is named', () => {
  expect(textOf(['salmon', 'fennel'], 'pan-fish', 'fr')).toMatch(/Poser le saumon sur les fenouils[.,]/);
});

test('eggs are boiled in the water that was put on for them', () => {
  expect(textOf(['egg', 'cheddar', 'bread'], 'sandwich', 'es')).toMatch(
    /Cuece los huevos 9 minutos en el agua hirviendo/,
  );
});
