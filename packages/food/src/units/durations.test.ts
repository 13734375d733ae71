import type { Language } from '@larder/contract/language';
import { expect, test } from 'vitest';
import { renderDuration } from './durations.ts';

/** With ordinary spaces, so that the expectations can be read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[number, Language, string]>([
  [30, 'en-GB', '30 seconds'],
  [60, 'en-US', '1 minute'],
  [90, 'es', '90 segundos'],
  [480, 'en-GB', '8 minutes'],
  [480, 'es', '8 minutos'],
  [4200, 'en-GB', '1 hr 10 mins'],
  [4200, 'en-US', '1 hr 10 mins'],
  [4200, 'fr', '1 h 10'],
  [3900, 'fr', '1 h 05'],
  [7200, 'fr', '2 heures'],
  [86_400, 'en-GB', '24 hours'],
  [172_800, 'es', '2 días'],
])('%d s in %s reads %s', (seconds, language, expected) => {
  expect(plain(renderDuration(seconds, language))).toBe(expected);
});

test('from and to share their unit where they can', () => {
  expect(plain(renderDuration(600, 'en-GB', 720))).toBe('10–12 minutes');
  expect(plain(renderDuration(600, 'es', 720))).toBe('10–12 minutos');
  expect(plain(renderDuration(3600, 'fr', 7200))).toBe('1–2 heures');
  expect(plain(renderDuration(7200, 'en-GB', 12_600))).toBe('2 hrs – 3 hrs 30 mins');
});

test('a number never parts from its unit at the end of a line', () => {
  expect(renderDuration(480, 'en-GB')).toBe('8\u00a0minutes');
});
