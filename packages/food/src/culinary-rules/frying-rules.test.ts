import { expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { aLine, aRecipe, aStep } from '../__fixtures__/recipes.ts';
import type { RecipeLine, StepPart } from '../recipe.ts';
import { culinaryProblems } from './culinary-problems.ts';

/** The problems of a composed dish of one ingredient. */
function problems(
  id: string,
  amount: number,
  unit: RecipeLine['unit'],
  steps: (mention: StepPart) => StepPart[][],
  cut?: string,
) {
  const preparation = cut === undefined ? undefined : { en: cut, es: cut, fr: cut };
  const line = aLine(id, { amount: { min: amount }, unit, ...(preparation && { preparation }) });
  const mention = { line: 0, as: line.name.en };
  const recipe = aRecipe({
    source: 'composer',
    dishType: 'pan-fried',
    lines: [line],
    steps: steps(mention).map((step) => aStep(...step)),
  });
  return culinaryProblems(recipe, kb).join('\n');
}

test('cut meat that fills a pan is browned in batches', () => {
  const fried = (how: string) => (meat: StepPart) => [
    ['Fry the ', meat, ` over a medium-high heat${how}, `, { seconds: 600 }, '.'],
  ];
  expect(problems('pork-loin', 600, 'g', fried(''), 'in 1 cm strips')).toMatch(/crowded pan/);
  expect(problems('pork-loin', 600, 'g', fried(' in two batches'), 'in 1 cm strips')).not.toMatch(/crowded pan/);
  expect(problems('pork-loin', 300, 'g', fried(''), 'in 1 cm strips')).not.toMatch(/crowded pan/);
});

test('chops fry side by side', () => {
  expect(problems('pork-loin', 600, 'g', (meat) => [['Fry the ', meat, ' over a high heat.']])).not.toMatch(/crowded/);
});

test('ground spices burn over a strong heat, and pepper does not', () => {
  const fried = (spice: StepPart) => [['Fry with the ', spice, ' over a medium-high heat, ', { seconds: 360 }, '.']];
  expect(problems('paprika', 1, 'tsp', fried)).toMatch(/burns/);
  expect(problems('black-pepper', 1, 'pinch', fried)).not.toMatch(/burns/);
});

test('meat is checked before it leaves the pan', () => {
  const fried = (end: string) => (meat: StepPart) => [['Fry the ', meat, `.${end}`]];
  expect(problems('chicken-breast', 300, 'g', fried(' Lift out. Check the meat.'))).toMatch(/once it is out/);
  expect(problems('chicken-breast', 300, 'g', fried(' Check the meat. Lift out.'))).not.toMatch(/once it is out/);
});

test('tinned and frozen vegetables are only heated', () => {
  const cooked = (how: string) => (peas: StepPart) => [['Add the ', peas, ` and ${how}.`]];
  expect(problems('pea', 200, 'g', cooked('cook until just tender'))).toMatch(/tender before/);
  expect(problems('pea', 200, 'g', cooked('warm through'))).not.toMatch(/tender before/);
});

test('many leaves give up their water slowly', () => {
  const dried = (seconds: number) => (leaves: StepPart) => [
    ['Add the ', leaves, ' and cook until no water is left, ', { seconds }, '.'],
  ];
  expect(problems('spinach', 400, 'g', dried(180))).toMatch(/gives up its water/);
  expect(problems('spinach', 400, 'g', dried(360))).not.toMatch(/gives up its water/);
  expect(problems('spinach', 150, 'g', dried(180))).not.toMatch(/gives up its water/);
});
