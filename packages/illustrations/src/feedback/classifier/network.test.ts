import { expect, test } from 'vitest';
import SHIPPED from './network.json' with { type: 'json' };
import { createFeedbackNetwork, type PackedNetwork } from './network.ts';
import type { Question } from './scores.ts';
import type { Step } from './sequence.ts';

type ExampleStep = { stem: string; class: string; parts: number[] } | { state: string };

const network = createFeedbackNetwork(SHIPPED as PackedNetwork);
const { steps, subjects, asks } = SHIPPED.example;
const read: Step[] = [];
for (const step of steps as ExampleStep[])
  read.push(
    'state' in step
      ? { kind: 'subject', subject: read.filter(({ kind }) => kind === 'subject').length, state: step.state }
      : { kind: 'word', stem: step.stem, wordClass: step.class, parts: step.parts },
  );

test('the scores of a sentence are those that the training computes with the same weights', () => {
  const scores = network(read);
  for (const [at, score] of asks.entries()) expect(scores.asks[at]).toBeCloseTo(score, 3);
  expect(subjects.length).toBeGreaterThan(0);
  for (const [subject, { question, scores: trained }] of subjects.entries()) {
    const own = scores.ofSubject(subject, question as Question);
    expect(own).toHaveLength(trained.length);
    for (const [at, score] of trained.entries()) expect(own?.[at]).toBeCloseTo(score, 3);
  }
});

test('what is not in a text has no scores', () => {
  expect(network([]).ofSubject(0, 'amount')).toBeNull();
  expect(network(read).ofSubject(99, 'amount')).toBeNull();
});

test('words that were never learned from are read by their parts', () => {
  const said = (parts: number[]): Step[] => [{ kind: 'word', stem: 'zzzzz', wordClass: 'NONE', parts }];
  expect(network(said([1, 2])).asks).not.toEqual(network(said([3, 4])).asks);
  expect(network(said([])).asks.every(Number.isFinite)).toBe(true);
});

test('the weights are small enough to be shipped', () => {
  expect(JSON.stringify(SHIPPED).length).toBeLessThan(700_000);
});
