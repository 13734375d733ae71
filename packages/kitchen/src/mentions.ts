import type { Ingredient, KnowledgeBase } from './knowledge-base.ts';
import { fold } from './language/text.ts';
import {
  type CanonicalRecipe,
  type Localised,
  type RecipeLine,
  type RecipeStep,
  TEXT_LANGUAGES,
  type TextLanguage,
} from './recipe.ts';
import { type NamedInText, namedInText } from './step-scan.ts';

/** Where a recipe says that something is in it; `ingredient` is null for a name that nobody knows. */
export type Mention = {
  where: 'ingredient' | 'step';
  index: number;
  ingredient: Ingredient | null;
  /** As it was written, where that is all there is. */
  words: Localised;
};

/**
 * Everything a recipe names: each line, what may stand in its place, what its preparation adds, and what only the
 * text of a step speaks of.
 */
export function mentionsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Mention[] {
  const languages = new SpokenLanguages(recipe);
  const mentions = recipe.lines.flatMap((line, index) => lineMentions(line, index, languages, kb));
  const listed = new Listed(recipe.lines, mentions, kb);
  recipe.steps.forEach((step, index) => {
    for (const { ingredient, norms, definite } of named(step, () => namedInStep(step, languages, kb), kb)) {
      if (listed.covers(ingredient, norms, definite)) continue;
      mentions.push({ where: 'step', index, ingredient, words: { en: norms.join(' ') } });
    }
  });
  return mentions;
}

function lineMentions(line: RecipeLine, index: number, languages: SpokenLanguages, kb: KnowledgeBase): Mention[] {
  const ids = [line.ingredient, ...(line.alternatives ?? [])];
  const known = ids.flatMap((id) => (id === null ? [] : [kb.get(id) ?? null]));
  if (line.ingredient === null) known.unshift(null);
  const said = named(line, () => namedInLine(line, languages, kb), kb)
    .map(({ ingredient }) => ingredient)
    .filter((found) => !known.some((listed) => listed && kb.isKindOf(listed.id, found.id)));
  return [...known, ...new Set(said)].map((ingredient) => ({
    where: 'ingredient',
    index,
    ingredient,
    words: line.name,
  }));
}

/** What the recipe's lines have introduced, to tell a new ingredient in a step from a word for an old one. */
class Listed {
  private readonly kb: KnowledgeBase;
  private readonly ids: readonly string[];
  private readonly names: readonly string[];

  constructor(lines: readonly RecipeLine[], mentions: readonly Mention[], kb: KnowledgeBase) {
    this.kb = kb;
    this.ids = mentions.flatMap(({ ingredient }) => (ingredient ? [ingredient.id] : []));
    this.names = lines.flatMap(({ name, swappedFrom }) =>
      swappedFrom ? [] : Object.values(name).map((text) => ` ${fold(text)} `),
    );
  }

  /** True if the lines hold it, a narrower kind of it, or, for "the milk", something whose name has that word in it. */
  covers(ingredient: Ingredient, norms: readonly string[], definite: boolean): boolean {
    if (this.ids.some((id) => this.kb.isKindOf(id, ingredient.id))) return true;
    const words = ` ${norms.join(' ')} `;
    return definite && this.names.some((name) => name.includes(words));
  }
}

function namedInLine(line: RecipeLine, languages: SpokenLanguages, kb: KnowledgeBase): NamedInText[] {
  const texts = line.swappedFrom || (line.ingredient !== null && isNegated(line.name)) ? [] : [line.name];
  if (line.preparation) texts.push(line.preparation);
  if (line.ingredient === null) {
    const written = texts.flatMap((text) => Object.values(text));
    return TEXT_LANGUAGES.flatMap((language) => written.flatMap((words) => namedInText(words, language, kb)));
  }
  return texts.flatMap((text) => languages.of(text).flatMap(([language, words]) => namedInText(words, language, kb)));
}

