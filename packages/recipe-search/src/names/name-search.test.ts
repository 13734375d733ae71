import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { createNameIndex } from './name-index.ts';
import { createNameSearch } from './name-search.ts';

const titled = (recipe: CanonicalRecipe, title: Partial<CanonicalRecipe['title']>): CanonicalRecipe => ({
  ...recipe,
  title: { ...recipe.title, ...title },
});

const RECIPES = [
  recipeOf('Spaghetti carbonara', ['spaghetti'], { also: ['carbonara'] }),
  recipeOf('French omelette', ['egg'], { also: ['omelette'] }),
  recipeOf('Masala omelette', ['egg', 'chilli']),
  titled(recipeOf('Spanish omelette', ['egg', 'potato'], { also: ['Spanish tortilla'] }), {
    es: 'Tortilla de patatas',
    fr: 'Tortilla espagnole',
  }),
  recipeOf('Bean burritos', ['flour-tortilla', 'black-bean']),
  titled(recipeOf('Pad thai', ['rice-noodle']), { fr: 'Pad thaï' }),
  titled(recipeOf('Paella', ['rice']), { es: 'Paella valenciana' }),
  recipeOf('Caesar salad', ['lettuce']),
  recipeOf('Sweet potato soup', ['sweet-potato']),
  recipeOf('Pumpkin soup', ['pumpkin']),
  recipeOf('Leek soup', ['leek'], { also: ['vichyssoise'] }),
  recipeOf('Meatballs', ['minced-beef']),
  recipeOf('Gin and tonic', ['gin', 'tonic-water'], { category: 'Drinks', subcategory: 'Alcoholic' }),
  recipeOf('Whiskey sour', ['whiskey', 'lemon'], { category: 'Drinks', subcategory: 'Alcoholic' }),
];
const search = createNameSearch({ kb, index: createNameIndex(RECIPES, kb) });
const matching = (query: string, language: 'en-GB' | 'es' | 'fr' = 'en-GB') =>
  search(query, language).flatMap(({ recipe, matchKind }) => (matchKind === 'near' ? [] : [recipe.title.en]));

describe('a name is found', () => {
  test.each([
    ['with a letter too few', 'carbonra', 'Spaghetti carbonara'],
    ['with a letter too many', 'carbonarra', 'Spaghetti carbonara'],
    ['with two letters swapped', 'carbonaar', 'Spaghetti carbonara'],
    ['by its sound in English', 'ceezar salad', 'Caesar salad'],
    ['by its sound in Spanish', 'paeya', 'Paella'],
    ['by its French sound, spelt as in Spanish', 'vichisua', 'Leek soup'],
    ['with the silent letters left out', 'pad tai', 'Pad thai'],
    ['shortened', 'omlet', 'French omelette'],
    ['joined', 'padthai', 'Pad thai'],
    ['split', 'meat balls', 'Meatballs'],
    ['by the beginning of a word', 'carbo', 'Spaghetti carbonara'],
    ['in the plural', 'caesar salads', 'Caesar salad'],
    ['with stop words around it', 'easy recipe for pad thai', 'Pad thai'],
  ])('%s', (_how, query, title) => {
    expect(matching(query)[0]).toBe(title);
  });

  test('with accents missing or added', () => {
    expect(matching('pad thai', 'fr')[0]).toBe('Pad thai');
    expect(matching('pàd thäi', 'fr')[0]).toBe('Pad thai');
  });
});

describe('a general word means', () => {
  test('the recipe of exactly that name before one with other words in its name', () => {
    expect(matching('omelette')[0]).toBe('French omelette');
  });

  test('the recipe with that title in the reader’s language', () => {
    expect(matching('tortilla', 'es')[0]).toBe('Spanish omelette');
  });

  test('the recipes with it, if it names an ingredient in the reader’s language', () => {
    expect(matching('tortilla', 'en-GB')[0]).toBe('Bean burritos');
  });

  test('a category, and the ingredient beside it', () => {
    expect(matching('cocktail with gin')).toEqual(['Gin and tonic']);
    expect(matching('cóctel con ginebra', 'es')).toEqual(['Gin and tonic']);
  });
});

describe('a name that no recipe has', () => {
  test('is near the recipes that share a part of it', () => {
    expect(search('beef wellington', 'en-GB').filter(({ matchKind }) => matchKind === 'name')).toEqual([]);
    expect(matching('caesar wellington')).toEqual([]);
    expect(search('caesar wellington', 'en-GB').map(({ recipe }) => recipe.title.en)).toEqual(['Caesar salad']);
  });

  test('a known word is not read as a misspelling of another', () => {
    expect(matching('parsnip soup')).toEqual([]);
    expect(matching('potato soup')[0]).not.toBe('Pumpkin soup');
  });
});

test('for any query each recipe comes once, the best first within a kind of match', () => {
  const words = fc.constantFrom('pad', 'thai', 'soup', 'gin', 'tortilla', 'carbonara', 'omlet', 'x', "l'", '', '日本');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join(' ')),
      ),
      (query) => {
        const found = search(query, 'fr');
        expect(new Set(found.map(({ recipe }) => recipe.id)).size).toBe(found.length);
        for (const [at, { matchKind, score }] of found.entries()) {
          const before = found[at - 1];
          if (before?.matchKind === matchKind) expect(before.score).toBeGreaterThanOrEqual(score);
        }
      },
    ),
  );
});

test('every recipe is found first by its title', () => {
  for (const { title } of RECIPES) expect(matching(title.en)[0]).toBe(title.en);
});
