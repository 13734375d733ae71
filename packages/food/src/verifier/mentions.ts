import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import { fold } from '@larder/text/fold';
import { isAnimalOrigin } from '../ingredients/diet-rules.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { isNameOf } from '../names/name-forms.ts';
import { parseLine } from '../parsing/lines/parse-line.ts';
import { type NamedInText, namedInText } from '../parsing/steps/named-ingredients.ts';
import {
  type CanonicalRecipe,
  type Localised,
  type RecipeLine,
  type RecipeStep,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../recipe.ts';

/** Where a recipe says that something is in it; `ingredient` is null for a name that nobody knows. */
export type Mention = {
  where: 'ingredient' | 'step';
  index: number;
  ingredient: Ingredient | null;
  /** As it was written, where that is all there is. */
  words: Localised;
  /** Allergens that the line warns of itself. */
  mayContain?: readonly Allergen[];
  /** Allergens that the line denies, so that they are no matter of doubt. */
  negated?: readonly Allergen[];
};

/**
 * Everything a recipe names: each line, what may stand in its place, what it holds besides, what its preparation adds,
 * and what only the text of a step speaks of.
 */
export function mentionsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Mention[] {
  const languages = new SpokenLanguages(recipe);
  const mentions = recipe.lines.flatMap((line, index) => lineMentions(line, index, languages, kb));
  const listed = new Listed(recipe, mentions, kb);
  recipe.steps.forEach((step, index) => {
    for (const named of remembered(step, () => namedInStep(step, languages, kb), kb)) {
      if (listed.covers(named)) continue;
      const { ingredient, norms } = named;
      mentions.push({ where: 'step', index, ingredient, words: { en: norms.join(' ') } });
    }
  });
  return mentions;
}

function lineMentions(line: RecipeLine, index: number, languages: SpokenLanguages, kb: KnowledgeBase): Mention[] {
  const at = { where: 'ingredient', index, words: line.name } as const;
  const { mayContain, negated } = line;
  const ingredient = line.ingredient === null ? null : (kb.get(line.ingredient) ?? null);
  const main: Mention = { ...at, ingredient, ...(mayContain && { mayContain }), ...(negated && { negated }) };
  const others = [...(line.alternatives ?? []), ...(line.also ?? [])].map((id) => kb.get(id) ?? null);
  const listed = [ingredient, ...others];
  const said = remembered(line, () => namedInLine(line, languages, kb), kb)
    .map((named) => named.ingredient)
    .filter((named) => !listed.some((one) => one && kb.isKindOf(one.id, named.id)));
  return [main, ...[...others, ...new Set(said)].map((other) => ({ ...at, ingredient: other }))];
}

/** What the recipe's lines have introduced, to tell a new ingredient in a step from a word for an old one. */
class Listed {
  private readonly kb: KnowledgeBase;
  private readonly ingredients: readonly Ingredient[];
  private readonly names: readonly string[];
  private readonly traits: ReadonlySet<string>;
  private readonly doubts: ReadonlySet<string>;

  constructor({ lines, title }: CanonicalRecipe, mentions: readonly Mention[], kb: KnowledgeBase) {
    this.kb = kb;
    this.ingredients = mentions.flatMap(({ ingredient }) => ingredient ?? []);
    const names = lines.flatMap(({ name, swappedFrom }) => (swappedFrom ? [] : Object.values(name)));
    this.names = [...names, ...Object.values(title)].map((text) => ` ${fold(text)} `);
    this.traits = new Set(this.ingredients.flatMap(({ allergens = [], origin }) => [...allergens, ...origin]));
    this.doubts = new Set(this.ingredients.flatMap(({ mayContain = [] }) => mayContain));
  }

  /**
   * True if the lines hold it or a narrower kind of it; if, for "the milk", the name of one or of the dish has that
   * word in it; or if it brings nothing that the lines have not brought.
   */
  covers({ ingredient, norms, definite }: NamedInText): boolean {
    if (this.ingredients.some(({ id }) => this.kb.isKindOf(id, ingredient.id))) return true;
    const words = ` ${norms.join(' ')} `;
    return (definite && this.names.some((name) => name.includes(words))) || this.hasAllOf(ingredient);
  }

  /** What depends on the maker counts as brought by another thing from the same shelf: the toast by the bread. */
  private hasAllOf({ allergens = [], mayContain = [], origin, group }: Ingredient): boolean {
    const traits = [...allergens, ...origin.filter(isAnimalOrigin)];
    if (!traits.every((trait) => this.traits.has(trait))) return false;
    const isOpen = mayContain.some((allergen) => !this.traits.has(allergen) && !this.doubts.has(allergen));
    return !isOpen || this.ingredients.some((listed) => listed.group === group);
  }
}

/**
 * What a line's words name, whatever its id says: its name is read again, unless the line was swapped and only goes by
 * the old one, or says what is not in it; and its preparation may add to it.
 */
function namedInLine(line: RecipeLine, languages: SpokenLanguages, kb: KnowledgeBase): NamedInText[] {
  const known = line.ingredient === null ? undefined : kb.get(line.ingredient);
  const isUnderstood = line.swappedFrom !== undefined || line.negated !== undefined;
  const names = isUnderstood ? [] : known ? languages.of(line.name) : inAllLanguages(line.name);
  const ids = names.flatMap(([language, name]) => {
    if (known && TEXT_LANGUAGES.some((any) => isNameOf(known, name, any))) return [];
    const { ingredient, alternatives, also, mentions } = parseLine(name, SPOKEN[language], kb);
    return [...(ingredient === null ? [] : [ingredient]), ...alternatives, ...also, ...mentions];
  });
  const read = ids.flatMap((id) => kb.get(id) ?? []).map((ingredient) => ({ ingredient, norms: [], definite: false }));
  const added = line.preparation ? languages.of(line.preparation) : [];
  const bearing = added.flatMap(([language, words]) => namedInText(words, language, kb)).filter(bearsAnAllergen);
  return [...read, ...bearing];
}

/** Other words of a preparation are rather cuts and shapes: "in four loins", "seeds only". */
function bearsAnAllergen({ ingredient: { allergens = [] } }: NamedInText): boolean {
  return allergens.length > 0;
}

const SPOKEN: Record<TextLanguage, Language> = { en: 'en-GB', es: 'es', fr: 'fr' };

function inAllLanguages(text: Localised): [TextLanguage, string][] {
  const written = new Set(Object.values(text));
  return TEXT_LANGUAGES.flatMap((language) => [...written].map((words): [TextLanguage, string] => [language, words]));
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
    const isOwn = source === 'cookbook' || source === 'composer';
    const written = Object.entries(text) as [TextLanguage, T][];
    if (written.length > 1) return written.filter(([language, words]) => language !== 'en' || isOnlyHere(words, text));
    if (isOwn || title.es !== undefined || title.fr !== undefined) return written;
    this.likely ??= likelyLanguages(this.recipe);
    return this.likely.map((language) => [language, text.en]);
  }
}

