import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Grammar } from '@larder/food/names/noun-grammar';
import { DEFAULT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { agreeArticle } from '@larder/food/rendering/articles';
import { fold } from '@larder/text/fold';

/** The ids of what was taken out and of what came in. */
export type Swapped = { from: string; into: string };

/** A name as it is written, and whether it is a plural. */
type Form = { text: string; plural: boolean };

/**
 * A sentence in which what was taken out goes by the name of what came in. Unchanged where the other name would not
 * agree with the words around it, or the sentence names what came in already.
 */
export function renameSwapped(
  sentence: string,
  swaps: readonly Swapped[],
  language: TextLanguage,
  kb: KnowledgeBase,
): string {
  return swaps.reduce((text, swap) => renameOne(text, swap, language, kb), sentence);
}

function renameOne(sentence: string, { from, into }: Swapped, language: TextLanguage, kb: KnowledgeBase): string {
  const isNamedAlready = formsOf(into, language, kb).some(({ text }) => fold(sentence).includes(fold(text)));
  if (isNamedAlready) return sentence;
  for (const form of formsOf(from, language, kb)) {
    const at = placeOf(form.text, sentence);
    const name = at < 0 ? undefined : nameLike(form, into, language, kb);
    if (name === undefined) continue;
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + form.text.length)];
    const grammar = kb.grammar(name, language, form.plural);
    const agrees = language === 'en' || isAlike(grammar, kb.grammar(form.text, language, form.plural));
    if (!agrees && !STANDS_ALONE[language].test(after)) return sentence;
    return capitalised(withAnd(agreeArticle(before, name, language, grammar), name, language) + name + after);
  }
  return sentence;
}

/** What follows a name with which nothing has to agree: a stop, or a word that begins another phrase. */
const STANDS_ALONE: Record<TextLanguage, RegExp> = {
  en: /^/,
  es: /^(?:[,.;:!?)]|$| (?:y|e|o|con|en|sobre|para|al|a|bajo|entre)(?![\p{L}]))/u,
  fr: /^(?:[,.;:!?)]|$| (?:et|ou|avec|en|dans|sur|pour|à|au|aux|sous|entre)(?![\p{L}])| [;:!?])/u,
};

function isAlike(one: Grammar, other: Grammar): boolean {
  return one.feminine === other.feminine && one.plural === other.plural;
}

/** The forms of an ingredient's own names, the longer ones first. */
function formsOf(id: string, language: TextLanguage, kb: KnowledgeBase): Form[] {
  const locales = language === 'en' ? (['en-GB', 'en-US'] as const) : [DEFAULT_LANGUAGES[language]];
  const forms = locales.flatMap((locale): Form[] => {
    const [one, many] = [kb.name(id, locale, 1), kb.name(id, locale, 2)];
    const own = { text: one, plural: kb.grammar(one, language, false).plural };
    if (many === one) return isOfEitherNumber(one, own.plural, language) ? [] : [own];
    return [{ text: many, plural: true }, own];
  });
  return forms.sort((one, other) => other.text.length - one.text.length);
}

/** True of "noix", which is one nut or many. */
function isOfEitherNumber(name: string, plural: boolean, language: TextLanguage): boolean {
  return language === 'fr' && !plural && /[sxz]$/.test(name.split(' ')[0] ?? '');
}

/** Where a name begins in a sentence as words of its own; -1 where it is not named, or begins a compound. */
function placeOf(name: string, sentence: string): number {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])`, 'iu').exec(sentence);
  return match?.index ?? -1;
}

/** The name of what came in, in the number of what it stands for; undefined where it has none in that number. */
function nameLike({ plural }: Form, into: string, language: TextLanguage, kb: KnowledgeBase): string | undefined {
  const locale = DEFAULT_LANGUAGES[language];
  const name = kb.name(into, locale, plural ? 2 : 1);
  const isPlural = kb.name(into, locale, 1) !== name || kb.grammar(name, language, false).plural;
  return isPlural === plural ? name : undefined;
}

/** "y" becomes "e" before the sound of an i, and the reverse. */
function withAnd(before: string, name: string, language: TextLanguage): string {
  if (language !== 'es') return before;
  return before.replace(/(?<= )[ye] $/u, /^h?i(?![ae])/i.test(name) ? 'e ' : 'y ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
