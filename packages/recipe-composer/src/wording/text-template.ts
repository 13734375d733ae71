import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { TextLanguage } from '@larder/food/recipe';
import { KIND_GROUPS, LASTING_GROUPS, type SimmerGroup } from '../techniques/kind-groups.ts';
import { isAgreeingPhrase } from './agreement.ts';
import type { Article } from './articles.ts';

/**
 * A slot of a template, or only its ingredients of some kinds; of these only those that last in liquid, or do not, or only
 * the fruit that is squeezed.
 */
export type SlotReference = {
  slot: string;
  kinds: ReadonlySet<CookingKind> | null;
  simmered?: SimmerGroup;
  squeezed?: true;
};
export type CookingMethod = 'fry' | 'roast' | 'simmer';

export type TemplateToken =
  | string
  | { mention: readonly SlotReference[]; article: Article; most: number }
  | { seconds: number; toSeconds?: number; within?: true }
  | { method: CookingMethod; of: readonly SlotReference[]; fallback: number | null; change: number; batches: number }
  | { agrees: string; with: readonly SlotReference[]; most: number }
  | { celsius: number }
  | { centimetres: number }
  | {
      either: readonly TemplateToken[];
      or: readonly TemplateToken[];
      given: readonly SlotReference[] | null;
      over: number;
      by?: CookingMethod;
    };

const ARTICLES: Record<TextLanguage, readonly string[]> = {
  en: ['the', 'all'],
  es: ['el', 'del', 'al', 'de', 'all'],
  fr: ['le', 'du', 'au', 'de', 'all'],
};
/** The group of fruit that is squeezed, and not its juice from a bottle. */
const SQUEEZED = 'squeezed';
const SECONDS = { s: 1, min: 60, h: 3600 } as const;

const parsed: Readonly<Record<TextLanguage, Map<string, readonly TemplateToken[]>>> = {
  en: new Map(),
  es: new Map(),
  fr: new Map(),
};

/**
 * Parses the text of a dish template in one language; `TextTemplate` describes the notation. Each text is parsed once.
 * @throws Error with the placeholder or bracket that is not valid
 */
export function parseTextTemplate(text: string, language: TextLanguage): readonly TemplateToken[] {
  let tokens = parsed[language].get(text);
  if (!tokens) {
    const reader = { text, at: 0, language };
    tokens = parseUntil(reader, '');
    if (reader.at < text.length) throw new Error(`Unmatched "${text[reader.at]}" in: ${text}`);
    parsed[language].set(text, tokens);
  }
  return tokens;
}

type TemplateReader = { text: string; at: number; language: TextLanguage };

function parseUntil(reader: TemplateReader, ends: string): TemplateToken[] {
  const tokens: TemplateToken[] = [];
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
      tokens.push(char === '{' ? parsePlaceholder(reader) : parseChoice(reader));
    } else words += char;
  }
  flush();
  return tokens;
}

function parseChoice(reader: TemplateReader): TemplateToken {
  const [words, by, given, over = '0'] =
    /^(?:(fry|roast|simmer) )?([\w.,+-]+)(?:>(\d+))?\? /.exec(reader.text.slice(reader.at)) ?? [];
  reader.at += words?.length ?? 0;
  const either = parseUntil(reader, '|]');
  const hasOther = reader.text[reader.at] === '|';
  if (hasOther) reader.at += 1;
  const or = hasOther ? parseUntil(reader, ']') : [];
  if (reader.text[reader.at] !== ']') throw new Error(`Unmatched "[" in: ${reader.text}`);
  reader.at += 1;
  const condition = { given: given === undefined ? null : parseReferences(given), over: Number(over) };
  return { either, or, ...condition, ...(by && { by: by as CookingMethod }) };
}

function parsePlaceholder(reader: TemplateReader): TemplateToken {
  const end = reader.text.indexOf('}', reader.at);
  if (end < 0) throw new Error(`Unmatched "{" in: ${reader.text}`);
  const inner = reader.text.slice(reader.at, end);
  reader.at = end + 1;
  const { language } = reader;
  return parseMeasure(inner) ?? parseMethod(inner) ?? parseAgreement(inner, language) ?? parseMention(inner, language);
}

