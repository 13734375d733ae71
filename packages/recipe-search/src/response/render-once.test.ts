import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { renderOnce } from './render-once.ts';

test('texts with straight apostrophes are shown with typographic ones', () => {
  const recipe = {
    ...recipeOf("Shepherd's pie", ['lamb']),
    title: { en: "Shepherd's pie", fr: "Parmentier d'agneau" },
    steps: [{ seconds: 60, text: { en: ["Don't stir the ", { line: 0, as: 'lamb' }, '.'] } }],
    tip: { en: "Use yesterday's mash." },
  };
  const render = (language: 'en-GB' | 'fr') =>
    renderOnce(recipe, verifyRecipe(recipe, kb), { language, measurementSystem: 'metric' }, kb);
  expect(render('en-GB')).toMatchObject({ title: 'Shepherd’s pie', tip: 'Use yesterday’s mash.' });
  expect(render('en-GB').instructions[0]?.step).toBe('Don’t stir the lamb.');
  expect(render('fr').title).toBe('Parmentier d’agneau');
});
