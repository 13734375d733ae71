import type { Language } from '@larder/contract/language';

/** Between a number and its unit: no line break. */
export const NO_BREAK_SPACE = '\u00a0';
export const RANGE_DASH = '–';

const GLYPHS: ReadonlyMap<number, string> = new Map([
  [1 / 2, '½'],
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
  [1 / 4, '¼'],
  [3 / 4, '¾'],
  [1 / 8, '⅛'],
  [3 / 8, '⅜'],
  [5 / 8, '⅝'],
  [7 / 8, '⅞'],
  [1 / 16, '1/16'],
  [3 / 16, '3/16'],
]);
const EPSILON = 1e-4;

/** 0.25 as "¼", 1.5 as "1½"; a number that is no usual fraction has decimals. */
export function formatFraction(value: number, decimalSeparator: string): string {
  const whole = Math.floor(value + EPSILON);
  const rest = value - whole;
  if (rest < EPSILON && (whole > 0 || value === 0)) return String(whole);
  for (const [fraction, glyph] of GLYPHS) {
    if (Math.abs(fraction - rest) > EPSILON) continue;
    if (whole === 0) return glyph;
    return glyph.length > 1 ? `${whole} ${glyph}` : `${whole}${glyph}`;
  }
  return formatDecimal(value, decimalSeparator);
}

/** At most six significant digits; tiny values in plain notation. */
export function formatDecimal(value: number, decimalSeparator: string): string {
  const text = value >= 1e-6 ? String(Number(value.toPrecision(6))) : value.toFixed(6).replace(/\.?0+$/, '');
  return text.replace('.', decimalSeparator);
}

const DECIMAL_SEPARATORS: Readonly<Record<Language, string>> = { 'en-US': '.', 'en-GB': '.', es: ',', fr: ',' };

export function decimalSeparator(language: Language): string {
  return DECIMAL_SEPARATORS[language];
}
