import { expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { aLine, aRecipe, aStep } from '../__fixtures__/recipes.ts';
import type { StepPart } from '../recipe.ts';
import { culinaryProblems } from './culinary-problems.ts';

const HOT: StepPart[] = ['Heat the oven to ', { celsius: 220 }, ' (', { celsius: 200 }, ' fan). '];

/** The problems of a tray with garlic, which its line says is cut. */
function problems(cut: string | undefined, steps: (garlic: StepPart) => StepPart[][]): string {
  const preparation = cut === undefined ? undefined : { en: cut, es: cut, fr: cut };
  const line = aLine('garlic', { amount: { min: 2 }, unit: 'clove', ...(preparation && { preparation }) });
  const recipe = aRecipe({
    dishType: 'tray-bake',
    lines: [line],
    steps: steps({ line: 0, as: 'garlic' }).map((step) => aStep(...step)),
  });
  return culinaryProblems(recipe, kb).join('\n');
}

test('chopped garlic burns on a tray, and whole cloves do not', () => {
  const tossed = (garlic: StepPart) => [
    [...HOT, 'Toss the carrots and ', garlic, ' on a tray and roast until soft, ', { seconds: 1500 }, '.'],
  ];
  expect(problems('finely chopped', tossed)).toMatch(/burns on the tray/);
  expect(problems('unpeeled', tossed)).not.toMatch(/burns/);
});

test('garlic burns too where it is mixed in a bowl before', () => {
  const mixed = (garlic: StepPart) => [
    ['Mix the oil and ', garlic, ' in a bowl; add the chicken and turn to coat.'],
    [...HOT, 'Spread over the trays and roast for ', { seconds: 1500 }, ' until browned.'],
  ];
  expect(problems('crushed', mixed)).toMatch(/burns on the tray/);
});

test('garlic does not burn in the last minutes, nor in a sauce or a gentle oven', () => {
  const late = (garlic: StepPart) => [
    [...HOT, 'Roast the carrots on a tray, ', { seconds: 1500 }, '.'],
    ['Add ', garlic, ' to the tray and roast again, ', { seconds: 480 }, '.'],
  ];
  const sauce = (garlic: StepPart) => [
    [...HOT, 'Toss the chicken with the soy sauce and ', garlic, '. Roast for ', { seconds: 1500 }, '.'],
  ];
  const gentle = (garlic: StepPart) => [
    [
      'Heat the oven to ',
      { celsius: 150 },
      ' (',
      { celsius: 130 },
      ' fan). Toss the tomatoes and ',
      garlic,
      ' on a tray.',
    ],
    ['Roast for ', { seconds: 3600 }, '.'],
  ];
  for (const steps of [late, sauce, gentle]) expect(problems('chopped', steps)).not.toMatch(/burns/);
});
