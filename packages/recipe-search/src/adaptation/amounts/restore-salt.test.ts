import type { CanonicalRecipe, StepPart } from '@larder/food/recipe';
import { expect, test } from 'vitest';
import { adapt } from '../../__fixtures__/adapt.ts';
import { recipeOf } from '../../__fixtures__/recipes.ts';

const SOY = { line: 1, as: 'sauce' };
const OIL = { line: 2, as: 'oil' };
const WITHOUT_SOY = { excludedAllergens: [], dietTypes: [], excludedIngredients: ['soy-sauce'] };

function stirFry(...steps: StepPart[][]): CanonicalRecipe {
  const recipe = recipeOf('Stir-fry', [
    ['chicken-breast', 600, 'g'],
    ['soy-sauce', 5, 'tbsp'],
    ['sunflower-oil', 2, 'tbsp'],
  ]);
  return { ...recipe, steps: steps.map((en) => ({ seconds: 60, text: { en } })) };
}

const methodOf = (recipe: CanonicalRecipe | undefined) =>
  recipe?.steps.map(({ text }) =>
    text.en.map((part) => (typeof part === 'string' ? part : 'as' in part ? part.as : '')).join(''),
  );

test.each<[string, StepPart[], string]>([
  ['in the list that goes on', ['Mix the ', SOY, ' and the ', OIL, '.'], 'Mix the sauce, the salt and the oil.'],
  [
    'at the end of the list',
    ['Mix the ', OIL, ' and the ', SOY, ', cover.'],
    'Mix the oil, the sauce and the salt, cover.',
  ],
  [
    'behind a comma before its last item',
    ['Mix the ', OIL, ', warm, and the ', SOY, '.'],
    'Mix the oil, warm, the sauce and the salt.',
  ],
  [
    'before a part of it, so that it is not halved too',
    ['Mix the ', OIL, ' with half of the ', SOY, ', cover.'],
    'Mix the oil with the salt and half of the sauce, cover.',
  ],
  ['beside it alone', ['Pour in the ', SOY, '. Serve at once.'], 'Pour in the sauce. Season with salt. Serve at once.'],
])('salt that a substitute lacks stands %s', (_where, step, words) => {
  expect(methodOf(adapt(stirFry(step), WITHOUT_SOY))?.[0]).toBe(words);
});

test('the water of rice keeps its salt where a sauce lacks it', () => {
  const recipe = recipeOf('Stir-fry', [
    ['chicken-breast', 600, 'g'],
    ['soy-sauce', 5, 'tbsp'],
    ['rice', 280, 'g'],
    ['salt', 0.5, 'tsp'],
  ]);
  const boils = ['Boil the ', { line: 2, as: 'rice' }, ' in water with the ', { line: 3, as: 'salt' }, '.'];
  const pours = ['Pour in the ', SOY, '. Serve at once.'];
  const dish = { ...recipe, steps: [boils, pours].map((en) => ({ seconds: 60, text: { en } })) };
  expect(methodOf(adapt(dish, WITHOUT_SOY))).toEqual([
    'Boil the rice in water with  of the salt.',
    'Pour in the sauce. Season with the rest of the salt. Serve at once.',
  ]);
});

test('salt that what was left out gave goes into a step before the dish is served', () => {
  const eggs = recipeOf('Meatballs', [
    ['minced-beef', 900, 'g'],
    ['dijon-mustard', 1, 'tbsp'],
    ['parsley', 10, 'g'],
    ['black-pepper', 1, 'g'],
    ['paprika', 1, 'g'],
  ]);
  const mix: StepPart[] = [
    'Mix the ',
    { line: 0, as: 'beef' },
    ', the ',
    { line: 1, as: 'mustard' },
    ' and the ',
    { line: 2, as: 'parsley' },
    '.',
  ];
  const steps = [mix, ['Fry and serve hot.']].map((en) => ({ seconds: 60, text: { en } }));
  const adapted = adapt({ ...eggs, steps }, { excludedAllergens: ['Mustard'], dietTypes: [] });
  expect(methodOf(adapted)).toEqual(['Mix the beef and the parsley. Season with salt.', 'Fry and serve hot.']);
});

test('salt that a marinade lacks goes into the sauce that has the rest of it', () => {
  const marinates = ['Mix half of the ', SOY, ' with the meat and leave for an hour.'];
  const boils = ['Boil the rest of the ', SOY, ' in a pan. Serve hot.'];
  expect(methodOf(adapt(stirFry(marinates, boils), WITHOUT_SOY))).toEqual([
    'Mix half of the sauce with the meat and leave for an hour.',
    'Boil the salt and the rest of the sauce in a pan. Serve hot.',
  ]);
});

test('no salt goes beside a sauce that is nearly as salty as what it stands for', () => {
  const rice = recipeOf('Rice', [
    ['cooked-rice', 400, 'g'],
    ['fish-sauce', 2, 'tbsp'],
  ]);
  const vegan = adapt(rice, { excludedAllergens: ['Fish'], dietTypes: [] });
  expect(vegan?.lines.map(({ ingredient }) => ingredient)).toEqual(['cooked-rice', 'vegan-fish-sauce']);
});
