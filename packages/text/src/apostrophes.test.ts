import { expect, test } from 'vitest';
import { withTypographicApostrophes } from './apostrophes.ts';

test.each([
  ["l'ail et l'huile d'olive", 'l’ail et l’huile d’olive'],
  ["shepherd's pie, the cooks' way", 'shepherd’s pie, the cooks’ way'],
  ["5' by 3'", "5' by 3'"],
])('%s reads as %s', (text, typographic) => {
  expect(withTypographicApostrophes(text)).toBe(typographic);
});
