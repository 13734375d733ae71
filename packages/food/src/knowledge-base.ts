import type { Language } from '@larder/contract/language';
import { typeset } from '@larder/text/typography';
import type { Ingredient } from './ingredients/ingredient.ts';
import { LANGUAGE_DATA } from './languages/languages.ts';
import { isUncounted } from './names/name-forms.ts';
import { NameIndex, NOT_FOOD } from './names/name-index.ts';
import { createNounGrammar, type NounGrammar } from './names/noun-grammar.ts';
import { createResolver, type Resolution } from './names/resolve-name.ts';
import { TEXT_LANGUAGE_OF, type TextLanguage } from './recipe.ts';
import { isSingular } from './units/unit-words.ts';

export type KnowledgeBase = {
  /** Every ingredient, in the order of the data files. */
  all: readonly Ingredient[];
  get(id: string): Ingredient | undefined;
  /** The name to show; plural where it can be counted and the amount is above 1. The id itself for an unknown id. */
  name(id: string, language: Language, amount?: number): string;
  /** All wider kinds, nearest first. */
  ancestors(id: string): readonly string[];
  /** True if `id` is `ancestor` or one of its narrower kinds. */
  isKindOf(id: string, ancestor: string): boolean;
  /**
   * Reads a bare name: accents, case, plurals, word order and small typos do not matter. The language given is
   * preferred, the others are tried after it. Null where nothing has that name.
   */
  resolve(text: string, language?: Language): Resolution | null;
  /** The id of exactly this name in one language. */
  exact(name: string, language: TextLanguage): string | undefined;
  /** The index of a language's names, for the parsers. */
  names(language: TextLanguage): NameIndex;
  /** Gender and number of a name of an ingredient, for articles and adjectives. */
  grammar: NounGrammar;
  /** The ingredient that an emoji shows. */
  byEmoji(emoji: string): string | undefined;
};

/** Indexes the ingredients. The names of a language are indexed when it is first read; look-ups after that are immediate. */
export function createKnowledgeBase(all: readonly Ingredient[]): KnowledgeBase {
  const byId = new Map(all.map((ingredient) => [ingredient.id, ingredient]));
  const names = indexWhenRead(all);
  const ancestors = ancestorsWhenRead(byId);
  const emoji = emojiWhenRead(all, ancestors);
  const resolve = createResolver(all, names);
  return {
    all,
    get: (id) => byId.get(id),
    name: nameWhenRead(byId),
    ancestors,
    isKindOf: (id, ancestor) => id === ancestor || ancestors(id).includes(ancestor),
    resolve,
    exact: (name, language) => all[names(language).byName(name)]?.id,
    names,
    grammar: createNounGrammar(all),
    byEmoji: (glyph) => emoji().get(plainEmoji(glyph)),
  };
}

/** The language of recipe text behind a language of the interface. */
export function textLanguage(language: Language): TextLanguage {
  return TEXT_LANGUAGE_OF[language];
}

/** Every search shows dozens of names, the same again and again. */
function nameWhenRead(byId: ReadonlyMap<string, Ingredient>): KnowledgeBase['name'] {
  const known = { one: new Map<Language, Map<string, string>>(), several: new Map<Language, Map<string, string>>() };
  return (id, language, amount = 1) => {
    const byLanguage = known[isSingular(amount, language) ? 'one' : 'several'];
    const names = byLanguage.get(language) ?? new Map<string, string>();
    byLanguage.set(language, names);
    const name = names.get(id);
    if (name !== undefined) return name;
    const ingredient = byId.get(id);
    if (ingredient === undefined) return id;
    const found = nameOf(ingredient, language, amount);
    names.set(id, found);
    return found;
  };
}

function nameOf(ingredient: Ingredient, language: Language, amount: number): string {
  const [singular = ingredient.id, plural = singular] = ingredient.name[language].split('|').map((form) => form.trim());
  return typeset(isSingular(amount, language) || isUncounted(ingredient) ? singular : plural, language);
}

/** Every name of an ingredient in a language of recipe text, singular and plural, its own before the others. */
export function namesOf({ name, also }: Pick<Ingredient, 'name' | 'also'>, language: TextLanguage): string[] {
  const names: string[] = [];
  addForms(names, name[language === 'en' ? 'en-GB' : language]);
  if (language === 'en' && name['en-US'] !== name['en-GB']) addForms(names, name['en-US']);
  for (const forms of also?.[language] ?? []) addForms(names, forms);
  return names;
}

/** Adds both of "singular | plural", or the one. */
function addForms(names: string[], forms: string): void {
  const bar = forms.indexOf('|');
  if (bar < 0) names.push(forms.trim());
  else names.push(forms.slice(0, bar).trim(), forms.slice(bar + 1).trim());
}

function indexWhenRead(all: readonly Ingredient[]): (language: TextLanguage) => NameIndex {
  const indexes = new Map<TextLanguage, NameIndex>();
  return (language) => {
    const index = indexes.get(language) ?? indexNames(all, language);
    indexes.set(language, index);
    return index;
  };
}

function indexNames(all: readonly Ingredient[], language: TextLanguage): NameIndex {
  const index = new NameIndex(language);
  all.forEach((entry, number) => {
    for (const name of namesOf(entry, language)) index.add(name, number);
  });
  for (const name of LANGUAGE_DATA[language].notFood.names) index.add(name, NOT_FOOD);
  return index;
}

type Ancestors = (id: string) => readonly string[];

/** Wider kinds by breadth, so that nearer ones come first; a cycle in the data ends there. */
function ancestorsWhenRead(byId: ReadonlyMap<string, Ingredient>): Ancestors {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    let ancestors = known.get(id);
    if (ancestors === undefined) {
      const found = new Set(byId.get(id)?.kindOf);
      for (const kind of found) for (const wider of byId.get(kind)?.kindOf ?? []) if (wider !== id) found.add(wider);
      ancestors = [...found];
      if (byId.has(id)) known.set(id, ancestors);
    }
    return ancestors;
  };
}

/**
 * The ingredient of each emoji. Where several share one, it stands for the one that most of them are kinds of; where
 * they have nothing in common (a tin), for none.
 */
function emojiWhenRead(all: readonly Ingredient[], ancestors: Ancestors): () => ReadonlyMap<string, string> {
  let meanings: Map<string, string> | undefined;
  return () => {
    meanings ??= emojiOf(all, ancestors);
    return meanings;
  };
}

function emojiOf(all: readonly Ingredient[], ancestors: Ancestors): Map<string, string> {
  const sharers = Map.groupBy(
    all.filter(({ emoji }) => emoji !== undefined),
    ({ emoji = '' }) => plainEmoji(emoji),
  );
  const meanings = new Map<string, string>();
  for (const [glyph, sharing] of sharers) {
    const kindsAmong = (id: string) =>
      sharing.filter((other) => other.id === id || ancestors(other.id).includes(id)).length;
    const widest = sharing.toSorted((a, b) => kindsAmong(b.id) - kindsAmong(a.id))[0];
    if (widest && kindsAmong(widest.id) * 2 >= sharing.length) meanings.set(glyph, widest.id);
  }
  return meanings;
}

/** Without the mark that asks for the coloured form. */
function plainEmoji(glyph: string): string {
  return glyph.replaceAll('\uFE0F', '');
}
