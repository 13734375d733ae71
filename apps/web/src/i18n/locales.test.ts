import { LANGUAGES, type Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { loadTexts, TEXT_PARTS } from './dictionaries.ts';

type Texts = Record<string, string>;

function flatten(tree: object, path = ''): Texts {
  const texts = Object.entries(tree).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[name, value]] : Object.entries(flatten(value, name));
  });
  return Object.fromEntries(texts);
}

async function textsIn(language: Language): Promise<Texts> {
  const parts = await Promise.all(TEXT_PARTS.map((part) => loadTexts(language, part)));
  const texts: Texts = Object.assign({}, ...parts.map((part) => flatten(part)));
  expect(Object.keys(texts).length).toBeGreaterThan(400);
  return texts;
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{?\s*(\w+)/g)].map(([, name]) => name ?? '').sort();
}

/** Several words besides placeholders, which are unlikely to be equal in two languages. */
function isSentence(text = ''): boolean {
  return (text.replaceAll(/\{+.*?\}+/g, '').match(/\p{L}{2,}/gu) ?? []).length > 1;
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('have the keys of en-GB, all of them and no others', async () => {
    const [texts, english] = [await textsIn(language), await textsIn('en-GB')];
    const missing = Object.keys(english).filter((key) => !(key in texts));
    const unknown = Object.keys(texts).filter((key) => !(key in english));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  test('have the placeholders of en-GB in each text', async () => {
    const texts = await textsIn(language);
    for (const [key, text] of Object.entries(await textsIn('en-GB'))) {
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(text));
    }
  });

  test('are none of them empty, and hold no straight quotes or double spaces', async () => {
    for (const [key, text] of Object.entries(await textsIn(language))) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/['"]| {2}/);
    }
  });
});

test('texts in French have no-break spaces inside guillemets and before double punctuation', async () => {
  for (const [key, text] of Object.entries(await textsIn('fr'))) expect(text, key).not.toMatch(/ [:;!?»%]|« /);
});

test('swaps in French elide “de” before a vowel and a mute h', async () => {
  const { t } = await createI18n('fr', ['recipe-card', 'recipe']);
  expect(t('card.swap', { to: 'crème', from: 'œuf' })).toBe('crème au lieu d’œuf');
  expect(t('recipe.match.swap', { to: 'beurre', from: 'huile' })).toBe('beurre au lieu d’huile');
  expect(t('recipe.match.instead', { has: 'lentilles', needs: 'haricots' })).toBe('lentilles à la place de haricots');
});

test('languages other than English leave no English sentence standing', async () => {
  const english = await textsIn('en-GB');
  const others = LANGUAGES.filter((language) => !language.startsWith('en'));
  expect(others).not.toEqual([]);
  for (const language of others) {
    const texts = await textsIn(language);
    const same = Object.keys(english).filter((key) => texts[key] === english[key] && isSentence(english[key]));
    expect(same, language).toEqual([]);
  }
});

test('no two parts of the texts begin a key with the same word', async () => {
  const parts = await Promise.all(TEXT_PARTS.map((part) => loadTexts('en-GB', part)));
  const words = parts.flatMap((part) => Object.keys(part));
  expect(words.length).toBeGreaterThanOrEqual(TEXT_PARTS.length);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
