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
import { describeSwaps, sayLeftOut } from './describe-swaps.ts';
import { MERE_KINDS } from './mere-kinds.ts';
import { withoutItems } from './remove-items.ts';
import { renameSwapped, type Swapped } from './rename-swapped.ts';

/** Names of what was swapped out, and of what came in, in one language. */
type SwappedNames = { gone: readonly string[]; stays: readonly string[] };

/** A recipe with swaps, and as it was without the lines that were left out; their lines are the same in the same order. */
export type SwappedDish = { recipe: CanonicalRecipe; original: CanonicalRecipe; leftOut: readonly RecipeLine[] };

/** Shorter names are also other words. */
const LEAST_LETTERS = 3;

/**
 * The recipe with the texts beside its method that still fit after the swaps: what was taken out goes by the name of
 * what came in, leaves a list, or its clause; else its sentence is left out. The description says what was left out.
 * Null for a recipe of the cookbook of whose description nothing is left: the dish is about what was taken out. That of
 * another one begins with a sentence on the dish as it is now.
 */
export function adaptTexts(dish: SwappedDish, kb: KnowledgeBase): CanonicalRecipe | null {
  const { recipe } = dish;
  const described = Object.entries(recipe.description).map(
    ([language, text]) => [language, describe(text, dish, language as TextLanguage, kb)] as const,
  );
  if (described.some(([, text]) => text === null)) return null;
  return {
    ...recipe,
    description: Object.fromEntries(described) as Localised,
    tip: optional(recipe.tip, dish, kb),
    makeAhead: optional(recipe.makeAhead, dish, kb),
  };
}

/** Words of a sentence that describes a dish alone. */
const LEAST_WORDS = 8;

/** The sentences of a description that suit the adapted dish, some with another name in them; null where none does. */
function describe(text: string, dish: SwappedDish, language: TextLanguage, kb: KnowledgeBase): string | null {
  const { recipe, leftOut } = dish;
  const [first = '', ...others] = sentencesOf(text).map((sentence) => reword(sentence.trim(), dish, language, kb));
  const isSaid = first !== '' || others.some((sentence) => sentence.split(' ').length >= LEAST_WORDS);
  if (!isSaid && recipe.source === 'cookbook') return null;
  const opening = isSaid ? first : describeSwaps(recipe, language, kb);
  const without = leftOut.length > 0 ? [sayLeftOut(leftOut, language, kb)] : [];
  return [opening, ...others, ...without].filter((sentence) => sentence !== '').join(' ');
}

/** The sentence as it suits the adapted dish; empty where it does not. */
function reword(sentence: string, dish: SwappedDish, language: TextLanguage, kb: KnowledgeBase): string {
  const names = namesIn(dish, language, kb);
  const suits = (words: string) => withoutNaming(words, names) !== '';
  if (suits(sentence)) return sentence;
  const swaps = dish.recipe.lines.flatMap(({ ingredient, swappedFrom }) =>
    ingredient && swappedFrom ? [{ from: swappedFrom.ingredient, into: ingredient }] : [],
  );
  const others = dish.recipe.lines.flatMap(({ ingredient, swappedFrom }) =>
    ingredient && !swappedFrom ? [ingredient] : [],
  );
  const renamed = renameSwapped(sentence, swaps, others, language, kb);
  if (suits(renamed)) return renamed;
  const kinds = swaps.flatMap((swap) => sharedKinds(swap, language, kb));
  const unlike = { ...names, gone: names.gone.filter((name) => !kinds.includes(name)) };
  const isLike = (words: string) => withoutNaming(words, unlike) !== '';
  if (isLike(renamed)) return renamed;
  const shorter = withoutItems(renamed, unlike.gone, language);
  return isLike(shorter) ? shorter : '';
}

const CHEESE: Record<TextLanguage, readonly string[]> = {
  en: ['cheese', 'cheeses'],
  es: ['queso', 'quesos'],
  fr: ['fromage', 'fromages'],
};

/** The noun that a plant goes by like what stands for it: bread without gluten is bread, oat cream is cream. */
function sharedKinds({ from, into }: Swapped, language: TextLanguage, kb: KnowledgeBase): string[] {
  if (kb.get(from)?.origin.some((origin) => origin === 'meat' || origin === 'fish' || origin === 'shellfish'))
    return [];
  const words = mainNamesOf(from, language, kb).flatMap((name) => name.split(' '));
  const isCheese = (id: string) => kb.get(id)?.roles.includes('cheese') === true;
  const kinds = isCheese(from) && isCheese(into) ? CHEESE[language] : [];
  return [
    ...mainNamesOf(into, language, kb).flatMap((name) => {
      const each = name.split(' ');
      const head = (language === 'en' ? each.at(-1) : each[0]) ?? '';
      return [head, head.replace(/s$/, ''), `${head}s`, ...each.filter((word) => words.includes(word))];
    }),
    ...kinds,
  ];
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
    const written = wordsOf(line.name[language] ?? '').trim();
    const names = [...ids.flatMap((id) => namesOf(id, language, kb)), written];
    const heads = headsOf(written, language);
    const foods = namesOf(line.ingredient ?? '', language, kb).flatMap((name) => foodsIn(name, language, kb));
    return [...names, ...heads, ...foods].some((name) => isNamed(words, name));
  });
}

