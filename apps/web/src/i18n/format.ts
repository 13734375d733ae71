import type { Language } from '@larder/contract/language';

/** "lime, coriander and salt", as the language joins a list. `unit` joins by commas alone. */
export function formatList(items: readonly string[], language: Language, type: 'conjunction' | 'unit' = 'conjunction') {
  return new Intl.ListFormat(language, { type, style: type === 'unit' ? 'short' : 'long' }).format(items);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}
