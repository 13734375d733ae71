import type { Language } from '@larder/contract/language';
import { INGREDIENT_MODULES } from './ingredients/data/all.ts';
import { figuresOf } from './ingredients/figures.ts';
import type { Ingredient, IngredientEntry, IngredientModule } from './ingredients/ingredient.ts';
import { NOT_TO_EAT } from './languages/not-to-eat.ts';
import { isUncounted } from './names/name-forms.ts';
import { NameIndex, NO_FOOD } from './names/name-index.ts';
import { createResolver, type Resolution } from './names/resolve-name.ts';
import type { TextLanguage } from './recipe.ts';
import { isSingular } from './units/unit-words.ts';

export type KnowledgeBase = {
  /** Every ingredient, in the order of the modules. */
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
   * preferred, the others are tried after it. Null where nothing bears that name.
   */
  resolve(text: string, language?: Language): Resolution | null;
  /** The id of exactly this name in one language. */
  exact(name: string, language: TextLanguage): string | undefined;
  /** The index of a language's names, for the readers of lines and prose. */
  names(language: TextLanguage): NameIndex;
  /** The ingredient that an emoji of food shows. */
  byEmoji(emoji: string): string | undefined;
};

/** Takes in the entries. The names of a language are indexed when it is first read; look-ups after that are immediate. */
export function createKnowledgeBase(modules: readonly IngredientModule[] = INGREDIENT_MODULES): KnowledgeBase {
  const all = stockOf(modules);
  const byId = new Map(all.map((ingredient) => [ingredient.id, ingredient]));
  const names = indexWhenRead(all);
  const ancestry = ancestorsOf(byId);
  const emoji = emojiOf(all, ancestry);
  const resolve = createResolver(all, names);
  return {
    all,
    get: (id) => byId.get(id),
    name: (id, language, amount) => nameOf(byId.get(id), language, amount) ?? id,
    ancestors: (id) => ancestry.get(id) ?? [],
    isKindOf: (id, ancestor) => id === ancestor || (ancestry.get(id) ?? []).includes(ancestor),
    resolve,
    exact: (name, language) => all[names(language).byName(name)]?.id,
    names,
    byEmoji: (glyph) => emoji.get(plainEmoji(glyph)),
  };
}

/** Every entry with its shelf and its figures, in the order of the modules. */
export function stockOf(modules: readonly IngredientModule[]): Ingredient[] {
  const figures = figuresOf(modules.flatMap(({ entries }) => entries));
  return modules.flatMap(({ group, entries }) =>
    entries.map((entry) => ({ ...entry, group, per100g: figures.get(entry.id) ?? [0, 0, 0, 0, 0, 0] })),
  );
}

/** The language of recipe text behind a language of the interface. */
export function textLanguage(language: Language): TextLanguage {
  return language === 'es' || language === 'fr' ? language : 'en';
}

const FIELD = { 'en-GB': 'gb', 'en-US': 'us', es: 'es', fr: 'fr' } as const;

function nameOf(ingredient: Ingredient | undefined, language: Language, amount = 1): string | undefined {
  if (ingredient === undefined) return undefined;
  const [singular = ingredient.id, plural = singular] = ingredient[FIELD[language]]
    .split('|')
    .map((form) => form.trim());
  return isSingular(amount, language) || isUncounted(ingredient) ? singular : plural;
}

/** Every name of an entry in a language of recipe text, its own before the others. */
export function namesOf(entry: Ingredient | IngredientEntry, language: TextLanguage): string[] {
  const names: string[] = [];
  addForms(names, language === 'en' ? entry.gb : entry[language]);
  if (language === 'en' && entry.us !== entry.gb) addForms(names, entry.us);
  for (const forms of entry.also?.[language] ?? []) addForms(names, forms);
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
  for (const name of NOT_TO_EAT[language]) index.add(name, NO_FOOD);
  return index;
}

/** Wider kinds by breadth, so that nearer ones come first; a cycle in the data ends there. */
function ancestorsOf(byId: ReadonlyMap<string, Ingredient>): Map<string, readonly string[]> {
  const ancestry = new Map<string, readonly string[]>();
  for (const [id, { kindOf = [] }] of byId) {
    const found = new Set(kindOf);
    for (const parent of found) for (const wider of byId.get(parent)?.kindOf ?? []) if (wider !== id) found.add(wider);
    ancestry.set(id, [...found]);
  }
  return ancestry;
}

/**
 * Where several entries share an emoji, it stands for the one that the most of them are kinds of; where they have
 * nothing in common (a tin), for none.
 */
function emojiOf(all: readonly Ingredient[], ancestry: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const sharers = Map.groupBy(
    all.filter(({ emoji }) => emoji !== undefined),
    ({ emoji = '' }) => plainEmoji(emoji),
  );
  const meanings = new Map<string, string>();
  for (const [glyph, entries] of sharers) {
    const kin = (id: string) =>
      entries.filter((other) => other.id === id || ancestry.get(other.id)?.includes(id)).length;
    const widest = entries.toSorted((a, b) => kin(b.id) - kin(a.id))[0];
    if (widest && kin(widest.id) * 2 >= entries.length) meanings.set(glyph, widest.id);
  }
  return meanings;
}

/** Without the mark that asks for the coloured form. */
function plainEmoji(glyph: string): string {
  return glyph.replaceAll('\uFE0F', '');
}
