import { placesOf, probabilities, readWeights } from '@larder/illustrations/feedback/classifier/scores';
import { expect, test } from 'vitest';
import type { Example } from '../../evaluation/image-feedback/examples.ts';
import { fitWeights, packWeights } from './fit.ts';

const SIZE = 1009;
const EXAMPLES: Example[] = [
  { question: 'amount', features: ['in needs', 'right please'], answer: 'more' },
  { question: 'amount', features: ['in needs'], answer: 'more' },
  { question: 'amount', features: ['in fewer', 'right please'], answer: 'less' },
  { question: 'amount', features: ['in without'], answer: 'none' },
  { question: 'amount', features: ['in lovely'], answer: 'nothing' },
  { question: 'asks', features: ['in lovely'], answer: 'nothing' },
  { question: 'asks', features: ['in needs'], answer: 'wanted' },
];

test('the right answers of examples become probable, also with the weights as bytes', () => {
  const weights = readWeights(packWeights(fitWeights(EXAMPLES, SIZE)));
  const chancesOf = (question: Example['question'], ...features: string[]) =>
    probabilities(question, placesOf(question, features, SIZE), weights);
  const [, more = 0, less = 0] = chancesOf('amount', 'in needs');
  expect(more).toBeGreaterThan(0.5);
  expect(less).toBeLessThan(more);
  expect(chancesOf('asks', 'in needs')[1]).toBeGreaterThan(0.5);
  expect(chancesOf('asks', 'in lovely')[1]).toBeLessThan(0.5);
});

test('the same examples give the same weights', () => {
  expect(packWeights(fitWeights(EXAMPLES, SIZE))).toEqual(packWeights(fitWeights(EXAMPLES, SIZE)));
});

test('the probabilities of all answers add up to one', () => {
  const chances = probabilities('amount', placesOf('amount', ['in needs'], SIZE), fitWeights(EXAMPLES, SIZE));
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});
