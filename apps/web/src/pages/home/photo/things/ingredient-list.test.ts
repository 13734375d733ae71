import { expect, test } from 'vitest';
import { changeList } from './ingredient-list.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ['lemon, rice', ['lemon'], ['lime'], 'lime, rice'],
  ['lemon, rice', ['Lemon'], [], 'rice'],
  ['lemon, rice', [], ['egg'], 'lemon, rice, egg'],
  ['lemon, rice', [], ['rice'], 'lemon, rice'],
  ['nut allergy, lemon ,rice', ['lemon', 'rice'], ['egg'], 'nut allergy, egg'],
  ['', [], ['egg'], 'egg'],
  ['egg', ['egg'], [], ''],
])('in "%s" %j become %j', (text, dropped, added, expected) => {
  expect(changeList(text, named(...dropped), named(...added))).toEqual({ text: expected, missing: [] });
});

test('names that are no item of the list are missing, and what they are replaced by is added', () => {
  expect(changeList('some rice and eggs', named('rice'), named('pasta'))).toEqual({
    text: 'some rice and eggs, pasta',
    missing: [{ name: 'rice' }],
  });
});
