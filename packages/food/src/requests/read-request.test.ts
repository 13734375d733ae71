import type { Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { have } from '../__fixtures__/requests.ts';

describe('what is left over from a meal is cooked', () => {
  test.each<[string, Language, string[]]>([
    ['leftover turkey, sprouts', 'en-GB', ['cooked-turkey', 'brussels-sprout']],
    ['Sunday roast leftovers: beef, carrots', 'en-GB', ['sliced-roast-beef', 'carrot']],
    ['pot roast leftovers, tortillas', 'en-US', ['sliced-roast-beef', 'tortilla']],
    ['restos de pollo asado, arroz', 'es', ['cooked-chicken', 'rice']],
    ['reste de rôti de porc, oignons', 'fr', ['cooked-pork', 'onion']],
    ['restes de gigot d’agneau, semoule', 'fr', ['cooked-lamb', 'semolina']],
  ])('"%s" (%s)', (text, language, ids) => {
    expect(have(text, language)).toEqual(ids);
  });

  test('but not what is sold minced, nor what is only there', () => {
    expect(have('leftover pork mince, rice')).toEqual(['minced-pork', 'rice']);
    expect(have('il me reste du poulet et du riz', 'fr')).toEqual(['chicken', 'rice']);
  });
});

test('chips are fried potatoes in Britain and crisps in America', () => {
  expect(have('sausages, chips', 'en-GB')).toEqual(['sausage', 'frozen-chips']);
  expect(have('chips, salsa', 'en-US')).toEqual(['potato-crisp', 'salsa']);
});

test('idioms name no food', () => {
  expect(have('piece of cake please: flour, eggs', 'en-GB')).toEqual(['flour', 'egg']);
  expect(have('me importa un pepino: pollo, arroz', 'es')).toEqual(['chicken', 'rice']);
  expect(have('j’ai la pêche : poulet, riz', 'fr')).toEqual(['chicken', 'rice']);
});

describe('a food that is also a dish', () => {
  test.each<[string, Language, string[]]>([
    ['une lasagne sans fromage ? nouilles à lasagne, épinards', 'fr', ['lasagne-sheet', 'spinach']],
    ['allergic to sesame, is hummus ok? also cucumber, carrots', 'en-GB', ['hummus', 'cucumber', 'carrot']],
    ['allergen free birthday cake for 24', 'en-US', []],
    ['ñoquis del 29, papa, harina', 'es', ['potato', 'flour']],
    ['algo dulce para acompañar el mate: harina, limón', 'es', ['flour', 'lemon']],
  ])('of "%s" (%s) leaves %j', (text, language, ids) => {
    expect(have(text, language)).toEqual(ids);
  });
});
