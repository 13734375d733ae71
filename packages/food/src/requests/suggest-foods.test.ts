import { LANGUAGES } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { kb } from '../__fixtures__/knowledge-base.ts';
import { readRequest } from './read-request.ts';
import { createFoodSuggestions } from './suggest-foods.ts';

const recipe = (...ids: string[]) => ({
  lines: ids.map((ingredient) => ({ ingredient, name: { en: ingredient }, amount: null, unit: null })),
});
const RECIPES = [recipe('tomato', 'yogurt', 'peanut'), recipe('tomato', 'tofu', 'peanut')];
const suggest = createFoodSuggestions(kb, RECIPES);
const names = (...query: Parameters<typeof suggest>) => suggest(...query).map(({ name }) => name);

describe('foods for the beginning of a name', () => {
  test('are those in the most recipes first, but before all the one that is called so', () => {
    expect(names('to', 'es', 3).slice(0, 2)).toEqual(['tomate', 'tofu']);
    expect(names('pea', 'en-GB', 2)).toEqual(['pea', 'peanut']);
  });

  test('begin so, before those with a later word that does', () => {
    const found = names('yog', 'en-GB', 20);
    expect(found[0]).toBe('yogurt');
    expect(found.length).toBeGreaterThan(2);
    expect(found.findIndex((name) => !name.startsWith('yog'))).toBeGreaterThan(0);
  });

  test.each([
    ['limon', 'es', 'limón'],
    ['œuf', 'fr', 'œuf'],
    ['oeuf', 'fr', 'œuf'],
    ['AUBERG', 'en-GB', 'aubergine'],
    ['eggpl', 'en-US', 'eggplant'],
  ] as const)('are found without accents and in any case: %s in %s', (typed, language, name) => {
    expect(names(typed, language, 5)).toContain(name);
  });

  test('say by which other name they were found', () => {
    expect(suggest('scallion', 'en-GB', 3)).toContainEqual({
      id: 'spring-onion',
      name: 'spring onion',
      also: expect.stringContaining('scallion'),
    });
  });

  test('are the nearest name where none begins so', () => {
    expect(names('tomatoo', 'en-GB', 5)).toEqual(['tomato']);
    expect(names('zzzzzz', 'en-GB', 5)).toEqual([]);
  });

  test('are none for a blank beginning, and never more than asked for', () => {
    expect(names('  ', 'en-GB', 5)).toEqual([]);
    expect(names('c', 'en-GB', 5)).toHaveLength(5);
  });

  test.each(LANGUAGES)('have names in %s that a list of several is read as again', (language) => {
    for (const typed of 'abcdefgilmnoprstv') {
      const suggested = suggest(typed, language, 8);
      const list = suggested.map(({ name }) => name).join(', ');
      const { have } = readRequest(list, kb, language, { isDishName: false });
      expect(have.map(({ id }) => id).sort(), list).toEqual(suggested.map(({ id }) => id).sort());
    }
  });
});
