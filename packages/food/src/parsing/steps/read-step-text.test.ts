import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aRecipe } from '../../__fixtures__/recipes.ts';
import { smallKnowledgeBase as kb } from '../../__fixtures__/small-knowledge-base.ts';
import { renderRecipe } from '../../rendering/render-recipe.ts';
import { readStepText } from './read-step-text.ts';

describe('the text of a step', () => {
  test.each([
    ['Heat the oven to 350°F.', ['Heat the oven to ', { celsius: (318 * 5) / 9 }, '.']],
    ['Bake at 180C for 20 minutes', ['Bake at ', { celsius: 180 }, ' for 20 minutes']],
    ['at 160–180 °C', ['at ', { celsius: 160, toCelsius: 180 }]],
    ['350 degrees Fahrenheit', [{ celsius: (318 * 5) / 9 }]],
    ['Hornea a 200 grados C', ['Hornea a ', { celsius: 200 }]],
    ['Cut into 2 cm cubes', ['Cut into ', { amount: { min: 2 }, unit: 'cm' }, ' cubes']],
    ['an 8-inch tin', ['an ', { amount: { min: 8 }, unit: 'in' }, ' tin']],
    ['Add 1½ cups of milk', ['Add ', { amount: { min: 1.5 }, unit: 'cup' }, ' of milk']],
    ['Add 1 1/2 cups of milk', ['Add ', { amount: { min: 1.5 }, unit: 'cup' }, ' of milk']],
    ['Versez 2,5 l d’eau', ['Versez ', { amount: { min: 2.5 }, unit: 'l' }, ' d’eau']],
    ['with 2-3 tbsp water', ['with ', { amount: { min: 2, max: 3 }, unit: 'tbsp' }, ' water']],
  ])('%s', (text, parts) => {
    expect(readStepText(text)).toEqual(parts);
  });

  test.each([
    'Cut 3 in half.',
    'Fry for 5 minutes.',
    'Serve 2 grated carrots.',
    'Vitamin C and 4 cloves',
    'Step 1.2.3 lemons',
  ])('keeps its words where they are no measure: %s', (text) => {
    expect(readStepText(text)).toEqual([text]);
  });

  test('renders in the reader’s measures', () => {
    const text = 'Heat the oven to 350°F, grease an 8-inch tin and pour in 1 cup of milk.';
    const recipe = aRecipe({ source: 'user', steps: [{ seconds: 60, text: { en: readStepText(text) } }] });
    const [step] = renderRecipe(recipe, { language: 'en-GB', measurementSystem: 'metric' }, kb).instructions;
    expect(step?.step.replaceAll('\u00a0', ' ')).toBe(
      'Heat the oven to 180 °C (gas mark 4), grease a 20 cm tin and pour in 240 ml of milk.',
    );
  });

  test('loses no word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const words = readStepText(text).filter((part) => typeof part === 'string');
        let at = 0;
        for (const part of words) {
          at = text.indexOf(part, at);
          expect(at).toBeGreaterThanOrEqual(0);
          at += part.length;
        }
      }),
    );
  });
});
