import { kb } from '@larder/food/__fixtures__/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipeOf } from '../__fixtures__/recipes.ts';
import { createNameSearch } from './name-search.ts';
import { indexNames } from './name-search-index.ts';

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
const search = createNameSearch({ kb, index: indexNames(RECIPES, kb) });
const borne = (query: string, language: 'en-GB' | 'es' | 'fr' = 'en-GB') =>
  search(query, language).flatMap(({ recipe, bearing }) => (bearing === 'near' ? [] : [recipe.title.en]));

describe('a name is found', () => {
  test.each([
    ['with a letter too few', 'carbonra', 'Spaghetti carbonara'],
    ['with a letter too many', 'carbonarra', 'Spaghetti carbonara'],
    ['with two letters swapped', 'carbonaar', 'Spaghetti carbonara'],
    ['as it sounds in English', 'ceezar salad', 'Caesar salad'],
    ['as it sounds in Spanish', 'paeya', 'Paella'],
    ['as French sounds to those who write Spanish', 'vichisua', 'Leek soup'],
    ['with the silent letters left out', 'pad tai', 'Pad thai'],
    ['written short', 'omlet', 'French omelette'],
    ['run together', 'padthai', 'Pad thai'],
    ['torn apart', 'meat balls', 'Meatballs'],
    ['by the beginning of a word', 'carbo', 'Spaghetti carbonara'],
    ['in the plural', 'caesar salads', 'Caesar salad'],
    ['with words that say nothing around it', 'easy recipe for pad thai', 'Pad thai'],
  ])('%s', (_how, query, title) => {
    expect(borne(query)[0]).toBe(title);
  });

  test('though the accents are left out, or put where none are', () => {
    expect(borne('pad thai', 'fr')[0]).toBe('Pad thai');
    expect(borne('pàd thäi', 'fr')[0]).toBe('Pad thai');
  });
});

describe('a general word means', () => {
  test('what it names whole, before what has it among other words', () => {
    expect(borne('omelette')[0]).toBe('French omelette');
  });

  test('what is called so in the reader’s language', () => {
    expect(borne('tortilla', 'es')[0]).toBe('Spanish omelette');
  });

  test('what is made with it, where it names an ingredient in the reader’s language', () => {
    expect(borne('tortilla', 'en-GB')[0]).toBe('Bean burritos');
  });

  test('a kind of recipe, with what has to be in it', () => {
    expect(borne('cocktail with gin')).toEqual(['Gin and tonic']);
    expect(borne('cóctel con ginebra', 'es')).toEqual(['Gin and tonic']);
  });
});

describe('a name that nothing bears', () => {
  test('is only near what shares a part of it', () => {
    expect(search('beef wellington', 'en-GB').filter(({ bearing }) => bearing === 'name')).toEqual([]);
    expect(borne('caesar wellington')).toEqual([]);
    expect(search('caesar wellington', 'en-GB').map(({ recipe }) => recipe.title.en)).toEqual(['Caesar salad']);
  });

  test('a word that is known is not taken for a slip of another', () => {
    expect(borne('parsnip soup')).toEqual([]);
    expect(borne('potato soup')[0]).not.toBe('Pumpkin soup');
  });
});

test('whatever is asked, each recipe comes once, the best first within its bearing', () => {
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
        for (const [at, { bearing, score }] of found.entries()) {
          const before = found[at - 1];
          if (before?.bearing === bearing) expect(before.score).toBeGreaterThanOrEqual(score);
        }
      },
    ),
  );
});

test('every recipe is found first by its whole title', () => {
  for (const { title } of RECIPES) expect(borne(title.en)[0]).toBe(title.en);
});
