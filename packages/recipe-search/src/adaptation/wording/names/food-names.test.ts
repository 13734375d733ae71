import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { adjectivesOf, foodsIn, namesGone, wordsOf } from './food-names.ts';

test.each([
  ['Pommes de terre au four', ['pomme', 'pommes'], ['pomme de terre', 'pommes de terre'], false],
  ['Pommes et pommes de terre', ['pomme', 'pommes'], ['pomme de terre', 'pommes de terre'], true],
  ['Du poulet au céleri-rave', ['celeri rave'], ['celeri'], true],
  ['Rice, chicken, egg and soy', ['chicken'], ['chicken egg'], true],
  ['Chicken in its broth', ['chicken', 'chicken stock'], ['chicken'], false],
] as const)('"%s" names one of %j beside %j: %s', (text, gone, stays, isNamed) => {
  expect(namesGone(wordsOf(text), gone, stays)).toBe(isNamed);
});

test('the food that a name is of goes by its plural too, whatever its length', () => {
  expect(foodsIn('soy sauce', 'en', kb)).toEqual(['soy', 'soys']);
  expect(foodsIn('rye bread', 'en', kb)).toContain('rye');
  expect(foodsIn('toasted sesame oil', 'en', kb)).toContain('sesame');
  expect(foodsIn('huile de sesame grille', 'fr', kb)).toContain('sesame');
  expect(foodsIn('wooden spoon', 'en', kb)).toEqual([]);
});

test('what gives a taste has adjectives, and what gives a texture none', () => {
  expect(adjectivesOf('mustard', kb)).toContain('mustardy');
  expect(adjectivesOf('garlic', kb)).toContain('garlicky');
  expect(adjectivesOf('cream', kb)).toEqual([]);
});
