import type { Language } from '@larder/contract/language';

/** A list as the language joins it: "lime, coriander and salt". `unit` joins with commas only. */
export function formatList(items: readonly string[], language: Language, type: 'conjunction' | 'unit' = 'conjunction') {
  return new Intl.ListFormat(language, { type, style: type === 'unit' ? 'short' : 'long' }).format(items);
}

/** The parts of a list of choices, "lime, lemon or orange", with a part of type `element` for each. */
export function choiceParts(choices: readonly string[], language: Language) {
  return new Intl.ListFormat(language, { type: 'disjunction' }).formatToParts(choices);
}

const numberFormats = new Map<Language, Intl.NumberFormat>();
const DECIMAL_MARKS: Readonly<Record<Language, string>> = { 'en-GB': '.', 'en-US': '.', es: ',', fr: ',' };
/** From here on digits are grouped. */
const GROUPED = 1000;

/**
 * A number as the language writes it. One below 1,000 with at most one decimal, as on every recipe's page, without
 * `Intl.NumberFormat`: on a phone creating the first one takes longer than rendering a section of the page.
 */
export function formatNumber(value: number, language: Language): string {
  if (value >= 0 && value < GROUPED && value === Math.round(value * 10) / 10) {
    return String(value).replace('.', DECIMAL_MARKS[language]);
  }
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, format);
  return format.format(value);
}

/** A share from 0 to 1 as a percentage in the language's format. */
export function formatPercent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A date in the language's long format, "May 17, 2025". `day` is `YYYY-MM-DD`. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
