import { expect, test } from 'vitest';
import { adapt } from '../../../__fixtures__/adapt.ts';
import { recipeOf } from '../../../__fixtures__/recipes.ts';
import { withoutSmoke } from './without-smoke.ts';

test.each([
  ['en', 'Smoky beans in a pan.', 'Beans in a pan.'],
  ['en', 'Pork under a smoky rub.', 'Pork under a rub.'],
  ['en', 'A dip that is sweet, smoky and sour.', 'A dip that is sweet and sour.'],
  ['es', 'Alubias ahumadas aplastadas en la sartén.', 'Alubias aplastadas en la sartén.'],
  ['es', 'Una salsa roja y ahumada de tomate.', 'Una salsa roja de tomate.'],
  ['es', 'Una sopa con un toque ahumado de pimentón, espesa.', 'Una sopa, espesa.'],
  ['es', 'Ahumado, jugoso y crujiente.', 'Jugoso y crujiente.'],
  ['fr', 'Des haricots fumés écrasés à la poêle.', 'Des haricots écrasés à la poêle.'],
  ['fr', 'Une soupe dorée, un peu fumée grâce au paprika, épaisse.', 'Une soupe dorée, épaisse.'],
] as const)('in %s, "%s" becomes "%s"', (language, text, expected) => {
  expect(withoutSmoke(text, language)).toBe(expected);
});

test('a dish without its smoked paprika is not called smoky', () => {
  const beans = recipeOf('Beans', ['black-bean', 'smoked-paprika']);
  const description = { en: 'Smoky beans mashed in the pan, in a moment.' };
  const restrictions = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['smoked-paprika'] };
  expect(adapt({ ...beans, description }, restrictions)?.description.en).toBe('Beans mashed in the pan, in a moment.');
});