function parseMeasure(inner: string): TemplateToken | null {
  const [, from, to, unit, within] = /^([\d.]+)(?:-([\d.]+))? (s|min|h|C|cm)( within)?$/.exec(inner) ?? [];
  if (from === undefined || unit === undefined) return null;
  if (unit === 'C') return { celsius: Number(from) };
  if (unit === 'cm') return { centimetres: Number(from) };
  const factor = SECONDS[unit as keyof typeof SECONDS];
  const seconds = Number(from) * factor;
  const time = to === undefined ? { seconds } : { seconds, toSeconds: Number(to) * factor };
  return within ? { ...time, within: true } : time;
}

function parseMethod(inner: string): TemplateToken | null {
  const [, method, of = '', fallback, sign, change = '0', twice] =
    /^(fry|roast|simmer) (\S+)(?: ([\d.]+))?(?: (less|more) (\d+))?( twice)?$/.exec(inner) ?? [];
  if (method === undefined) return null;
  return {
    method: method as CookingMethod,
    of: parseReferences(of),
    fallback: fallback === undefined ? null : Number(fallback),
    change: sign === 'less' ? -Number(change) : Number(change),
    batches: twice === undefined ? 1 : 2,
  };
}

function parseAgreement(inner: string, language: TextLanguage): TemplateToken | null {
  const [, phrase = '', names = '', most] = /^=(\S+) ([\w.,+-]+)(?:#(\d))?$/.exec(inner) ?? [];
  if (phrase === '') return null;
  if (!isAgreeingPhrase(phrase, language)) throw new Error(`"${phrase}" is no phrase that agrees in ${language}`);
  return { agrees: phrase, with: parseReferences(names), most: numberOrAll(most) };
}

function parseMention(inner: string, language: TextLanguage): TemplateToken {
  const [, article = '', names = '', most] = /^(?:([a-z]+) )?([\w.,+-]+)(?:#(\d))?$/.exec(inner) ?? [];
  if (names === '' || (article !== '' && !ARTICLES[language].includes(article))) {
    throw new Error(`"{${inner}}" is no placeholder in ${language}`);
  }
  return {
    mention: parseReferences(names),
    article: article as Article,
    most: numberOrAll(most),
  };
}

function numberOrAll(most: string | undefined): number {
  return most === undefined ? Number.POSITIVE_INFINITY : Number(most);
}

function parseReferences(names: string): SlotReference[] {
  return names.split('+').map((name) => {
    const [slot = '', group] = name.split('.');
    if (group === undefined) return { slot, kinds: null };
    if (group === SQUEEZED) return { slot, kinds: null, squeezed: true };
    const lasting = LASTING_GROUPS.get(group);
    if (lasting === undefined) return { slot, kinds: kindsOf(group) };
    return { slot, kinds: kindsOf(lasting.among), simmered: lasting.simmered };
  });
}

/** The kinds of a group, or of a list separated by commas. */
function kindsOf(group: string): ReadonlySet<CookingKind> {
  if (Object.hasOwn(KIND_GROUPS, group)) return new Set(KIND_GROUPS[group as keyof typeof KIND_GROUPS]);
  return new Set(group.split(',') as CookingKind[]);
}

/** The methods by whose minutes the ingredients of a slot and a kind are cooked in texts, whatever their conditions. */
export function cookedBy(texts: readonly string[], slot: string, kind: CookingKind): CookingMethod[] {
  const isMeant = (reference: SlotReference) =>
    reference.slot === slot && (reference.kinds === null || reference.kinds.has(kind));
  const methodsIn = (tokens: readonly TemplateToken[]): CookingMethod[] =>
    tokens.flatMap((token) => {
      if (typeof token === 'string') return [];
      if ('either' in token) return [...methodsIn(token.either), ...methodsIn(token.or)];
      return 'method' in token && token.of.some(isMeant) ? [token.method] : [];
    });
  return [...new Set(texts.flatMap((text) => methodsIn(parseTextTemplate(text, 'en'))))];
}
