import type { TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import { spanishAnd } from '../spanish-and.ts';

/** Words that may stand before an item of a list. */
const BEFORE: Record<TextLanguage, string> = {
  en: '(?:(?:with|in|of) )?(?:(?:the|a|an|some|plenty of|a little|lots of) )?',
  es: '(?:(?:con|de|en|a) )?(?:(?:el|la|los|las|un|una|mucho|mucha|un poco de) )?',
  fr: "(?:(?:avec|en|sous) )?(?:(?:au|aux|du|des|le|la|les|un|une|de la|à la|beaucoup de|un peu de|de) |(?:à l|de l|l|d)[’'])?",
};
/** Words before how something is, which no list goes on with: "with garlic and as hot as you like". */
const HOW = '(?:as|so|very|too|tan|muy|más|aussi|si|très|plus|bien)';
const ARTICLE: Record<TextLanguage, string> = {
  en: '(?:the|a|an) ',
  es: '(?:el|las?|los|una?) ',
  fr: "(?:les?|la|des|du|une?) |l[’']",
};
const AND: Record<TextLanguage, string> = { en: 'and', es: '[ye]', fr: 'et' };
const CLAUSE: Record<TextLanguage, string> = {
  en: 'with|under|over|in|for|and|then',
  es: 'con|bajo|sobre|en|para|y',
  fr: 'avec|sous|sur|dans|en|pour|et|au|aux|à',
};
/** Words that begin what is said of a whole, "tinted with turmeric", which is no item of a list. */
const SAID: Record<TextLanguage, RegExp> = {
  en: /^\p{L}+ed (?:with|in|by|of) /iu,
  es: /^\p{L}+(?:ad|id|ech|iert|uest|rit)[oa]s? (?:con|de|en|por|a) /iu,
  fr: /^\p{L}+(?:ée?s?|ie?s?|ue?s?) (?:avec |de |d[’']|en |à |au |aux |par )/iu,
};
/** Words that a sentence keeps at least. */
const LEAST_WORDS = 5;

/**
 * A sentence without the items of its lists that are named so, "garlic, lime and cumin", or without its last clause,
 * ", with a fried egg on top". Unchanged where neither leaves a sentence.
 */
export function withoutItems(sentence: string, names: readonly string[], language: TextLanguage): string {
  return names.reduce((text, name) => (isNamed(text, name) ? withoutItem(text, name, language) : text), sentence);
}

function withoutItem(sentence: string, name: string, language: TextLanguage): string {
  const written = asWritten(sentence, name);
  if (written === null) return sentence;
  const item = `${BEFORE[language]}${written}`;
  const and = AND[language];
  const inside = new RegExp(`, ${item}(?=, | ${and} )`, 'iu');
  const described = `(?: (?!(?:${CLAUSE[language]})(?: |[’']))\\p{L}+)?`;
  const last = new RegExp(`, ([^,.;:()]{2,40}?) (${and}) ${item}${described}(?=\\s?[,.;:]|$)`, 'iu');
  const second = new RegExp(`(?<=\\p{L}) ${and} ${item}(?=[,.;:]|$)`, 'iu');
  const opensClause = new RegExp(`^(?:${CLAUSE[language]})(?: |[’'])`, 'iu');
  const clause = new RegExp(`[,;:] (?:${CLAUSE[language]})(?: |[’'])[^,;:.!]*${written}[^,;:.!]*(?=[.!]?$)`, 'iu');
  const short = new RegExp(
    `, (?![^,;:.!]* ${and} )(?=[^ ,;:.!]+(?: [^ ,;:.!]+){0,3} ?[.!]?$)[^,;:.!]*${written}[^,;:.!]*(?=[.!]?$)`,
    'iu',
  );
  const opening = new RegExp(
    `([,;:] (?:con|with|avec) )(?:${ARTICLE[language]})?${written}(?:,| ${and}) (?!${HOW} )`,
    'iu',
  );
  const [, before = ''] = last.exec(sentence) ?? [];
  const isItem =
    (!opensClause.test(before) || isPrefixedAlike(before, written, sentence)) &&
    !SAID[language].test(before) &&
    !new RegExp(` ${and} `, 'iu').test(before);
  if (opening.test(sentence)) return sentence.replace(opening, '$1');
  if (inside.test(sentence)) return sentence.replace(inside, '');
  if (before && !isItem) return longEnough(sentence.replace(second, ''), sentence);
  if (before) return sentence.replace(last, language === 'es' ? ` ${spanishAnd(before)} $1` : ' $2 $1');
  if (short.test(sentence)) return longEnough(sentence.replace(short, ''), sentence);
  if (clause.test(sentence)) return longEnough(sentence.replace(clause, ''), sentence);
  return PAIRED[language].test(sentence) ? sentence : longEnough(sentence.replace(second, ''), sentence);
}

/** True of items of a French list that each begin with the same preposition: "au chipotle et à l’ail". */
function isPrefixedAlike(before: string, written: string, sentence: string): boolean {
  return /^(?:au|aux|à) /iu.test(before) && new RegExp(` et (?:au |aux |à la |à l[’'])${written}`, 'iu').test(sentence);
}

/** Words that ask for two things. */
const PAIRED: Record<TextLanguage, RegExp> = {
  en: /\b(?:between|both|half|neither|either)\b/i,
  es: /\b(?:entre|ambos|ambas|mitad|ni)\b/i,
  fr: /\b(?:entre|moitié|ni)\b/i,
};

function longEnough(shorter: string, sentence: string): string {
  return shorter.split(' ').length >= LEAST_WORDS ? shorter : sentence;
}

/** The name with the accents that it has in the sentence, for a pattern; null where it is not there. */
function asWritten(sentence: string, name: string): string | null {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  const length = name.split(' ').length;
  for (let at = 0; at + length <= words.length; at++) {
    const found = words.slice(at, at + length).join(' ');
    if (fold(found) === name) return found.replaceAll(' ', "[ ’'-]");
  }
  return null;
}

function isNamed(sentence: string, name: string): boolean {
  return name.length > 2 && asWritten(sentence, name) !== null;
}
