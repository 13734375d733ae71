import { describe, expect, test } from 'vitest';
import { smallKnowledgeBase as kb } from '../__fixtures__/small-knowledge-base.ts';
import type { RecipeLine } from '../recipe.ts';
import { gramsOf } from './grams.ts';

const grams = (ingredient: string | null, amount: RecipeLine['amount'], unit: RecipeLine['unit'] = null) =>
  gramsOf({ ingredient, amount, unit }, kb);

describe('the weight of a line', () => {
  test('is its own where it is given by weight', () => {
    expect(grams('onion', { min: 1.5 }, 'kg')).toBe(1500);
    expect(grams('onion', { min: 1 }, 'lb')).toBeCloseTo(453.6, 1);
  });

  test('comes from the density for spoons, cups and millilitres', () => {
    expect(grams('milk', { min: 200 }, 'ml')).toBeCloseTo(206);
    expect(grams('honey', { min: 1 }, 'tbsp')).toBeCloseTo(21);
  });

  test('comes from what one piece weighs for things that are counted', () => {
    expect(grams('egg', { min: 3 })).toBe(150);
    expect(grams('garlic', { min: 2 }, 'clove')).toBe(10);
    expect(grams('garlic', { min: 2 })).toBe(10);
    expect(grams('bread', { min: 2 }, 'slice')).toBe(80);
  });

  test('is that of the middle of a range', () => {
    expect(grams('egg', { min: 2, max: 4 })).toBe(150);
  });

  test('is taken from a wider kind where nobody has weighed the narrower one', () => {
    expect(grams('plain-flour', { min: 100 }, 'ml')).toBeCloseTo(53);
  });

  test('of a pinch or a handful needs no figure', () => {
    expect(grams('garlic', { min: 1 }, 'pinch')).toBeCloseTo(0.3);
    expect(grams('walnut', { min: 1 }, 'handful')).toBe(30);
  });

  test('is what each of the counted holds, where the line says so', () => {
    const each = { amount: { min: 400 }, unit: 'g' } as const;
    expect(gramsOf({ ingredient: 'onion', amount: { min: 2 }, unit: 'tin', each }, kb)).toBe(800);
  });

  test('is unknown without an amount, an ingredient or a figure', () => {
    expect(grams('onion', null)).toBeNull();
    expect(grams(null, { min: 1 })).toBeNull();
    expect(grams('no-such-thing', { min: 1 }, 'g')).toBeNull();
    expect(grams('bread', { min: 1 }, 'bunch')).toBeNull();
    expect(grams('walnut', { min: 1 }, 'cup')).toBeNull();
    expect(grams('bread', { min: 20 }, 'cm')).toBeNull();
  });
});
