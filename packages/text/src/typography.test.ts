import { expect, test } from 'vitest';
import { typeset } from './typography.ts';

test.each([
  ["l'ail et l'huile d'olive", 'l’ail et l’huile d’olive'],
  ["shepherd's pie, the cooks' way", 'shepherd’s pie, the cooks’ way'],
  ["5' by 3'", "5' by 3'"],
])('%s reads as %s', (text, typographic) => {
  expect(typeset(text, 'en-GB')).toBe(typographic);
});

test('French has no-break spaces before double punctuation and inside guillemets', () => {
  const text = "Prêt ? Goûtez : c'est « fondant » ; servez !";
  const printed = 'Prêt\u00a0? Goûtez\u00a0: c’est «\u00a0fondant\u00a0»\u00a0; servez\u00a0!';
  expect(typeset(text, 'fr')).toBe(printed);
  expect(typeset(printed, 'fr')).toBe(printed);
  expect(typeset('Ready : now', 'en-GB')).toBe('Ready : now');
});
