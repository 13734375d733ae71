import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { renderRecipe } from '@larder/food/rendering/render-recipe';
import { expect, test } from 'vitest';
import { composedRecipe } from '../../__fixtures__/composed-recipe.ts';

function composed(available: readonly string[], template: string, language: 'en-GB' | 'es' | 'fr') {
  const recipe = composedRecipe(available, template);
  const { instructions } = renderRecipe(recipe, { language, measurementSystem: 'metric' }, kb);
  return { recipe, steps: instructions.map(({ step }) => step.replace(/\s/g, ' ')) };
}

test.each([
  [
    'es',
    ['egg', 'cheddar', 'bread'],
    'sandwich',
    /^Unta el pan hasta los bordes con [^.]*\. Rellena .* corta por la mitad\.$/,
  ],
  ['fr', ['shortcrust-pastry', 'egg', 'leek'], 'quiche', /^Fouetter les œufs, .* le gruyère et la ciboulette\.$/],
  ['en-GB', ['egg', 'courgette'], 'scramble', /^Beat the eggs with the pepper and most of the salt\.$/],
] as const)('in %s of %j nobody is told how long a movement of the hand takes', (language, have, template, words) => {
  const { recipe, steps } = composed(have, template, language);
  const at = steps.findIndex((step) => words.test(step));
  expect(at).toBeGreaterThanOrEqual(0);
  expect(recipe.steps[at]?.seconds).toBeGreaterThanOrEqual(60);
});

test('what is waited for keeps its time', () => {
  const { steps } = composed(['courgette', 'goats-cheese'], 'gratin', 'fr');
  expect(steps.join(' ')).toMatch(/doré et bouillonnant, 25 minutes\. Laisser reposer 5 minutes/);
});
