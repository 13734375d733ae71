import { expect, test } from 'vitest';
import { PARTS_OF_WORDS, sequenceOf } from './sequence.ts';
import type { ReadText, Subject } from './subjects.ts';

const food = (name: string, at: number, end: number): Subject => ({
  kind: 'food',
  change: { type: 'foods', amount: 'more', foods: [name] },
  at,
  end,
  isNamed: true,
});
const SAUCE: Subject = { kind: 'sauce', change: { type: 'sauce', amount: 'more' }, at: 5, end: 5, isNamed: false };
const TEXT: ReadText = {
  tokens: ['where', 'are', 'the', 'cherry', 'tomatoes'],
  subjects: [food('cherry-tomato', 3, 5), SAUCE],
};

test('a subject stands in place of the words that name it, and one that no word names comes last', () => {
  const steps = sequenceOf(TEXT, null);
  expect(steps.map(({ kind }) => kind)).toEqual(['word', 'word', 'word', 'subject', 'subject']);
  expect(steps.slice(3)).toMatchObject([
    { subject: 0, state: 'food true unknown unknown' },
    { subject: 1, state: 'sauce false unknown unknown' },
  ]);
});

test('two subjects of one word stand side by side', () => {
  const orange: Subject = { ...SAUCE, kind: 'colour', change: { type: 'colour', colour: 'carrot' }, at: 1, end: 2 };
  const steps = sequenceOf({ tokens: ['more', 'orange'], subjects: [food('orange', 1, 2), orange] }, null);
  expect(steps.slice(1)).toMatchObject([{ subject: 0 }, { subject: 1 }]);
});

test('of a word its class, the beginning of a longer one and its parts count', () => {
  const [removed, short] = sequenceOf({ tokens: ['removing', 'no'], subjects: [] }, null);
  expect(removed).toMatchObject({ stem: 'remov', wordClass: 'REMOVE' });
  expect(short).toMatchObject({ stem: '', wordClass: 'NEG' });
  const parts = removed?.kind === 'word' ? removed.parts : [];
  expect(parts).toHaveLength(15);
  expect(Math.min(...parts)).toBeGreaterThan(0);
  expect(Math.max(...parts)).toBeLessThanOrEqual(PARTS_OF_WORDS);
});
