import type { Allergen } from '@larder/contract/allergen';
import { fold } from '@larder/text/fold';
import { isAnimalOrigin } from '../ingredients/diet-rules.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { isNameOf } from '../names/name-forms.ts';
import { parseLine } from '../parsing/lines/parse-line.ts';
import { findNamedIngredients, type NamedIngredient } from '../parsing/steps/named-ingredients.ts';
import {
  type CanonicalRecipe,
  DEFAULT_LANGUAGES,
  type Localised,
  type RecipeLine,
  type RecipeStep,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../recipe.ts';
import { namedInText } from './named-in-text.ts';
import { WrittenLanguages } from './written-languages.ts';

/** A place where a recipe says that it contains something; `ingredient` is null for an unknown name. */
export type Mention = {
  where: 'ingredient' | 'step';
  index: number;
  ingredient: Ingredient | null;
  /** As it was written, for unknown names. */
  words: Localised;
  /** Allergens that the line itself warns of. */
  mayContain?: readonly Allergen[];
  /** Allergens that the line denies, so that they are not in doubt. */
  negated?: readonly Allergen[];
  /** Ids of foods that the line denies, so that they are not in doubt. */
  deniedFoods?: readonly string[];
  /** The line only warns of it, "may contain onion": what it has is in doubt. */
  isPossible?: true;
};

/**
 * Everything a recipe names: each line, its alternatives, what it contains besides or warns of, what its preparation
 * adds, and what only the text of a step names.
 */
export function mentionsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Mention[] {
  const languages = new WrittenLanguages(recipe);
  const mentions = recipe.lines.flatMap((line, index) => mentionsOfLine(line, index, languages, kb));
  const listed = new ListedIngredients(recipe, mentions, kb);
  recipe.steps.forEach((step, index) => {
    for (const named of cached(step, () => namedInStep(step, languages, kb), kb)) {
      if (listed.covers(named)) continue;
      const { ingredient, norms } = named;
      mentions.push({ where: 'step', index, ingredient, words: { en: norms.join(' ') } });
    }
  });
  return mentions;
}

function mentionsOfLine(line: RecipeLine, index: number, languages: WrittenLanguages, kb: KnowledgeBase): Mention[] {
  const at = { where: 'ingredient', index, words: line.name } as const;
  const { mayContain, possibleFoods = [], negated, deniedFoods } = line;
  const ingredient = line.ingredient === null ? null : (kb.get(line.ingredient) ?? null);
  const main: Mention = {
    ...at,
    ingredient,
    ...(mayContain && { mayContain }),
    ...(negated && { negated }),
    ...(deniedFoods && { deniedFoods }),
  };
  const others = [...(line.alternatives ?? []), ...(line.also ?? [])].map((id) => kb.get(id) ?? null);
  const known = [ingredient, ...others];
  const written = cached(line, () => namedInLine(line, languages, kb), kb)
    .map((named) => named.ingredient)
    .filter((named) => !known.some((one) => one && kb.isKindOf(one.id, named.id)));
  return [
    main,
    ...[...others, ...new Set(written)].map((other) => ({ ...at, ingredient: other })),
    ...possibleFoods.map((id) => ({ ...at, ingredient: kb.get(id) ?? null, isPossible: true as const })),
  ];
}

/** The ingredients of the lines, to distinguish a new ingredient in a step from another word for a listed one. */
class ListedIngredients {
  private readonly kb: KnowledgeBase;
  private readonly recipe: CanonicalRecipe;
  private readonly ingredients: readonly Ingredient[];
  /** The folded names of the lines and the title: worked out once a step says "the milk", which few do. */
  private foldedNames: readonly string[] | undefined;
  private readonly traits: ReadonlySet<string>;
  private readonly possibleAllergens: ReadonlySet<string>;

  constructor(recipe: CanonicalRecipe, mentions: readonly Mention[], kb: KnowledgeBase) {
    this.kb = kb;
    this.recipe = recipe;
    this.ingredients = mentions.flatMap(({ ingredient, isPossible }) => (isPossible ? [] : (ingredient ?? [])));
    this.traits = new Set(this.ingredients.flatMap(({ allergens = [], origin }) => [...allergens, ...origin]));
    this.possibleAllergens = new Set(this.ingredients.flatMap(({ mayContain = [] }) => mayContain));
  }

  /**
   * True if the lines contain it or a narrower kind of it; if, for "the milk", a line's name or the title has that
   * word; or if it adds no allergen and no animal origin that the lines don't have.
   */
  covers({ ingredient, norms, definite }: NamedIngredient): boolean {
    if (this.ingredients.some(({ id }) => this.kb.isKindOf(id, ingredient.id))) return true;
    const words = ` ${norms.join(' ')} `;
    return (definite && this.names().some((name) => name.includes(words))) || this.addsNothing(ingredient);
  }

  private names(): readonly string[] {
    const { lines, title } = this.recipe;
    if (this.foldedNames) return this.foldedNames;
    const names = lines.flatMap(({ name, swappedFrom }) => (swappedFrom ? [] : Object.values(name)));
    this.foldedNames = [...names, ...Object.values(title)].map((text) => ` ${fold(text)} `);
    return this.foldedNames;
  }

  /** What depends on the maker is covered by another ingredient of the same group: the toast by the bread. */
  private addsNothing({ allergens = [], mayContain = [], origin, group }: Ingredient): boolean {
    const traits = [...allergens, ...origin.filter(isAnimalOrigin)];
    if (!traits.every((trait) => this.traits.has(trait))) return false;
    const isOpen = mayContain.some((allergen) => !this.traits.has(allergen) && !this.possibleAllergens.has(allergen));
    return !isOpen || this.ingredients.some((listed) => listed.group === group);
  }
}

/**
 * What a line's words name, whatever its id says. Its name is parsed again, unless the line was swapped and keeps the
 * old name, or says what is absent; its preparation may add to it.
 */
function namedInLine(line: RecipeLine, languages: WrittenLanguages, kb: KnowledgeBase): NamedIngredient[] {
  const known = line.ingredient === null ? undefined : kb.get(line.ingredient);
  const isSettled = line.swappedFrom !== undefined || line.negated !== undefined;
  const names = isSettled ? [] : known ? languages.of(line.name) : inAllLanguages(line.name);
  const ids = names.flatMap(([language, name]) => {
    if (known && TEXT_LANGUAGES.some((any) => isNameOf(known, name, any))) return [];
    const { ingredient, alternatives, also, mentions } = parseLine(name, DEFAULT_LANGUAGES[language], kb);
    return [...(ingredient === null ? [] : [ingredient]), ...alternatives, ...also, ...mentions];
  });
  const parsed = ids
    .flatMap((id) => kb.get(id) ?? [])
    .map((ingredient) => ({ ingredient, norms: [], definite: false }));
  const preparations = line.preparation ? languages.of(line.preparation) : [];
  const added = preparations.flatMap(([language, words]) => findNamedIngredients(words, language, kb));
  return [...parsed, ...added.filter(hasAllergens)];
}

/** Other words of a preparation are more likely cuts and forms: "in four loins", "seeds only". */
function hasAllergens({ ingredient: { allergens = [] } }: NamedIngredient): boolean {
  return allergens.length > 0;
}

function inAllLanguages(text: Localised): [TextLanguage, string][] {
  const written = new Set(Object.values(text));
  return TEXT_LANGUAGES.flatMap((language) => [...written].map((words): [TextLanguage, string] => [language, words]));
}

function namedInStep(step: RecipeStep, languages: WrittenLanguages, kb: KnowledgeBase): NamedIngredient[] {
  const found = new Map<string, NamedIngredient>();
  for (const [language, parts] of languages.of(step.text)) {
    parts.forEach((part, at) => {
      if (typeof part !== 'string') return;
      const next = parts[at + 1];
      const endsInMention = typeof next === 'object' && 'line' in next;
      for (const named of namedInText(part, language, kb, endsInMention)) {
        const before = found.get(named.ingredient.id);
        if (!before || (before.definite && !named.definite)) found.set(named.ingredient.id, named);
      }
    });
  }
  return [...found.values()];
}

type Cache = WeakMap<RecipeLine | RecipeStep, NamedIngredient[]>;
const caches = new WeakMap<KnowledgeBase, Cache>();

/** What a line or step names, computed once for as long as that object lives. */
function cached(source: RecipeLine | RecipeStep, find: () => NamedIngredient[], kb: KnowledgeBase): NamedIngredient[] {
  const cache: Cache = caches.get(kb) ?? new WeakMap();
  caches.set(kb, cache);
  const names = cache.get(source) ?? find();
  cache.set(source, names);
  return names;
}
