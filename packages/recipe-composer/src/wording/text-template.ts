import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { TextLanguage } from '@larder/food/recipe';
import { KIND_GROUPS } from '../techniques/kind-groups.ts';
import type { Article } from './names.ts';

/** Slots of an template, narrowed to some kinds where `kinds` says so. */
export type Reference = { slot: string; kinds: ReadonlySet<CookingKind> | null };
export type Method = 'fry' | 'roast' | 'simmer';

export type Token =
  | string
  | { mention: readonly Reference[]; article: Article; most: number }
  | { seconds: number; toSeconds?: number }
  | { method: Method; of: readonly Reference[]; fallback: number | null }
  | { celsius: number }
  | { centimetres: number }
  | { either: readonly Token[]; or: readonly Token[]; given: readonly Reference[] | null };

const ARTICLES: Record<TextLanguage, readonly string[]> = {
  en: ['the', 'all'],
  es: ['el', 'del', 'al', 'de', 'all'],
  fr: ['le', 'du', 'au', 'de', 'all'],
};
const SECONDS = { s: 1, min: 60, h: 3600 } as const;

const parsed = new Map<string, readonly Token[]>();

/**
 * Reads a text of an template; the notation stands at `Text`. Each text is read once.
 * @throws Error naming what can't be read
 */
export function parseTextTemplate(text: string, language: TextLanguage): readonly Token[] {
  const key = language + text;
  let tokens = parsed.get(key);
  if (!tokens) {
    const reader = { text, at: 0, language };
    tokens = readUntil(reader, '');
    if (reader.at < text.length) throw new Error(`Unmatched "${text[reader.at]}" in: ${text}`);
    parsed.set(key, tokens);
  }
  return tokens;
}

type Reader = { text: string; at: number; language: TextLanguage };

function readUntil(reader: Reader, ends: string): Token[] {
  const tokens: Token[] = [];
  let words = '';
  const flush = () => {
    if (words) tokens.push(words);
    words = '';
  };
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at] ?? '';
    if (ends.includes(char) || char === ']' || char === '}') break;
    reader.at += 1;
    if (char === '{' || char === '[') {
      flush();
      tokens.push(char === '{' ? readPlace(reader) : readChoice(reader));
    } else words += char;
  }
  flush();
  return tokens;
}

function readChoice(reader: Reader): Token {
  const [condition, given] = /^([\w.,+-]+)\? /.exec(reader.text.slice(reader.at)) ?? [];
  reader.at += condition?.length ?? 0;
  const either = readUntil(reader, '|]');
  const hasOther = reader.text[reader.at] === '|';
  if (hasOther) reader.at += 1;
  const or = hasOther ? readUntil(reader, ']') : [];
  if (reader.text[reader.at] !== ']') throw new Error(`Unmatched "[" in: ${reader.text}`);
  reader.at += 1;
  return { either, or, given: given === undefined ? null : referencesIn(given) };
}

function readPlace(reader: Reader): Token {
  const end = reader.text.indexOf('}', reader.at);
  if (end < 0) throw new Error(`Unmatched "{" in: ${reader.text}`);
  const inner = reader.text.slice(reader.at, end);
  reader.at = end + 1;
  return readMeasure(inner) ?? readMethod(inner) ?? readMention(inner, reader.language);
}

function readMeasure(inner: string): Token | null {
  const [, from, to, unit] = /^([\d.]+)(?:-([\d.]+))? (s|min|h|C|cm)$/.exec(inner) ?? [];
  if (from === undefined || unit === undefined) return null;
  if (unit === 'C') return { celsius: Number(from) };
  if (unit === 'cm') return { centimetres: Number(from) };
  const factor = SECONDS[unit as keyof typeof SECONDS];
  const seconds = Number(from) * factor;
  return to === undefined ? { seconds } : { seconds, toSeconds: Number(to) * factor };
}

function readMethod(inner: string): Token | null {
  const [, method, of = '', fallback] = /^(fry|roast|simmer) (\S+)(?: ([\d.]+))?$/.exec(inner) ?? [];
  if (method === undefined) return null;
  return { method: method as Method, of: referencesIn(of), fallback: fallback === undefined ? null : Number(fallback) };
}

function readMention(inner: string, language: TextLanguage): Token {
  const [, article = '', names = '', most] = /^(?:([a-z]+) )?([\w.,+-]+)(?:#(\d))?$/.exec(inner) ?? [];
  if (names === '' || (article !== '' && !ARTICLES[language].includes(article))) {
    throw new Error(`"{${inner}}" means nothing in ${language}`);
  }
  return {
    mention: referencesIn(names),
    article: article as Article,
    most: most === undefined ? Number.POSITIVE_INFINITY : Number(most),
  };
}

function referencesIn(names: string): Reference[] {
  return names.split('+').map((name) => {
    const [slot = '', group] = name.split('.');
    return { slot, kinds: group === undefined ? null : kindsOf(group) };
  });
}

/** A group's name, or kinds parted by commas. */
function kindsOf(group: string): ReadonlySet<CookingKind> {
  if (Object.hasOwn(KIND_GROUPS, group)) return new Set(KIND_GROUPS[group as keyof typeof KIND_GROUPS]);
  return new Set(group.split(',') as CookingKind[]);
}
