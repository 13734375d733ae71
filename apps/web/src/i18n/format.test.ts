import { LANGUAGES } from '@larder/contract/language';
import { expect, test } from 'vitest';
import { formatNumber } from './format.ts';

test.each(LANGUAGES)('in %s numbers are written as its readers expect', (language) => {
  const { format } = new Intl.NumberFormat(language);
  const small = Array.from({ length: 11_000 }, (_, tenths) => tenths / 10);
  const others = [0.25, 999.95, 1000, 12_345.6, 1_234_567, -3, -0.5, -1200];
  for (const value of [...small, ...others]) expect(formatNumber(value, language)).toBe(format(value));
});
