import { expect, test } from 'vitest';
import { pickVoice } from './voice.ts';

const voice = (lang: string, localService = false, isDefault = false) => ({ lang, localService, default: isDefault });

test('a voice of the very region is taken before one that only shares the language', () => {
  const voices = [voice('en-US', true, true), voice('en_GB'), voice('fr-FR', true)];
  expect(pickVoice(voices, 'en-GB')?.lang).toBe('en_GB');
});

test('among equals the one on the device is taken', () => {
  const local = voice('es-ES', true);
  expect(pickVoice([voice('es-MX'), local], 'es')).toBe(local);
});

test('no voice reads a language it does not speak', () => {
  expect(pickVoice([voice('en-GB'), voice('de-DE')], 'fr')).toBeNull();
  expect(pickVoice([], 'es')).toBeNull();
});
