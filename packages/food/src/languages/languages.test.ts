import { describe, expect, test } from 'vitest';
import { TEXT_LANGUAGES } from '../recipe.ts';
import { UNITS, type Unit } from '../units/units.ts';
import { LANGUAGE_DATA } from './languages.ts';
import { partsOfSpeechOf } from './lexicon.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { unitForms } from './unit-forms.ts';

/** Every list of strings in a language's files, with its place. */
function listsIn(value: unknown, place: string): { place: string; words: string[] }[] {
  if (Array.isArray(value) && value.every((word) => typeof word === 'string')) return [{ place, words: value }];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, `${place}.${key}`));
}

describe.each(TEXT_LANGUAGES)('the files of %s', (language) => {
  const lists = listsIn(LANGUAGE_DATA[language], language);

  test('hold no blank word and no word twice in a list', () => {
    expect(lists.length).toBeGreaterThan(80);
    const faults = lists.flatMap(({ place, words }) =>
      words.flatMap((word, at) =>
        word.trim() !== word || word === '' || words.indexOf(word) !== at ? [`${place}: "${word}"`] : [],
      ),
    );
    expect(faults).toEqual([]);
  });

  test('name every unit that is counted or measured with a spoon or a cup', () => {
    const { forms } = unitForms(language);
    const named = new Set([...forms.values()].map(({ unit }) => unit));
    const needed = (Object.keys(UNITS) as Unit[]).filter(
      (unit) => UNITS[unit].dimension === 'count' || unit === 'tsp' || unit === 'tbsp' || unit === 'cup',
    );
    expect(needed.filter((unit) => !named.has(unit))).toEqual([]);
  });

  test('spell the numbers from one to ten', () => {
    const values = [...NUMBER_WORDS[language].values.values()];
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((number) => !values.includes(number))).toEqual([]);
  });
});

test('a word that no file lists has no part of speech, but for its ending', () => {
  expect(partsOfSpeechOf('xyz', 'xyz', 'en')).toBe(0);
  expect(partsOfSpeechOf('frobnicated', 'frobnicated', 'en')).not.toBe(0);
});
