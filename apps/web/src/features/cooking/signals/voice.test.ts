import { expect, test } from 'vitest';
import { pickVoice } from './voice.ts';

const voice = (lang: string, localService = false, isDefault = false) => ({ lang, localService, default: isDefault });

test('a voice of the same region is preferred to one of the same language', () => {
  const voices = [voice('en-US', true, true), voice('en_GB'), voice('fr-FR', true)];
  expect(pickVoice(voices, 'en-GB')?.lang).toBe('en_GB');
});

test('among equal voices the local one is chosen', () => {
  const local = voice('es-ES', true);
  expect(pickVoice([voice('es-MX'), local], 'es')).toBe(local);
});

test('a voice is only used for its own language', () => {
  expect(pickVoice([voice('en-GB'), voice('de-DE')], 'fr')).toBeNull();
  expect(pickVoice([], 'es')).toBeNull();
});
