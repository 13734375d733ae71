import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { isNamedInPlural } from '@larder/food/names/name-forms';
import {
  type CanonicalRecipe,
  DEFAULT_LANGUAGES,
  type Localised,
  type RecipeLine,
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
 * are left out, and a description that loses its first one begins with what was swapped.
 */
export function adaptTexts(recipe: CanonicalRecipe, kb: KnowledgeBase): CanonicalRecipe {
  return {
    ...recipe,
    description: inEach(recipe.description, (text, language) => {
      const kept = withoutNaming(text, namesIn(recipe, language, kb));
      const [first = ''] = sentencesOf(text);
      return kept.startsWith(first.trim()) ? kept : `${describeSwaps(recipe, language, kb)} ${kept}`.trim();
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
      .flatMap((id) => [
        ...namesOf(id, language, kb).flatMap((name) => [
          name,
          ...headsOf(name, language),
          ...foodsIn(name, language, kb),
        ]),
        ...sharedWords(id, kb),
      ]),
    stays: swapped.flatMap(({ ingredient }) => (ingredient ? namesOf(ingredient, language, kb) : [])),
  };
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

/** The rest of a title that explains it: "Saag aloo (spinach and potatoes)". */
const IN_BRACKETS = / \([^)]*\)$/;
type Swapped = { title: string; into: string; from: string };
const SAYS_WITH: Record<TextLanguage, RegExp> = { en: / with /, es: / con /, fr: / (?:avec|aux?|à la) / };
const WITH: Record<TextLanguage, (swapped: Swapped) => string> = {
  en: ({ title, into, from }) =>
    `${title}${SAYS_WITH.en.test(title) ? ', here' : ' made'} with ${into} instead of ${from}.`,
  es: ({ title, into, from }) => `${title}${SAYS_WITH.es.test(title) ? ', aquí' : ''} con ${into} en lugar de ${from}.`,
  fr: ({ title, into, from }) => `${title}${SAYS_WITH.fr.test(title) ? ', ici' : ''} avec ${into} à la place ${from}.`,
};
const AND: Record<TextLanguage, string> = { en: ' and ', es: ' y ', fr: ' et ' };

/** One sentence with the title and all swaps: what came in, each once, then what was taken out. */
function describeSwaps({ title, lines }: CanonicalRecipe, language: TextLanguage, kb: KnowledgeBase): string {
  const swapped = lines.flatMap((line) => {
    const { ingredient, swappedFrom } = line;
    if (!ingredient || !swappedFrom) return [];
    const [into, from] = [ingredient, swappedFrom.ingredient].map((id) => ({
      id,
      isPlural: isPlural(line, id, language, kb),
    }));
    return into && from ? [{ into, from }] : [];
  });
  const into = swapped.map((swap) => nameWithArticle('de la ', swap.into, language, kb));
  const from = swapped.map((swap) => nameWithArticle('du ', swap.from, language, kb));
  return WITH[language]({
    title: (title[language] ?? title.en).replace(IN_BRACKETS, ''),
    into: list(into, language),
    from: list(from, language),
  });
}

type NameInNumber = { id: string; isPlural: boolean };

/** What is named in the plural in any amount, pieces, and what is weighed but grows in pieces: nuts, mushrooms. */
function isPlural({ unit, amount }: RecipeLine, id: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  const ingredient = kb.get(id);
  if (ingredient && isNamedInPlural(ingredient, DEFAULT_LANGUAGES[language])) return true;
  if (unit === null) return (amount?.min ?? 1) > 1;
  if (unit !== 'g' || !amount) return false;
  const grows = ingredient?.group === 'vegetable' || ingredient?.group === 'fruit';
  const piece = (grows && ingredient.weighs?.piece) || Number.POSITIVE_INFINITY;
  return amount.min > 2 * piece || ingredient?.roles.some((role) => role === 'seed' || role === 'nut') === true;
}

function list(names: readonly string[], language: TextLanguage): string {
  const each = [...new Set(names)];
  const last = each.pop() ?? '';
  const and = language === 'es' && /^h?i(?![ae])/i.test(last) ? ' e ' : AND[language];
  return each.length === 0 ? last : `${each.join(', ')}${and}${last}`;
}

/** A name, in French with its partitive article: "du beurre végétal", "des noix de cajou". */
function nameWithArticle(
  article: string,
  { id, isPlural }: NameInNumber,
  language: TextLanguage,
  kb: KnowledgeBase,
): string {
  const name = kb.name(id, DEFAULT_LANGUAGES[language], isPlural ? 2 : 1);
  if (language !== 'fr') return name;
  return agreeArticle(article, name, language, kb.grammar(name, language, isPlural && hasFrenchPlural(name))) + name;
}

/** False of names without plural, such as "ail", of which cloves are counted. */
function hasFrenchPlural(name: string): boolean {
  return name.split(' ').some((word) => /[sxz]$/.test(word));
}

function inEach(text: Localised, change: (words: string, language: TextLanguage) => string): Localised {
  const entries = Object.entries(text).map(([language, words]) => [language, change(words, language as TextLanguage)]);
  return Object.fromEntries(entries) as Localised;
}
