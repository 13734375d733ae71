import { expect, test } from 'vitest';
import { type FeedbackChange, readFeedback } from './read-feedback.ts';
import { SENTENCES } from './sentences.ts';

const SAMPLES = Object.entries(SENTENCES).flatMap(([change, sentences]) =>
  sentences
    .trim()
    .split('\n')
    .map((sentence) => ({ change, sentence })),
);

/** A change as the evaluation data writes it; parts by each of their names. */
function namesOf(change: FeedbackChange): string[] {
  switch (change.type) {
    case 'vessel':
      return [`vessel ${change.vessel ?? 'any'}`];
    case 'glass':
      return [`glass ${change.glass ?? 'any'}`];
    case 'colour':
      return [`colour ${change.colour}`];
    case 'parts':
      return change.parts.map((part) => `${change.amount} ${part === 'cube' ? 'cheese' : part}`);
    default:
      return [`${change.amount} ${change.type}`];
  }
}

test('at least 92 % of the sentences are read as the change they ask for', () => {
  const asking = SAMPLES.filter(({ change }) => change !== 'nothing');
  expect(asking.length).toBeGreaterThanOrEqual(160);
  const misread = asking.flatMap(({ change, sentence }) => {
    const changes = readFeedback(sentence);
    return changes.length === 1 && changes.some((read) => namesOf(read).includes(change))
      ? []
      : [`${sentence} → ${JSON.stringify(changes)}, not ${change}`];
  });
  expect(misread.length / asking.length, misread.join('\n')).toBeLessThanOrEqual(0.08);
});

test('nonsense, insults and text addressed to a model change nothing', () => {
  const nothing = SAMPLES.filter(({ change }) => change === 'nothing');
  expect(nothing.length).toBeGreaterThan(15);
  for (const { sentence } of nothing) expect(readFeedback(sentence), sentence).toEqual([]);
});

test('two wishes in one text are two changes', () => {
  expect(readFeedback('It should be in a bowl, and there are no tomatoes in it.').flatMap(namesOf)).toEqual([
    'vessel bowl',
    'none tomato',
    'none cherry-tomato',
  ]);
});
