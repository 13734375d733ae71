import type { CanonicalRecipe, Localised } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt, onDiet, without } from '../__fixtures__/adapt.ts';
import { recipeOf } from '../__fixtures__/recipes.ts';

const BREAD: Localised = {
  en: 'Serve it with bread or a fried egg.',
  es: 'Sírvelo con pan o con un huevo frito.',
  fr: 'Servir avec du pain ou un œuf au plat.',
};
const stew = (given: Partial<CanonicalRecipe>, lines = ['tomato', 'onion']): CanonicalRecipe => ({
  ...recipeOf('Stew', lines),
  ...given,
});

test('a tip that names what is excluded is left out, in a recipe of its own', () => {
  const recipe = stew({ tip: BREAD, makeAhead: BREAD });
  for (const restrictions of [without('Gluten'), without('Eggs'), onDiet('Vegan')]) {
    const adapted = adapt(recipe, restrictions);
    expect(adapted).toMatchObject({ tip: null, makeAhead: null, source: 'cookbook', drawnLike: recipe.id });
    expect(adapted?.id).not.toBe(recipe.id);
  }
  expect(adapt(recipe, without('Fish'))).toBe(recipe);
});

test('a food that the dish loses to a swap takes the tip that names another one with it', () => {
  const tip: Localised = {
    en: 'A slice of bread goes well with it.',
    es: 'Una rebanada de pan le va muy bien.',
    fr: 'Une tranche de pain l’accompagne bien.',
  };
  const adapted = adapt(stew({ tip }, ['soy-sauce', 'tomato', 'onion']), without('Gluten'));
  expect(adapted?.lines[0]?.ingredient).toBe('gluten-free-soy-sauce');
  expect(adapted?.tip).toBeNull();
});

test('what the dish has by a wider name, what is denied, and what one language alone seems to name is no such food', () => {
  const fit = (tip: Localised, lines: string[], ...restrictions: Parameters<typeof without>) =>
    expect(adapt(stew({ tip }, lines), without(...restrictions))?.tip).toEqual(tip);
  const flour = { en: 'gram flour', es: 'harina de garbanzo', fr: 'farine de pois chiches' };
  const tip = { en: 'Stir the flour in slowly.', es: 'Añade la harina despacio.', fr: 'Verser la farine peu à peu.' };
  const lines = recipeOf('Stew', ['gram-flour', 'onion']).lines.map((line, at) =>
    at ? line : { ...line, name: flour },
  );
  expect(adapt(stew({ tip, lines }), without('Gluten'))?.tip).toEqual(tip);
  fit(
    {
      en: 'Check the label: the chocolate holds no milk.',
      es: 'Comprueba que el chocolate no lleve leche.',
      fr: 'Vérifier que le chocolat ne contient pas de lait.',
    },
    ['cocoa-powder', 'sugar'],
    'Dairy',
  );
  fit(
    { en: 'If it stays thin, take the lid off.', es: 'Si queda clara, destápala.', fr: 'Trop liquide, découvrir.' },
    ['tomato', 'onion'],
    'Eggs',
  );
});

test('the text of one language, as people write it, is enough', () => {
  const recipe = stew({ source: 'assistant', tip: { en: 'Serve with bread.' } });
  expect(adapt(recipe, without('Gluten'))).toMatchObject({ tip: null, source: 'assistant' });
});

test('a description loses the clause that serves the dish with what is excluded, and nothing of the dish itself', () => {
  const description: Localised = {
    en: 'Tomatoes cooked down with onion, for a sandwich.',
    es: 'Tomates guisados con cebolla, para comer en bocadillo.',
    fr: 'Des tomates mijotées avec de l’oignon, à manger en sandwich.',
  };
  expect(adapt(stew({ description }), without('Gluten'))?.description).toEqual({
    en: 'Tomatoes cooked down with onion.',
    es: 'Tomates guisados con cebolla.',
    fr: 'Des tomates mijotées avec de l’oignon.',
  });
  expect(adapt(stew({ description }), without('Eggs'))?.description).toEqual(description);
  expect(adapt(stew({ description }, ['tomato', 'onion', 'bread']), without('Gluten'))?.description).toEqual(
    description,
  );
});
