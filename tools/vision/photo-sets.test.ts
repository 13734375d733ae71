import { expect, test } from 'vitest';
import { detectedClass } from './photo-sets.ts';

const photo = (...classes: [string, string | null][]) => ({ classes: new Map(classes) });

test.each([
  [
    'that whose kind is there',
    'green-pepper',
    photo(['green-pepper', null], ['sweet-pepper', 'green-pepper']),
    'sweet-pepper',
  ],
  [
    'itself, where it is a class that is there',
    'green-pepper',
    photo(['green-pepper', null], ['sweet-pepper', null]),
    'green-pepper',
  ],
  ['the wider one, where that is there', 'green-pepper', photo(['sweet-pepper', 'red-pepper']), 'sweet-pepper'],
  ['itself, where neither is there', 'green-pepper', photo(['tomato', null]), 'green-pepper'],
  ['the wider one of a kind that is no class', 'red-pepper', photo(['tomato', null]), 'sweet-pepper'],
  ['itself, where it is no kind', 'tomato', photo(['sweet-pepper', null]), 'tomato'],
])('the class of a detection is %s', (_, detected, there, expected) => {
  expect(detectedClass(detected, there)).toBe(expected);
});
