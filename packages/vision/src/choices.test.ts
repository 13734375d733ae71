import { describe, expect, test } from 'vitest';
import { LIKE_THINGS, SURE, withLikeThings } from './choices.ts';
import { KINDS } from './kinds.ts';

const guess = (ingredientId: string, confidence: number) => ({ ingredientId, confidence });

describe('what a thing may be', () => {
  test('is filled up with what is like an unsure packet', () => {
    const guesses = withLikeThings([guess('flour', 0.4)], 4);
    expect(guesses.map(({ ingredientId }) => ingredientId)).toEqual(['flour', 'sugar', 'rice', 'salt']);
    expect(guesses.map(({ confidence }) => confidence.toFixed(2))).toEqual(['0.40', '0.15', '0.15', '0.15']);
  });

  test('has what recognition guesses first, and each ingredient once', () => {
    const guesses = withLikeThings([guess('flour', 0.4), guess('salt', 0.1)], 4);
    expect(guesses.map(({ ingredientId }) => ingredientId)).toEqual(['flour', 'salt', 'sugar', 'rice']);
    expect(Math.max(...guesses.slice(2).map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.1);
  });

  test('is left alone where it is sure, and where nothing is like it', () => {
    expect(withLikeThings([guess('flour', SURE)], 4)).toEqual([guess('flour', SURE)]);
    expect(withLikeThings([guess('kiwi', 0.4)], 4)).toEqual([guess('kiwi', 0.4)]);
    expect(withLikeThings([], 4)).toEqual([]);
  });

  test('is filled up with no kind that the network guesses itself', () => {
    const guessed = Object.entries(LIKE_THINGS).flatMap(([id, like]) => like.filter((one) => one in (KINDS[id] ?? {})));
    expect(guessed).toEqual([]);
  });
});