/** False for a text that stands under English only for want of one. */
function isOnlyHere<T>(words: T, { es, fr }: Localised<T>): boolean {
  return words !== es && words !== fr;
}

/** The languages a recipe may be written in, by its commonest words. */
function likelyLanguages({ steps, description }: CanonicalRecipe): readonly TextLanguage[] {
  const words = steps.flatMap((step) => step.text.en.filter((part) => typeof part === 'string'));
  const text = [description.en, ...words].join(' ');
  const counts = TEXT_LANGUAGES.map((language) => text.match(COMMON_WORDS[language])?.length ?? 0);
  const most = Math.max(...counts, 1);
  const likely = TEXT_LANGUAGES.filter((_, at) => (counts[at] ?? 0) >= most * LIKELY_SHARE);
  return likely.length > 0 ? likely : ['en'];
}

type Found = WeakMap<RecipeLine | RecipeStep, NamedInText[]>;
const readings = new WeakMap<KnowledgeBase, Found>();

/** What a line or step names, read once for as long as that object lives. */
function remembered(source: RecipeLine | RecipeStep, read: () => NamedInText[], kb: KnowledgeBase): NamedInText[] {
  let found = readings.get(kb);
  if (!found) {
    found = new WeakMap();
    readings.set(kb, found);
  }
  let names = found.get(source);
  if (!names) {
    names = read();
    found.set(source, names);
  }
  return names;
}