/** Names whose meaning lies in what they leave out are for the reader of lines to understand. */
const NEGATED =
  /(?<!\p{L})(?:free|without|no|non|vegan|vegetarian|veggie|plant|sin|sans|vegan[oae]s?|v[eé]g[eé]tal\p{L}*|v[eé]g[eé]tari\p{L}+)(?!\p{L})/iu;

function isNegated(name: Localised): boolean {
  return Object.values(name).some((text) => NEGATED.test(text));
}

function namedInStep(step: RecipeStep, languages: SpokenLanguages, kb: KnowledgeBase): NamedInText[] {
  const found = new Map<string, NamedInText>();
  for (const [language, parts] of languages.of(step.text)) {
    parts.forEach((part, at) => {
      if (typeof part !== 'string') return;
      const next = parts[at + 1];
      const endsInMention = typeof next === 'object' && 'line' in next;
      for (const name of namedInText(part, language, kb, endsInMention)) {
        const before = found.get(name.ingredient.id);
        if (!before || (before.definite && !name.definite)) found.set(name.ingredient.id, name);
      }
    });
  }
  return [...found.values()];
}

const COMMON_WORDS: Record<TextLanguage, RegExp> = {
  en: /(?<!\p{L})(?:the|and|with|until|of|in|for|into)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|los|las|con|y|hasta|en|una?|del|de)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|les|avec|et|jusqu|dans|une?|des|du|de|à)(?!\p{L})/giu,
};
/** A language whose common words are at least this share of the commonest language's may be meant too. */
const LIKELY_SHARE = 0.6;

/** The languages of a recipe's texts. What people and models send stands under English, whatever it is written in. */
class SpokenLanguages {
  private readonly recipe: CanonicalRecipe;
  private likely: readonly TextLanguage[] | undefined;

  constructor(recipe: CanonicalRecipe) {
    this.recipe = recipe;
  }

  of<T>(text: Localised<T>): [TextLanguage, T][] {
    const { source, title } = this.recipe;
    const isOwn = source === 'cookbook' || source === 'chef';
    if (isOwn || title.es !== undefined || title.fr !== undefined) return Object.entries(text) as [TextLanguage, T][];
    this.likely ??= likelyLanguages(this.recipe);
    return this.likely.map((language) => [language, text.en]);
  }
}

/** The languages a recipe may be written in, by its commonest words; all of them where it has too few. */
function likelyLanguages({ steps, description }: CanonicalRecipe): readonly TextLanguage[] {
  const words = steps.flatMap((step) => step.text.en.filter((part) => typeof part === 'string'));
  const text = [description.en, ...words].join(' ');
  const counts = TEXT_LANGUAGES.map((language) => text.match(COMMON_WORDS[language])?.length ?? 0);
  const most = Math.max(...counts);
  return TEXT_LANGUAGES.filter((_, at) => (counts[at] ?? 0) >= most * LIKELY_SHARE);
}

type Found = WeakMap<RecipeLine | RecipeStep, NamedInText[]>;
const scans = new WeakMap<KnowledgeBase, Found>();

/** What a line or step names, read once for as long as that object lives. */
function named(source: RecipeLine | RecipeStep, read: () => NamedInText[], kb: KnowledgeBase): NamedInText[] {
  let found = scans.get(kb);
  if (!found) {
    found = new WeakMap();
    scans.set(kb, found);
  }
  let names = found.get(source);
  if (!names) {
    names = read().filter(({ ingredient }) => matters(ingredient));
    found.set(source, names);
  }
  return names;
}

/** Only what bears an allergen or comes from an animal can change a verdict from within a text. */
function matters({ allergens = [], mayBear = [], origin }: Ingredient): boolean {
  return (
    allergens.length > 0 ||
    mayBear.length > 0 ||
    origin.some((source) => source !== 'plant' && source !== 'mineral' && source !== 'fungus')
  );
}
