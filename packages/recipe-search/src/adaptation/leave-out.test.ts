import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { expect, test } from 'vitest';
import { adapt, linesOf, onDiet, without } from '../__fixtures__/adapt.ts';
import { allOf, recipeOf } from '../__fixtures__/recipes.ts';

const leaving = (id: string): Restrictions => ({ excludedAllergens: [], dietTypes: [], excludedIngredients: [id] });
type Lines = Parameters<typeof recipeOf>[1];

/** A stew whose one step names all its lines in a list. */
function stewOf(lines: Lines): CanonicalRecipe {
  const recipe = recipeOf('Stew', lines);
  return { ...recipe, steps: [{ seconds: 60, text: { en: allOf(recipe) } }] };
}

const STEW: Lines = [
  ['carrot', 800, 'g'],
  ['onion', 1],
  ['celery', 1, 'stick'],
  ['dijon-mustard', 1, 'tsp'],
  ['thyme', 1, 'tsp'],
  ['garlic', 1, 'clove'],
];

test('one seasoning among several is left out, and the description says so', () => {
  expect(linesOf(stewOf(STEW), leaving('garlic'))).not.toContain('garlic');
  expect(linesOf(stewOf(STEW), without('Celery'))).not.toContain('celery');
  const stew = adapt(stewOf(STEW), without('Mustard'));
  expect(stew?.lines.map(({ ingredient }) => ingredient)).not.toContain('dijon-mustard');
  expect(stew?.description.en).toMatch(/Here without Dijon mustard\.$/);
});

test('what is a dish’s only taste, or more than a seasoning, is not left out', () => {
  const [carrot, , , , , garlic] = STEW;
  const plain = [carrot, garlic].flatMap((line) => (line ? [line] : []));
  expect(adapt(stewOf(plain), leaving('garlic'))).toBeUndefined();
  const mustardy: Lines = [...STEW.filter(([id]) => id !== 'dijon-mustard'), ['dijon-mustard', 120, 'g']];
  expect(adapt(stewOf(mustardy), without('Mustard'))).toBeUndefined();
});

test('a mixture of spices that seasons the whole dish is not left out', () => {
  const curry: Lines = [...STEW, ['curry-powder', 1, 'tsp']];
  expect(adapt(stewOf(curry), leaving('curry-powder'))).toBeUndefined();
});

test('its like comes before leaving out: garlic is oil on a diet low in FODMAPs', () => {
  const lines: Lines = [
    ['carrot', 800, 'g'],
    ['thyme', 1, 'tsp'],
    ['parsley', 1, 'tsp'],
    ['garlic', 1, 'clove'],
  ];
  const onGarlic = adapt(stewOf(lines), onDiet('Low FODMAP'));
  expect(onGarlic?.lines.map(({ ingredient }) => ingredient)).toContain('garlic-oil');
});

test('lines behind one that was left out stay the ones that the steps name', () => {
  const adapted = adapt(stewOf(STEW), without('Mustard'));
  expect(adapted?.steps[0]?.text.en).toContainEqual({ line: 4, as: 'garlic' });
  expect(adapted?.lines[4]?.ingredient).toBe('garlic');
});

test('what a step still names by the short name of a food is not left out', () => {
  const cabbage = stewOf([...STEW, ['cinnamon-stick', 1]]);
  const taking = (es: string) => ({
    ...cabbage,
    steps: [...cabbage.steps, { seconds: 60, text: { en: ['Taste.'], es: [es] } }],
  });
  expect(linesOf(taking('Retira la olla.'), leaving('cinnamon-stick'))).not.toContain('cinnamon-stick');
  expect(adapt(taking('Retira la canela.'), leaving('cinnamon-stick'))).toBeUndefined();
  const english = { ...cabbage, steps: [...cabbage.steps, { seconds: 60, text: { en: ['Take out the cinnamon.'] } }] };
  expect(adapt(english, leaving('cinnamon-stick'))).toBeUndefined();
});
