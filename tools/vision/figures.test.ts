import { describe, expect, test } from 'vitest';
import { figuresByIngredient, kindFigures, microFigures, reliabilityOf, topOne, unknownFigures } from './figures.ts';

const OUTCOMES = [
  { true: new Set(['egg', 'milk']), detected: ['egg', 'lemon'] },
  { true: new Set(['milk']), detected: [] },
];

describe('the figures', () => {
  test('count pairs of picture and ingredient', () => {
    expect(microFigures(OUTCOMES)).toEqual({ photos: 2, precision: 1 / 2, recall: 1 / 3, f1: 2 / 5 });
  });

  test('count a first detection only where there is one', () => {
    expect(topOne(OUTCOMES)).toBe(1 / 2);
  });

  test('of each ingredient come with those in most pictures first', () => {
    expect(figuresByIngredient(OUTCOMES).map(({ id, f1 }) => [id, f1])).toEqual([
      ['milk', 0],
      ['egg', 1],
      ['lemon', 0],
    ]);
  });

  test('say how often detections at a confidence are right', () => {
    expect(
      reliabilityOf([
        { confidence: 0.81, right: true },
        { confidence: 0.89, right: false },
        { confidence: 1, right: true },
      ]),
    ).toEqual([
      { from: 0.8, to: 0.9, detected: 2, meanConfidence: expect.closeTo(0.85), right: 0.5 },
      { from: 0.9, to: 1, detected: 1, meanConfidence: 1, right: 1 },
    ]);
  });

  test('count the unknown things that are at the place of a thing, and those that guess it', () => {
    const box = (x: number) => ({ x, y: 0, width: 0.2, height: 0.2 });
    const unknown = (x: number, ingredientId: string) => ({
      box: box(x),
      guesses: [{ ingredientId, confidence: 0.2 }],
    });
    const things = [{ ingredientId: 'egg', box: box(0) }];
    expect(
      unknownFigures([
        { unknown: [unknown(0.05, 'egg'), unknown(0.02, 'milk'), unknown(0.6, 'egg')], things },
        { unknown: [], things },
      ]),
    ).toEqual({ photos: 2, withUnknown: 1, found: 3, onThing: 2, guessed: 1 });
  });

  test('of each kind tell photos of it, of another kind and of a class whose kind is not known', () => {
    const pepper = (kind: string | null, ...detected: string[]) => ({
      classes: new Map([['sweet-pepper', kind]]),
      detected,
    });
    const figures = kindFigures([
      pepper('red-pepper', 'red-pepper'),
      pepper('red-pepper', 'sweet-pepper'),
      pepper('red-pepper', 'yellow-pepper', 'red-pepper'),
      pepper('red-pepper', 'tomato'),
      pepper('yellow-pepper', 'red-pepper'),
      pepper(null, 'red-pepper'),
      { classes: new Map([['tomato', null]]), detected: ['red-pepper'] },
    ]);
    const figuresOf = (kind: string) => figures.find(({ id }) => id === kind);
    expect(figuresOf('red-pepper')).toEqual({
      id: 'red-pepper',
      photos: 4,
      detected: 3,
      named: 2,
      claimed: 4,
      wrong: 2,
    });
    expect(figuresOf('yellow-pepper')).toMatchObject({ photos: 1, detected: 1, named: 0, claimed: 1, wrong: 1 });
    expect(figuresOf('cheddar')).toMatchObject({ photos: 0, detected: 0, claimed: 0 });
  });
});
