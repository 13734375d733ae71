import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { MAX_RENDERINGS, renderOnce } from './render-once.ts';

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

test('a rendering is kept while it is among those used last, and made anew after that', () => {
  const options = { language: 'en-GB', measurementSystem: 'metric' } as const;
  const [used, unused] = ['Used', 'Unused'].map((name) => recipeOf(name, ['lamb']));
  if (!used || !unused) throw new Error('Two recipes were made');
  const [verdict, other] = [verifyRecipe(used, kb), verifyRecipe(unused, kb)];
  const [first, second] = [renderOnce(used, verdict, options, kb), renderOnce(unused, other, options, kb)];
  const recipes = Array.from({ length: MAX_RENDERINGS }, (_, number) => recipeOf(`Roast ${number}`, ['lamb']));
  for (const recipe of recipes) {
    renderOnce(recipe, verdict, options, kb);
    renderOnce(used, verdict, options, kb);
  }
  expect(renderOnce(used, verdict, options, kb)).toBe(first);
  expect(renderOnce(unused, other, options, kb)).not.toBe(second);
  expect(renderOnce(unused, other, options, kb)).toEqual(second);
});
