import { expect, test } from 'vitest';
import { changeList } from './ingredient-list.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const known = named('lemon', 'rice');

test.each([
  ['lemon, rice', ['lemon'], ['lime'], 'lime, rice'],
  ['lemon, rice', ['Lemon'], [], 'rice'],
  ['lemon, rice', [], ['egg'], 'lemon, rice, egg'],
  ['lemon, rice', [], ['rice'], 'lemon, rice'],
  ['lemon, rice, allergic to nuts', [], ['egg'], 'lemon, rice, egg, allergic to nuts'],
  ['lemon, rice, no nuts', ['lemon', 'rice'], ['egg', 'milk', 'leek'], 'egg, milk, leek, no nuts'],
  ['lemon, rice, no nuts', ['lemon', 'rice'], [], 'no nuts'],
  ['no nuts', [], ['egg'], 'egg, no nuts'],
  ['', [], ['egg'], 'egg'],
  ['egg', ['egg'], [], ''],
])('in "%s" %j become %j', (text, dropped, added, expected) => {
  const change = { dropped: named(...dropped), added: named(...added), known };
  expect(changeList(text, change)).toEqual({ text: expected, missing: [] });
});

test('names that are no item of the list are missing, and what they are replaced by is added', () => {
  expect(changeList('some rice and eggs', { dropped: named('rice'), added: named('pasta'), known })).toEqual({
    text: 'pasta, some rice and eggs',
    missing: [{ name: 'rice' }],
  });
});
