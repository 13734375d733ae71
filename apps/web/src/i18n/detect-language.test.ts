import { expect, test } from 'vitest';
import { localStore } from '../lib/browser-storage.ts';
import { detectLanguage } from './detect-language.ts';

test('the stored language comes before that of the browser', () => {
  localStorage.setItem('i18nextLng', 'fr');
  expect(detectLanguage(localStore, ['es'])).toBe('fr');
});

test('without it, that of the stored preferences does, which must be a supported one', () => {
  localStorage.setItem('userPreferences', '{"language":"fr"}');
  expect(detectLanguage(localStore, ['es'])).toBe('fr');
  localStorage.setItem('i18nextLng', 'en-US');
  expect(detectLanguage(localStore, ['es'])).toBe('en-US');
  localStorage.clear();
  localStorage.setItem('userPreferences', '{"language":"<script>"}');
  expect(detectLanguage(localStore, ['es'])).toBe('es');
});

test.each([
  [['es-MX'], 'es'],
  [['de', 'fr-CA'], 'fr'],
  [['en-AU'], 'en-GB'],
  [['en'], 'en-US'],
  [[], 'en-US'],
])('a browser that asks for %j is answered in %s', (tags, language) => {
  expect(detectLanguage(localStore, tags)).toBe(language);
});

test('a stored or detected language that looks like script is not a language', () => {
  localStorage.setItem('i18nextLng', '<script>alert(1)</script>');
  expect(detectLanguage(localStore, ['"><img src=x>', 'es'])).toBe('es');
});
