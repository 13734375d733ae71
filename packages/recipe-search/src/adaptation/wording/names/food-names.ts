import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { DEFAULT_LANGUAGES, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import { MERE_KINDS } from './mere-kinds.ts';

/** Shorter names are also other words. */
const LEAST_LETTERS = 3;

/** The folded names that the interface shows, singular and plural. */
export function mainNamesOf(id: string, language: TextLanguage, kb: KnowledgeBase): string[] {
  const locales = language === 'en' ? (['en-GB', 'en-US'] as const) : [DEFAULT_LANGUAGES[language]];
  return locales.flatMap((locale) => [1, 2].map((count) => wordsOf(kb.name(id, locale, count)).trim()));
}

/** True where folded words between spaces have a folded name among them. */
export function isNamed(words: string, name: string): boolean {
  return name.length >= LEAST_LETTERS && words.includes(` ${name} `);
}

/**
 * True where folded words between spaces name one of the foods that are gone: the longest name counts, so that "pommes de
 * terre" are no apples where potatoes stay.
 */
export function namesGone(words: string, gone: readonly string[], stays: readonly string[]): boolean {
  const isThere = (name: string) => isNamed(words, name);
  const named = gone.filter(isThere);
  if (named.length === 0) return false;
  const kept = stays.filter(isThere);
  return named.some((name) => {
    const longer = kept.filter((other) => other.length >= name.length);
    return isNamed(
      longer.reduce((rest, other) => rest.replaceAll(` ${other} `, ' '), words),
      name,
    );
  });
}

/** The folded words of a text, each between spaces, with a comma where a name can't go on: "chicken, egg". */
export function wordsOf(text: string): string {
  return ` ${fold(text)
    .replace(/[,;:.!?()]+/gu, ' , ')
    .replace(/[^\p{L}\p{N},]+/gu, ' ')
    .trim()} `;
}

/** The noun of a name of several words, which texts use alone: "salmon" of "smoked salmon". Not that of a mere kind. */
export function headsOf(name: string, language: TextLanguage): string[] {
  const words = name.split(' ');
  const head = language === 'en' ? words.at(-1) : words[0];
  if (words.length < 2 || head === undefined || head.length <= LEAST_LETTERS || MERE_KINDS.has(head)) return [];
  return [head, head.replace(/s$/, ''), `${head}s`];
}

/** Roles of what a dish tastes of, rather than feels like: "mustardy" names mustard, but "creamy" no cream. */
const TASTES: ReadonlySet<Role> = new Set<Role>(['herb', 'spice', 'aromatic', 'heat', 'seasoning', 'citrus', 'egg']);

/** The English adjectives of a food that gives its taste: "mustardy", "garlicky". */
export function adjectivesOf(id: string, kb: KnowledgeBase): string[] {
  if (!kb.get(id)?.roles.some((role) => TASTES.has(role))) return [];
  return namesOf(id, 'en', kb)
    .filter((name) => !name.includes(' '))
    .flatMap(adjectives);
}

/** "Garlicy" and "garlicky": one of them is written. */
export function adjectives(name: string): string[] {
  return [`${name}y`, `${name}ky`];
}

/** What is made with a food of such a name, and is not that food: "sandwich bread". */
const DISHES: ReadonlySet<string> = new Set(['sandwich']);

/** The words beside the head of a name that are foods by themselves: "rye" of "rye bread", "sesame" of "toasted sesame oil". */
export function foodsIn(name: string, language: TextLanguage, kb: KnowledgeBase): string[] {
  const words = name.split(' ');
  const beside = language === 'en' ? words.slice(0, -1) : words.slice(1).reverse();
  return beside
    .filter((word, at) => (at === 0 || !MERE_KINDS.has(word)) && !DISHES.has(word))
    .filter((word) => word.length >= LEAST_LETTERS && kb.exact(word, language) !== undefined)
    .flatMap((word) => (MERE_KINDS.has(word) ? [word] : [word, `${word}s`]));
}

/** The words that the names of a food share in two languages: "agave" of "agave syrup", "Dijon" of "Dijon mustard". */
export function sharedWords(id: string, kb: KnowledgeBase): string[] {
  const words = TEXT_LANGUAGES.map((language) =>
    fold(kb.name(id, DEFAULT_LANGUAGES[language], 1)).split(/[^\p{L}\p{N}]+/u),
  );
  const isTelling = (word: string) => word.length > LEAST_LETTERS && !MERE_KINDS.has(word);
  const shared = (words[0] ?? []).filter((word) => words.slice(1).some((others) => others.includes(word)));
  return (words[0]?.length ?? 0) > 1 ? shared.filter(isTelling) : [];
}

const namesById = new WeakMap<KnowledgeBase, Map<string, readonly string[]>>();

/** The folded names of an ingredient, its own and others, singular and plural. */
export function namesOf(id: string, language: TextLanguage, kb: KnowledgeBase): readonly string[] {
  const known = namesById.get(kb) ?? new Map<string, readonly string[]>();
  namesById.set(kb, known);
  const key = `${language} ${id}`;
  let names = known.get(key);
  if (!names) {
    const locale = DEFAULT_LANGUAGES[language];
    const also = (kb.get(id)?.also?.[language] ?? []).flatMap((name) => name.split('|'));
    names = [kb.name(id, locale, 1), kb.name(id, locale, 2), ...also].map((name) => wordsOf(name).trim());
    known.set(key, names);
  }
  return names;
}
