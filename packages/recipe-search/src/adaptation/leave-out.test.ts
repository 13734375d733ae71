import { kb } from '@larder/food/__fixtures__/knowledge-base';
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

test('one seasoning among several is left out, and a description no longer names it', () => {
  expect(linesOf(stewOf(STEW), without('Mustard'))).not.toContain('dijon-mustard');
  expect(linesOf(stewOf(STEW), without('Celery'))).not.toContain('celery');
  const described = {
    ...stewOf(STEW),
    description: { en: 'Carrots in butter. Onion, celery and garlic are behind it.' },
  };
  const stew = adapt(described, leaving('garlic'));
  expect(stew?.lines.map(({ ingredient }) => ingredient)).not.toContain('garlic');
  expect(stew?.description.en).toBe('Carrots in butter.');
  expect(adapt(stewOf(STEW), leaving('garlic'))?.description).toEqual(stewOf(STEW).description);
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

/** Leaving out a food and all that stands for it, so that there is no swap. */
const leavingUnswapped = (id: string): Restrictions => {
  const stands = [id, ...kb.ancestors(id)].flatMap((each) => kb.get(each)?.swaps ?? []).map(({ use }) => use);
  return { ...leaving(id), excludedIngredients: [id, ...stands] };
};

type Parts = CanonicalRecipe['steps'][number]['text']['en'];

/** A stew of more lines, with another step for them. */
function stewWith(more: Lines, step: (at: number) => Parts, options: Parameters<typeof recipeOf>[2] = {}) {
  const base = stewOf(STEW);
  const { lines } = recipeOf('Stew', [...STEW, ...more], options);
  return { ...base, lines, steps: [...base.steps, { seconds: 60, text: { en: step(STEW.length) } }] };
}

test('what is optional is left out, even if it is more than a seasoning', () => {
  const potatoes: Lines = [['potato', 200, 'g']];
  const add = (at: number) => ['Add the ', { line: at, as: 'potatoes' }, '.'];
  expect(adapt(stewWith(potatoes, add), leaving('potato'))).toBeUndefined();
  expect(linesOf(stewWith(potatoes, add, { optional: 'potato' }), leaving('potato'))).not.toContain('potato');
});

test('what is scattered over the dish is left out, and the same amount stirred into it is not', () => {
  const sesame: Lines = [['sesame-seed', 40, 'g']];
  const scattered = stewWith(sesame, (at) => ['Scatter over the ', { line: at, as: 'sesame seeds' }, '.']);
  expect(linesOf(scattered, leavingUnswapped('sesame-seed'))).not.toContain('sesame-seed');
  const stirred = stewWith(sesame, (at) => ['Stir in the ', { line: at, as: 'sesame seeds' }, '.']);
  expect(adapt(stirred, leavingUnswapped('sesame-seed'))).toBeUndefined();
});

test('what stands in the glass of a drink is left out, and what is in the drink is not', () => {
  const drink = (step: Parts) => {
    const lines: Lines = [
      ['tomato-juice', 300, 'ml'],
      ['celery', 40, 'g'],
    ];
    const recipe = recipeOf('Long drink', lines, { category: 'Drinks', subcategory: 'Non-alcoholic' });
    const pour = { seconds: 60, text: { en: ['Pour the ', { line: 0, as: 'juice' }, ' over ice.'] } };
    return { ...recipe, steps: [pour, { seconds: 5, text: { en: step } }] };
  };
  const garnished = drink(['Garnish with the ', { line: 1, as: 'celery' }, '.']);
  expect(linesOf(garnished, leaving('celery'))).toEqual(['tomato-juice']);
  expect(adapt(garnished, leaving('tomato-juice'))).toBeUndefined();
  const mixed = drink(['Stir in the ', { line: 1, as: 'celery' }, '.']);
  expect(adapt(mixed, leaving('celery'))).toBeUndefined();
});

test('a spoon of wine is left out, and a glass of it is not', () => {
  const wine = (millilitres: number) =>
    stewWith([['white-wine', millilitres, 'ml']], (at) => ['Add the ', { line: at, as: 'wine' }, '.']);
  expect(linesOf(wine(15), leavingUnswapped('white-wine'))).not.toContain('white-wine');
  expect(adapt(wine(150), leavingUnswapped('white-wine'))).toBeUndefined();
});

test.each(['white-wine-vinegar', 'saffron'])('%s is needed, however little it is', (food) => {
  const stew = stewWith([[food, 1, 'pinch']], (at) => ['Add the ', { line: at, as: 'it' }, '.']);
  expect(adapt(stew, leavingUnswapped(food))).toBeUndefined();
});

test('a sauce keeps the herb that it is described by', () => {
  const sauce = (en: string) => ({ ...stewOf(STEW), dishType: 'sauce' as const, description: { en } });
  expect(linesOf(sauce('Brown and thick, for meat.'), leavingUnswapped('thyme'))).not.toContain('thyme');
  expect(adapt(sauce('Brown and thick with thyme, for meat.'), leavingUnswapped('thyme'))).toBeUndefined();
});
