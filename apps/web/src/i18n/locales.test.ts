import { LANGUAGES } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { loadDictionary } from './dictionaries.ts';

type Texts = Record<string, string>;

function flatten(tree: object, path = ''): Texts {
  const texts = Object.entries(tree).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[name, value]] : Object.entries(flatten(value, name));
  });
  return Object.fromEntries(texts);
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{?\s*(\w+)/g)].map(([, name]) => name ?? '').sort();
}

/** More than one word besides the placeholders, so that it can hardly be the same in two languages by chance. */
function isSentence(text = ''): boolean {
  return (text.replaceAll(/\{+.*?\}+/g, '').match(/\p{L}{2,}/gu) ?? []).length > 1;
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('have the keys of en-GB, all of them and no others', async () => {
    const texts = flatten(await loadDictionary(language));
    expect(Object.keys(texts).sort()).toEqual(Object.keys(flatten(await loadDictionary('en-GB'))).sort());
  });

  test('have the placeholders of en-GB in each text', async () => {
    const texts = flatten(await loadDictionary(language));
    for (const [key, text] of Object.entries(flatten(await loadDictionary('en-GB')))) {
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(text));
    }
  });

  test('are none of them empty, and hold no straight quotes or double spaces', async () => {
    for (const [key, text] of Object.entries(flatten(await loadDictionary(language)))) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/['"]| {2}/);
    }
  });
});

test('Spanish and French leave no English sentence standing', async () => {
  const english = flatten(await loadDictionary('en-GB'));
  for (const language of ['es', 'fr'] as const) {
    const texts = flatten(await loadDictionary(language));
    const same = Object.keys(english).filter((key) => texts[key] === english[key] && isSentence(english[key]));
    expect(same, language).toEqual([]);
  }
});
