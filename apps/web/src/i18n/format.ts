import type { Language } from '@larder/contract/language';

/** "lime, coriander and salt", as the language joins a list. `unit` joins by commas alone. */
export function formatList(items: readonly string[], language: Language, type: 'conjunction' | 'unit' = 'conjunction') {
  return new Intl.ListFormat(language, { type, style: type === 'unit' ? 'short' : 'long' }).format(items);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A share from 0 to 1 as "87 %", in the language's own form. */
export function formatPercent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** "May 17, 2025" in the language's own form; `day` is `YYYY-MM-DD`. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
