import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import { expect, test } from 'vitest';
import { type Look, likeness } from './part-looks.ts';

/** The parts among some that are called best by a look. */
function best(look: Look, parts: readonly IngredientPart[]): IngredientPart[] {
  const most = Math.max(...parts.map((part) => likeness(part, look)));
  return most === 0 ? [] : parts.filter((part) => likeness(part, look) === most);
}

test.each([
  [{ hue: 'purple', form: 'ring' }, 'onion'],
  [{ hue: 'white', form: 'cube' }, 'celeriac'],
  [{ hue: 'red', form: null }, 'cherry-tomato'],
  [{ hue: 'green', form: 'tube' }, 'chive'],
  [{ hue: 'yellow', form: 'thread' }, 'lemon-zest'],
  [{ hue: 'black', form: 'ball' }, 'peppercorn'],
  [{ hue: null, form: 'needle' }, 'rosemary'],
] as const)('a look tells one part by the colours of its drawing and its form: %o', (look, part) => {
  const shown = ['onion', 'celeriac', 'cherry-tomato', 'chive', 'lemon-zest', 'peppercorn', 'rosemary'] as const;
  expect(best(look, shown)).toEqual([part]);
});

test('what is green in no form is a herb or leaves rather than peas', () => {
  expect(best({ hue: 'green', form: null }, ['pea', 'parsley'])).toEqual(['parsley']);
});

test('a part of another colour is not meant, nor one of another form where no colour is said', () => {
  expect(likeness('carrot', { hue: 'green', form: 'slice' })).toBe(0);
  expect(likeness('carrot', { hue: null, form: 'cube' })).toBe(0);
});
