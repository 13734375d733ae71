import { CLASS_IDS } from '@larder/vision/classes';
import { outputsOf, WIDER_CLASSES } from '@larder/vision/kinds';
import { expect, test } from 'vitest';
import { type Choice, fitSlope, kindChoices } from './temperature.ts';

/** Choices whose surer output is right in some of a hundred cases. */
function choicesRight(cases: number): Choice[] {
  return Array.from({ length: 100 }, (_, index) => ({ logits: [2, 0], right: index < cases ? 0 : 1 }));
}

test('a slope makes shares as high as choices are often right', () => {
  const share = 1 / (1 + Math.exp(-2 * fitSlope(choicesRight(80))));
  expect(share).toBeCloseTo(0.8, 1);
});

test('a slope is lower where choices are more often wrong', () => {
  expect(fitSlope(choicesRight(60))).toBeLessThan(fitSlope(choicesRight(90)));
});

test('the choices of a photo are the kinds of its classes at their best cells', () => {
  const [cells, best] = [4, 2];
  const outputs = WIDER_CLASSES.flatMap(outputsOf);
  const logits = new Float32Array(CLASS_IDS.length * cells);
  for (let classIndex = 0; classIndex < CLASS_IDS.length; classIndex += 1) logits[classIndex * cells + best] = 1;
  // Each output has its own number at the best cells, and none elsewhere.
  const kinds = new Float32Array(outputs.length * cells);
  for (const output of outputs) kinds[output * cells + best] = output + 1;
  const maps = { rows: 2, columns: 2, logits, distances: new Float32Array(4 * cells), food: 0, kinds };

  const choicesOf = (kind: string | null) =>
    kindChoices({
      photo: {
        classes: new Map([
          ['sweet-pepper', kind],
          ['egg', null],
        ]),
      },
      maps,
    });
  const pepper = WIDER_CLASSES.find(({ classIndex }) => CLASS_IDS[classIndex] === 'sweet-pepper');
  const expected = pepper ? outputsOf(pepper).map((output) => output + 1) : [];
  expect(expected).toHaveLength(4);
  expect(choicesOf('red-pepper')).toEqual([{ logits: expected, right: pepper?.kindIds.indexOf('red-pepper') }]);
  expect(choicesOf(null)).toEqual([{ logits: expected, right: 3 }]);
  expect(kindChoices({ photo: null, maps })).toEqual([]);
});
