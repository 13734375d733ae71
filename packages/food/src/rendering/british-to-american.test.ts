import { expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { asAmericanName, toAmerican } from './british-to-american.ts';

test.each([
  [
    'a stone is a pit',
    'Halve and stone the dates, take out the stones.',
    'Halve and pit the dates, take out the pits.',
  ],
  ['other stones stay', 'Bake on a pizza stone until stone cold.', 'Bake on a pizza stone until stone cold.'],
  ['heat has no article', 'Fry over a medium-low heat.', 'Fry over medium-low heat.'],
  ['water comes to a boil', 'Bring back to the boil.', 'Bring back to a boil.'],
  ['a tin to bake in is a pan', 'Line two round tins.', 'Line two round pans.'],
  ['a tin of food is a can', 'Warm the tin of tomatoes.', 'Warm the can of tomatoes.'],
  ['the grill overhead is a broiler', 'Brown under a very hot grill.', 'Brown under a very hot broiler.'],
  ['on a griddle is grilled', 'Grill the corn on a griddle.', 'Grill the corn on a griddle.'],
  ['an adjective is no snack', 'Fry until crisp. Crisp leaves.', 'Fry until crisp. Crisp leaves.'],
  ['the part behind a hyphen is converted, too', 'straw-coloured', 'straw-colored'],
  ['an American name is left alone', 'the red pepper flakes', 'the red pepper flakes'],
  ['one that both have is left alone', 'the digestive biscuits', 'the digestive biscuits'],
  ['the case of what stays is kept', 'the Earl Grey tea', 'the Earl Grey tea'],
])('%s', (_what, british, american) => {
  expect(toAmerican(british, kb)).toBe(american);
});

test('an ingredient whose American name is another one’s is called by it', () => {
  expect(asAmericanName('sultanas')).toBe('golden raisins');
  expect(asAmericanName('onion')).toBe('onion');
});
