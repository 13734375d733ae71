import { describe, expect, test } from 'vitest';
import { kb } from './__fixtures__/knowledge-base.ts';
import type { Ingredient } from './ingredients/ingredient.ts';
import { createKnowledgeBase } from './knowledge-base.ts';

function ingredient(fields: Partial<Ingredient> & { id: string }): Ingredient {
  const { id } = fields;
  return {
    group: 'vegetable',
    name: { 'en-GB': id, 'en-US': id, es: id, fr: id },
    origin: ['plant'],
    per100g: [0, 0, 0, 0, 0, 0],
    roles: [],
    ...fields,
  };
}

describe('the knowledge base', () => {
  test('holds at least nine hundred ingredients, of which a hundred and fifty for drinks', () => {
    const drinks = new Set(['spirit-and-liqueur', 'wine-and-beer', 'soft-drink']);
    expect(kb.all.length).toBeGreaterThanOrEqual(900);
    expect(kb.all.filter(({ group }) => drinks.has(group)).length).toBeGreaterThanOrEqual(150);
  });

  test('names an ingredient in each language, in the plural from more than one on', () => {
    expect(kb.name('courgette', 'en-GB')).toBe('courgette');
    expect(kb.name('aubergine', 'en-US', 2)).toBe('eggplants');
    expect(kb.name('potato', 'es', 3)).toBe('patatas');
    expect(kb.name('potato', 'fr', 1.5)).toBe('pomme de terre');
    expect(kb.name('potato', 'en-GB', 0.5)).toBe('potato');
    expect(kb.name('no-such-thing', 'en-GB')).toBe('no-such-thing');
  });

  test('knows the wider kinds of an ingredient, nearest first, and itself as one', () => {
    expect(kb.ancestors('cherry-tomato')[0]).toBe('tomato');
    expect(kb.isKindOf('cherry-tomato', 'vegetable')).toBe(true);
    expect(kb.isKindOf('tomato', 'tomato')).toBe(true);
    expect(kb.isKindOf('tomato', 'cherry-tomato')).toBe(false);
  });

  test('ends at a cycle of kinds', () => {
    const cyclic = createKnowledgeBase([
      ingredient({ id: 'a', kindOf: ['b'] }),
      ingredient({ id: 'b', kindOf: ['a'] }),
    ]);
    expect(cyclic.ancestors('a')).toEqual(['b']);
  });

  test('reads an emoji as the widest ingredient that has it, and as none where those that have it are unrelated', () => {
    const small = createKnowledgeBase([
      ingredient({ id: 'cherry-tomato', emoji: '🍅', kindOf: ['tomato'] }),
      ingredient({ id: 'tomato', emoji: '🍅' }),
      ingredient({ id: 'tinned-pea', emoji: '🥫' }),
      ingredient({ id: 'tinned-fish', emoji: '🥫' }),
      ingredient({ id: 'tinned-bean', emoji: '🥫' }),
    ]);
    expect(small.byEmoji('🍅')).toBe('tomato');
    expect(small.byEmoji('🥫')).toBeUndefined();
  });
});

test('what is poured or spread has no plural to show', () => {
  expect(kb.name('butter', 'en-GB', 2)).toBe('butter');
  expect(kb.name('olive-oil', 'es', 2)).toBe('aceite de oliva');
  expect(kb.name('cheddar', 'fr', 2)).toBe('cheddar');
  expect(kb.name('egg', 'en-GB', 2)).toBe('eggs');
});

describe('a bare name', () => {
  test.each([
    ['tomato', 'tomato'],
    ['Tomatoes', 'tomato'],
    ['TOMATO', 'tomato'],
    ['aubergine', 'aubergine'],
    ['eggplant', 'aubergine'],
    ['berenjenas', 'aubergine'],
    ['Crème fraîche', 'creme-fraiche'],
    ['creme fraiche', 'creme-fraiche'],
    ['crème fraîche', 'creme-fraiche'],
    ['papas', 'potato'],
    ['pommes de terre', 'potato'],
    ['ejotes', 'green-bean'],
    ['red onion', 'red-onion'],
    ['onion, red', 'red-onion'],
    ['all-purpose flour', 'plain-flour'],
    ['flour, all purpose', 'plain-flour'],
    ['fresh basil', 'basil'],
    ['semi skimmed milk', 'semi-skimmed-milk'],
    ['bicarb', 'bicarbonate-of-soda'],
  ])('"%s" is %s', (name, id) => {
    expect(kb.resolve(name, 'en-GB')?.id).toBe(id);
  });

  test('is told apart by its plural where two ingredients share the word', () => {
    expect(kb.resolve('pepper', 'en-GB')?.id).toBe('black-pepper');
    expect(kb.resolve('peppers', 'en-GB')?.id).toBe('sweet-pepper');
  });

  test('is read in the language given before the others', () => {
    expect(kb.resolve('mais', 'fr')?.id).toBe('sweetcorn');
    expect(kb.resolve('pain', 'fr')?.id).toBe('bread');
    expect(kb.resolve('leche', 'en-GB')).toMatchObject({ id: 'milk' });
  });

  test('may be misspelt, the more so the longer it is, and is less sure then', () => {
    const exact = kb.resolve('chicken breast', 'en-GB')?.confidence ?? 0;
    const oneSlip = kb.resolve('chiken breast', 'en-GB');
    const twoSlips = kb.resolve('brocolli florets', 'en-GB') ?? kb.resolve('mozzerela', 'en-GB');
    expect(oneSlip?.id).toBe('chicken-breast');
    expect(oneSlip?.confidence).toBeLessThan(exact);
    expect(twoSlips?.confidence).toBeLessThan(oneSlip?.confidence ?? 0);
    expect(kb.resolve('ruze', 'en-GB')).toBeNull();
  });

  test.each([
    'soap',
    'bleach',
    'asdf qwerty',
    'death cap',
    'my cat',
    'poison',
    'floor',
    'rhubarb leaves',
    '',
    '   ',
    '12',
  ])('that is no food is nothing: "%s"', (name) => {
    expect(kb.resolve(name, 'en-GB')).toBeNull();
  });

  test.each([
    ['butter beans', 'butter-bean'],
    ['coconut milk', 'coconut-milk'],
    ['cream of tartar', 'cream-of-tartar'],
    ['oyster mushroom', 'oyster-mushroom'],
    ['eggplant', 'aubergine'],
    ['nutmeg', 'nutmeg'],
    ['water chestnut', 'water-chestnut'],
    ['cocoa butter', 'cocoa-butter'],
    ['buckwheat', 'buckwheat'],
    ['peanut butter', 'peanut-butter'],
  ])('is never taken apart: "%s"', (name, id) => {
    expect(kb.resolve(name, 'en-GB')).toEqual({ id, confidence: 1 });
  });
});

test('names have typographic apostrophes, although the entries are written with straight ones', () => {
  expect(kb.name('olive-oil', 'fr')).toBe('huile d’olive');
});