/** Kinds so wide that a substitute is called by them too. */
const WIDE_KINDS: ReadonlySet<string> = new Set(['meat', 'fat', 'oil', 'fish', 'shellfish', 'cheese']);

/** True where a step, in any language, still names what was taken out in words of its own: "until the bacon is crisp". */
export function stepsNameSwapped(recipe: CanonicalRecipe, leftOut: readonly RecipeLine[], kb: KnowledgeBase): boolean {
  const swapped = [
    ...recipe.lines.flatMap(({ ingredient, swappedFrom }) =>
      ingredient && swappedFrom ? [{ into: ingredient, from: swappedFrom.ingredient }] : [],
    ),
    ...leftOut.flatMap(({ ingredient }) => (ingredient ? [{ into: null, from: ingredient }] : [])),
  ];
  const kept = recipe.lines.flatMap(({ ingredient }) => (ingredient ? [ingredient, ...kb.ancestors(ingredient)] : []));
  return TEXT_LANGUAGES.some((language) => {
    const stays = swapped.flatMap(({ into }) => (into ? mainNamesOf(into, language, kb).map(wordsOf) : []));
    const lines = recipe.lines.map(({ name, swappedFrom }) => (swappedFrom ? ' ' : wordsOf(name[language] ?? '')));
    const names = swapped
      .flatMap(({ from }) => [from, ...kb.ancestors(from)])
      .filter((id) => !kept.includes(id) && !WIDE_KINDS.has(id))
      .flatMap((id) => mainNamesOf(id, language, kb))
      .filter((name) => !stays.some((words) => isHeadOf(words, name, language)))
      .filter((name) => !lines.some((words) => isNamed(words, name)))
      .concat(
        swapped.some(({ from, into }) => isMeat(from, kb) && !(into && isMeat(into, kb))) ? RENDERED_FAT[language] : [],
      );
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
  return locales.flatMap((locale) => [1, 2].map((count) => wordsOf(kb.name(id, locale, count)).trim()));
}

/** A text of which nothing may be left. */
function optional(text: Localised | null, swap: SwappedDish, kb: KnowledgeBase): Localised | null {
  if (text === null) return null;
  const kept = inEach(text, (words, language) =>
    sentencesOf(words)
      .map((sentence) => withoutNaming(sentence, namesIn(swap, language, kb)))
      .filter((sentence) => sentence !== '')
      .join(' '),
  );
  return Object.values(kept).every((words) => words !== '') ? kept : null;
}

function namesIn({ recipe, original, leftOut }: SwappedDish, language: TextLanguage, kb: KnowledgeBase): SwappedNames {
  const swapped = recipe.lines.filter(({ swappedFrom }) => swappedFrom);
  const idsGone = [
    ...swapped.flatMap(({ swappedFrom }) => swappedFrom?.ingredient ?? []),
    ...leftOut.flatMap(({ ingredient }) => ingredient ?? []),
  ].flatMap((id) => [id, ...kb.ancestors(id)]);
  const idsIn = recipe.lines.flatMap(({ ingredient }) => (ingredient ? [ingredient, ...kb.ancestors(ingredient)] : []));
  const stays = swapped.flatMap(({ ingredient }) => (ingredient ? namesOf(ingredient, language, kb) : []));
  const written = [
    ...recipe.lines.flatMap((line, at) => (line.swappedFrom ? writtenNames(original.lines[at], language) : [])),
    ...leftOut.flatMap((line) => writtenNames(line, language)),
  ];
  return {
    gone: idsGone
      .filter((id) => !idsIn.includes(id))
      .flatMap((id) => [
        ...namesOf(id, language, kb),
        ...mainNamesOf(id, language, kb).flatMap((name) => [
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
  const name = wordsOf(line?.name[language] ?? '').trim();
  return [name, ...headsOf(name, language)];
}

/** The sentences of a text that name nothing of what is gone. */
function withoutNaming(text: string, { gone, stays }: SwappedNames): string {
  return sentencesOf(text)
    .filter((sentence) => {
      const rest = stays.reduce((words, name) => words.replaceAll(` ${name} `, ' '), wordsOf(sentence));
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
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
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
    names = [kb.name(id, locale, 1), kb.name(id, locale, 2), ...also].map((name) => wordsOf(name).trim());
    known.set(key, names);
  }
  return names;
}

function inEach(text: Localised, change: (words: string, language: TextLanguage) => string): Localised {
  const entries = Object.entries(text).map(([language, words]) => [language, change(words, language as TextLanguage)]);
  return Object.fromEntries(entries) as Localised;
}
