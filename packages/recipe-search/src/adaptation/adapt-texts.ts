import type { KnowledgeBase } from '@larder/food/knowledge-base';
import {
  type CanonicalRecipe,
  DEFAULT_LANGUAGES,
  type Localised,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '@larder/food/recipe';
import { agreeArticle } from '@larder/food/rendering/articles';
import { fold } from '@larder/text/fold';

/** Names of what was swapped out, and of what came in, in one language. */
type SwappedNames = { gone: readonly string[]; stays: readonly string[] };

/** Shorter names are also other words. */
const LEAST_LETTERS = 3;

/**
 * The recipe with the texts beside its method that still fit after the swaps: sentences that name what was taken out
 * are left out, and a description that loses all of them says what was swapped.
 */
export function adaptTexts(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  return {
    ...recipe,
    description: inEach(recipe.description, (text, language) => {
      const kept = withoutNaming(text, namesIn(recipe, language, kb));
      return kept || describeSwaps(recipe, language, kb);
    }),
    tip: optional(recipe.tip, recipe, kb),
    makeAhead: optional(recipe.makeAhead, recipe, kb),
  };
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
    return [...names, ...heads].some((name) => isNamed(words, name));
  });
}

/** A text of which nothing may be left. */
function optional(text: Localised | null, recipe: CanonicalRecipe, kb: KnowledgeBase): Localised | null {
  if (text === null) return null;
  const kept = inEach(text, (words, language) => withoutNaming(words, namesIn(recipe, language, kb)));
  return Object.values(kept).every((words) => words !== '') ? kept : null;
}

function namesIn(recipe: CanonicalRecipe, language: TextLanguage, kb: KnowledgeBase): SwappedNames {
  const swapped = recipe.lines.filter(({ swappedFrom }) => swappedFrom);
  const idsGone = swapped.flatMap(({ swappedFrom }) =>
    swappedFrom ? [swappedFrom.ingredient, ...kb.ancestors(swappedFrom.ingredient)] : [],
  );
  const idsIn = recipe.lines.flatMap(({ ingredient }) => (ingredient ? [ingredient, ...kb.ancestors(ingredient)] : []));
  return {
    gone: idsGone
      .filter((id) => !idsIn.includes(id))
      .flatMap((id) => namesOf(id, language, kb))
      .flatMap((name) => [name, ...headsOf(name, language)]),
    stays: swapped.flatMap(({ ingredient }) => (ingredient ? namesOf(ingredient, language, kb) : [])),
  };
}

/** The sentences of a text that name nothing of what is gone. */
function withoutNaming(text: string, { gone, stays }: SwappedNames): string {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  return sentences
    .filter((sentence) => {
      const rest = wordsOf(stays.reduce((words, name) => words.replaceAll(name, ' '), fold(sentence)));
      return !gone.some((name) => isNamed(rest, name));
    })
    .join('')
    .trim();
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

const WITH: Record<TextLanguage, (into: string, from: string) => string> = {
  en: (into, from) => `Here with ${into} in place of ${from}.`,
  es: (into, from) => `Aquí con ${into} en lugar de ${from}.`,
  fr: (into, from) => `Ici avec ${into} à la place ${from}.`,
};

function describeSwaps(recipe: CanonicalRecipe, language: TextLanguage, kb: KnowledgeBase): string {
  const locale = DEFAULT_LANGUAGES[language];
  return recipe.lines
    .flatMap(({ ingredient, swappedFrom }) => {
      if (!ingredient || !swappedFrom) return [];
      const [into, from] = [kb.name(ingredient, locale), kb.name(swappedFrom.ingredient, locale)];
      return [WITH[language](partitive('de la ', into, language, kb), partitive('du ', from, language, kb))];
    })
    .join(' ');
}

/** In French with its partitive article: "du beurre végétal", "de l’huile". */
function partitive(article: string, name: string, language: TextLanguage, kb: KnowledgeBase): string {
  if (language !== 'fr') return name;
  return agreeArticle(article, name, language, kb.grammar(name, language, false)) + name;
}

function inEach(text: Localised, change: (words: string, language: TextLanguage) => string): Localised {
  const entries = Object.entries(text).map(([language, words]) => [language, change(words, language as TextLanguage)]);
  return Object.fromEntries(entries) as Localised;
}
