import type { KnowledgeBase } from '@larder/food/knowledge-base';
import {
  type CanonicalRecipe,
  DEFAULT_LANGUAGES,
  type Localised,
  type RecipeLine,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import { describeSwaps } from './describe-swaps.ts';
import { renameSwapped } from './rename-swapped.ts';

/** Names of what was swapped out, and of what came in, in one language. */
type SwappedNames = { gone: readonly string[]; stays: readonly string[] };

/** A recipe with swaps, and as it was; their lines are the same ones in the same order. */
type SwappedDish = { recipe: CanonicalRecipe; original: CanonicalRecipe };

/** Shorter names are also other words. */
const LEAST_LETTERS = 3;

/**
 * The recipe with the texts beside its method that still fit after the swaps: sentences that name what was taken out
 * are left out, but for those of the description that stay right with the name of what came in. A description that
 * loses its first sentence begins with one on the dish as it is now.
 */
export function adaptTexts(recipe: CanonicalRecipe, original: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  const swap: SwappedDish = { recipe, original };
  return {
    ...recipe,
    description: inEach(recipe.description, (text, language) => describe(text, swap, language, kb)),
    tip: optional(recipe.tip, swap, kb),
    makeAhead: optional(recipe.makeAhead, swap, kb),
  };
}

/** The sentences of a description that suit the adapted dish, some of them with another name in them. */
function describe(text: string, swap: SwappedDish, language: TextLanguage, kb: KnowledgeBase): string {
  const { recipe } = swap;
  const names = namesIn(swap, language, kb);
  const swaps = recipe.lines.flatMap(({ ingredient, swappedFrom }) =>
    ingredient && swappedFrom ? [{ from: swappedFrom.ingredient, into: ingredient }] : [],
  );
  const [first = '', ...others] = sentencesOf(text).map((sentence) => {
    const isKept = withoutNaming(sentence, names) !== '';
    return withoutNaming(isKept ? sentence : renameSwapped(sentence, swaps, language, kb), names);
  });
  return [first || describeSwaps(recipe, language, kb), ...others].filter((sentence) => sentence !== '').join(' ');
}

/** True where the title, in any language, is that of the dish with what was taken out. */
export function titleNamesSwapped(recipe: CanonicalRecipe, index: number, kb: KnowledgeBase): boolean {
  const line = recipe.lines[index];
  if (!line?.ingredient) return false;
  const ids = [line.ingredient, ...kb.ancestors(line.ingredient)];
  return TEXT_LANGUAGES.some((language) => {
    const title = recipe.title[language];
    if (title === undefined) return false;
    const words = wordsOf(title);
    const names = [...ids.flatMap((id) => namesOf(id, language, kb)), fold(line.name[language] ?? '')];
    const heads = headsOf(fold(line.name[language] ?? ''), language);
    const foods = namesOf(line.ingredient ?? '', language, kb).flatMap((name) => foodsIn(name, language, kb));
    return [...names, ...heads, ...foods].some((name) => isNamed(words, name));
  });
}

/** Kinds so wide that a substitute is called by them too. */
const WIDE_KINDS: ReadonlySet<string> = new Set(['meat', 'fat', 'oil', 'fish', 'shellfish', 'cheese']);

/** True where a step, in any language, still names what was taken out in words of its own: "until the bacon is crisp". */
export function stepsNameSwapped(recipe: CanonicalRecipe, kb: KnowledgeBase): boolean {
  const swapped = recipe.lines.flatMap(({ ingredient, swappedFrom }) =>
    ingredient && swappedFrom ? [{ into: ingredient, from: swappedFrom.ingredient }] : [],
  );
  if (swapped.length === 0) return false;
  const kept = recipe.lines.flatMap(({ ingredient }) => (ingredient ? [ingredient, ...kb.ancestors(ingredient)] : []));
  return TEXT_LANGUAGES.some((language) => {
    const stays = swapped.flatMap(({ into }) => mainNamesOf(into, language, kb).map(wordsOf));
    const lines = recipe.lines.map(({ name, swappedFrom }) => (swappedFrom ? ' ' : wordsOf(name[language] ?? '')));
    const names = swapped
      .flatMap(({ from }) => [from, ...kb.ancestors(from)])
      .filter((id) => !kept.includes(id) && !WIDE_KINDS.has(id))
      .flatMap((id) => mainNamesOf(id, language, kb))
      .filter((name) => !stays.some((words) => isHeadOf(words, name, language)))
      .filter((name) => !lines.some((words) => isNamed(words, name)))
      .concat(swapped.some(({ from, into }) => isMeat(from, kb) && !isMeat(into, kb)) ? RENDERED_FAT[language] : []);
    return recipe.steps.some(({ text }) => {
      const words = wordsOf((text[language] ?? []).map((part) => (typeof part === 'string' ? part : ' · ')).join(''));
      return names.some((name) => isNamed(words, name));
    });
  });
}

/** What meat gives to the pan, and nothing that takes its place does. */
const RENDERED_FAT: Record<TextLanguage, string[]> = {
  en: ['fat', 'colour the oil', 'colours the oil'],
  es: ['grasa'],
  fr: ['graisse', 'gras'],
};

function isMeat(id: string, kb: KnowledgeBase): boolean {
  return kb.get(id)?.origin.includes('meat') === true;
}

/** True of the noun that a name goes by alone: oat cream is still cream, but garlic oil is no garlic. */
function isHeadOf(words: string, name: string, language: TextLanguage): boolean {
  return language === 'en' ? words.endsWith(` ${name} `) : words.startsWith(` ${name} `);
}

/** The folded names that the interface shows, singular and plural. */
function mainNamesOf(id: string, language: TextLanguage, kb: KnowledgeBase): string[] {
  const locales = language === 'en' ? (['en-GB', 'en-US'] as const) : [DEFAULT_LANGUAGES[language]];
  return locales.flatMap((locale) => [1, 2].map((count) => fold(kb.name(id, locale, count))));
}

/** A text of which nothing may be left. */
function optional(text: Localised | null, swap: SwappedDish, kb: KnowledgeBase): Localised | null {
  if (text === null) return null;
  const kept = inEach(text, (words, language) => withoutNaming(words, namesIn(swap, language, kb)));
  return Object.values(kept).every((words) => words !== '') ? kept : null;
}

function namesIn({ recipe, original }: SwappedDish, language: TextLanguage, kb: KnowledgeBase): SwappedNames {
  const swapped = recipe.lines.filter(({ swappedFrom }) => swappedFrom);
  const idsGone = swapped.flatMap(({ swappedFrom }) =>
    swappedFrom ? [swappedFrom.ingredient, ...kb.ancestors(swappedFrom.ingredient)] : [],
  );
  const idsIn = recipe.lines.flatMap(({ ingredient }) => (ingredient ? [ingredient, ...kb.ancestors(ingredient)] : []));
  const stays = swapped.flatMap(({ ingredient }) => (ingredient ? namesOf(ingredient, language, kb) : []));
  const written = recipe.lines.flatMap((line, at) =>
    line.swappedFrom ? writtenNames(original.lines[at], language) : [],
  );
  return {
    gone: idsGone
      .filter((id) => !idsIn.includes(id))
      .flatMap((id) => [
        ...namesOf(id, language, kb).flatMap((name) => [
          name,
          ...headsOf(name, language),
          ...foodsIn(name, language, kb),
        ]),
        ...sharedWords(id, kb),
      ])
      .concat(written.filter((name) => !stays.some((other) => isNamed(wordsOf(other), name)))),
    stays,
  };
}

/** The name that a line was written with, "chorizo criollo" for a sausage, and its noun. */
function writtenNames(line: RecipeLine | undefined, language: TextLanguage): string[] {
  const name = fold(line?.name[language] ?? '');
  return [name, ...headsOf(name, language)];
}

/** The sentences of a text that name nothing of what is gone. */
function withoutNaming(text: string, { gone, stays }: SwappedNames): string {
  return sentencesOf(text)
    .filter((sentence) => {
      const rest = wordsOf(stays.reduce((words, name) => words.replaceAll(name, ' '), fold(sentence)));
      return !gone.some((name) => isNamed(rest, name));
    })
    .join('')
    .trim();
}

function sentencesOf(text: string): readonly string[] {
  return text.match(/[^.!?]+[.!?]*\s*/g) ?? [];
}

function isNamed(words: string, name: string): boolean {
  return name.length >= LEAST_LETTERS && words.includes(` ${name} `);
}

/** The folded words of a text, each between spaces. */
function wordsOf(text: string): string {
  return ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** The noun of a name of several words, which texts use alone: "salmon" of "smoked salmon". Not that of a mere kind. */
function headsOf(name: string, language: TextLanguage): string[] {
  const words = name.split(' ');
  const head = language === 'en' ? words.at(-1) : words[0];
  if (words.length < 2 || head === undefined || head.length <= LEAST_LETTERS || MERE_KINDS.has(head)) return [];
  return [head, head.replace(/s$/, ''), `${head}s`];
}

/** The word that tells a name from others of its head, where it is itself the name of a food: "rye" of "rye bread". */
function foodsIn(name: string, language: TextLanguage, kb: KnowledgeBase): string[] {
  const words = name.split(' ');
  const word = language === 'en' ? words[0] : words.at(-1);
  const isFood =
    words.length > 1 && word !== undefined && word.length > LEAST_LETTERS && kb.exact(word, language) !== undefined;
  return isFood ? [word] : [];
}

/** The words that the names of a food share in two languages: "agave" of "agave syrup", "Dijon" of "Dijon mustard". */
function sharedWords(id: string, kb: KnowledgeBase): string[] {
  const words = TEXT_LANGUAGES.map((language) =>
    fold(kb.name(id, DEFAULT_LANGUAGES[language], 1)).split(/[^\p{L}\p{N}]+/u),
  );
  const isTelling = (word: string) => word.length > LEAST_LETTERS && !MERE_KINDS.has(word);
  const shared = (words[0] ?? []).filter((word) => words.slice(1).some((others) => others.includes(word)));
  return (words[0]?.length ?? 0) > 1 ? shared.filter(isTelling) : [];
}

/** First or last words that many foods have, and that name none of them. */
const MERE_KINDS: ReadonlySet<string> = new Set(
  'sauce oil paste powder seed seeds juice water cream milk cheese flour bread sugar butter stock vinegar leaf leaves salsa aceite pasta polvo semillas zumo agua nata crema leche queso harina azucar mantequilla caldo vinagre hojas bebida carne huile pate poudre graines creme lait fromage farine pain sucre beurre bouillon vinaigre feuilles boisson viande'.split(
    ' ',
  ),
);

const namesById = new WeakMap<KnowledgeBase, Map<string, readonly string[]>>();

/** The folded names of an ingredient, its own and others, singular and plural. */
function namesOf(id: string, language: TextLanguage, kb: KnowledgeBase): readonly string[] {
  const known = namesById.get(kb) ?? new Map<string, readonly string[]>();
  namesById.set(kb, known);
  const key = `${language} ${id}`;
  let names = known.get(key);
  if (!names) {
    const locale = DEFAULT_LANGUAGES[language];
    const also = (kb.get(id)?.also?.[language] ?? []).flatMap((name) => name.split('|'));
    names = [kb.name(id, locale, 1), kb.name(id, locale, 2), ...also].map((name) => fold(name.trim()));
    known.set(key, names);
  }
  return names;
}

function inEach(text: Localised, change: (words: string, language: TextLanguage) => string): Localised {
  const entries = Object.entries(text).map(([language, words]) => [language, change(words, language as TextLanguage)]);
  return Object.fromEntries(entries) as Localised;
}
