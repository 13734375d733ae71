import { expect, test } from 'vitest';
import { CLASSES, classOf } from './word-classes.ts';

test('words that say the same in three languages are of one class', () => {
  for (const word of ['remove', 'quitar', 'retirez']) expect(classOf(word), word).toBe('REMOVE');
  for (const word of ['grandma', 'abuela', 'mamie']) expect(classOf(word), word).toBe('PERSON');
});

test('a form that is not listed is of the class of its beginning, a listed word of its own', () => {
  expect(classOf('quitaselo')).toBe('REMOVE');
  expect(classOf('rajoutons')).toBe('ADD');
  expect(classOf('tantos')).toBe('MANY');
  expect(classOf('xylophone')).toBeUndefined();
});

test('each word is of one class', () => {
  const words = Object.values(CLASSES).flatMap((listed) => listed.split(/\s+/));
  expect(words.filter((word, at) => words.indexOf(word) < at)).toEqual([]);
});
