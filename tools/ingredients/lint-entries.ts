import type { Ingredient } from '@larder/food/ingredients/ingredient';
import { namesOf } from '@larder/food/knowledge-base';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import { wordsOf } from '@larder/food/tokens/tokenise';
import { iconProblems } from './compile-icons.ts';
import { compileIngredients } from './compile-ingredients.ts';
import type { IngredientEntry } from './entry-schema.ts';
import { grammarProblems } from './lints/grammar.ts';
import { madeFromProblems } from './lints/made-from.ts';
import { nutritionProblems } from './lints/nutrition.ts';
import { swapProblems } from './lints/swaps.ts';
import { widerKindsOf } from './wider-kinds.ts';

/** The rules an entry can break. */
type LintRule =
  | 'id'
  | 'unknown-id'
  | 'cycle'
  | 'claimed-name'
  | 'lost-allergen'
  | 'allergens'
  | 'made-from'
  | 'nutrition'
  | 'swap'
  | 'interchangeable'
  | 'grammar'
  | 'icon';

/** Something wrong with an entry, as a sentence for whoever wrote it. */
export type LintFinding = { rule: LintRule; id: string; file: string; message: string };

/** What the rules look at beside the entry itself. */
type Context = {
  entries: ReadonlyMap<string, IngredientEntry>;
  ingredients: ReadonlyMap<string, Ingredient>;
  /** Those that state a gender or a number. */
  stating: readonly Ingredient[];
  /** Ids by language and folded name, in the order of the entries. */
  claims: ReadonlyMap<string, readonly string[]>;
};
type Rule = (entry: IngredientEntry, ingredient: Ingredient, context: Context) => string[];

const RULES: readonly (readonly [LintRule, Rule])[] = [
  ['unknown-id', unknownIds],
  ['interchangeable', lonelyGroups],
  ['cycle', cycles],
  ['claimed-name', claimedNames],
  ['lost-allergen', lostAllergens],
  ['allergens', contradictoryAllergens],
  ['made-from', (entry, _ingredient, { entries }) => madeFromProblems(entry, entries)],
  [
    'swap',
    (_entry, ingredient, { ingredients }) =>
      swapProblems(ingredient, widerKindsOf(ingredient, ingredients), ingredients),
  ],
  ['grammar', (_entry, ingredient, { stating }) => grammarProblems(ingredient, stating)],
  ['icon', (entry, _ingredient, { entries }) => iconProblems(entry, entries)],
  ['nutrition', (entry, ingredient, { entries }) => nutritionProblems(entry, ingredient, entries)],
];

/**
 * Checks the entries against each other: ids, kinds, names, allergens, nutrition and swaps. Returns what is wrong, in
 * the order of the entries.
 */
export function lintEntries(entries: readonly IngredientEntry[]): LintFinding[] {
  const ingredients = compileIngredients(entries);
  const context: Context = {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    ingredients: new Map(ingredients.map((ingredient) => [ingredient.id, ingredient])),
    stating: ingredients.filter(({ gender, number }) => gender ?? number),
    claims: claimsOf(ingredients),
  };
  const seen = new Set<string>();
  return entries.flatMap((entry, index): LintFinding[] => {
    const { id, file } = entry;
    const ingredient = ingredients[index];
    const repeated = seen.size === seen.add(id).size ? ['Another entry has this id.'] : [];
    const broken = RULES.flatMap(([rule, check]) =>
      ingredient ? check(entry, ingredient, context).map((message) => ({ rule, message })) : [],
    );
    return [...repeated.map((message) => ({ rule: 'id' as const, message })), ...broken].map((each) => ({
      ...each,
      id,
      file,
    }));
  });
}

function unknownIds(entry: IngredientEntry, _: Ingredient, { ingredients }: Context): string[] {
  const {
    kindOf = [],
    madeFrom = [],
    mayBeMadeFrom = [],
    madeWithout = [],
    usedAs = [],
    wording = {},
    swaps = [],
  } = entry;
  const references = {
    kindOf,
    madeFrom,
    mayBeMadeFrom,
    madeWithout,
    usedAs,
    wording: [wording.calledAs ?? [], wording.calledAsInTitles ?? []].flat(),
    swaps: swaps.map(({ use }) => use),
  };
  return Object.entries(references).flatMap(([field, ids]) =>
    ids.filter((id) => !ingredients.has(id)).map((id) => `${field} names "${id}", which is no ingredient.`),
  );
}

function lonelyGroups(
  { id, interchangeable = [] }: IngredientEntry,
  _: Ingredient,
  { ingredients }: Context,
): string[] {
  if (interchangeable.length === 0) return [];
  const others = [...ingredients.values()].filter((other) => other.id !== id);
  const hasNarrowerKinds = others.some((other) => widerKindsOf(other, ingredients).some((kind) => kind.id === id));
  return interchangeable
    .filter((group) => !hasNarrowerKinds && !others.some((other) => other.interchangeable?.includes(group)))
    .map((group) => `It is alone in its interchangeable group "${group}".`);
}

function cycles(_: IngredientEntry, ingredient: Ingredient, { ingredients }: Context): string[] {
  const isOwnKind = widerKindsOf(ingredient, ingredients).some(({ id }) => id === ingredient.id);
  return isOwnKind ? ['It is a kind of itself, by way of its wider kinds.'] : [];
}

function claimsOf(ingredients: readonly Ingredient[]): Map<string, string[]> {
  const claims = new Map<string, string[]>();
  for (const ingredient of ingredients) {
    for (const key of namesBy(ingredient).keys()) {
      const holders = claims.get(key);
      if (holders) holders.push(ingredient.id);
      else claims.set(key, [ingredient.id]);
    }
  }
  return claims;
}

/** The names of an ingredient, by language and folded words. */
function namesBy(ingredient: Ingredient): Map<string, string> {
  return new Map(
    TEXT_LANGUAGES.flatMap((language) =>
      namesOf(ingredient, language).map((name): [string, string] => [`${language} ${wordsOf(name).join(' ')}`, name]),
    ),
  );
}

function claimedNames({ id }: IngredientEntry, ingredient: Ingredient, { claims }: Context): string[] {
  return [...namesBy(ingredient)].flatMap(([key, name]) => {
    const [first] = claims.get(key) ?? [];
    return first === undefined || first === id ? [] : [`"${name}" (${key.slice(0, 2)}) is a name of ${first} already.`];
  });
}

function lostAllergens(entry: IngredientEntry, _: Ingredient, { ingredients }: Context): string[] {
  const said = new Set([...(entry.allergens ?? []), ...(entry.without ?? [])]);
  return (entry.kindOf ?? []).flatMap((kind) =>
    (ingredients.get(kind)?.allergens ?? [])
      .filter((allergen) => !said.has(allergen))
      .map((allergen) => `Its wider kind ${kind} contains ${allergen}: list it in allergens or in without.`),
  );
}

function contradictoryAllergens({ allergens = [], mayContain = [], without = [] }: IngredientEntry): string[] {
  const both = allergens
    .filter((allergen) => mayContain.includes(allergen) || without.includes(allergen))
    .map((allergen) => `allergens lists ${allergen}, and so does mayContain or without.`);
  const wheat =
    allergens.includes('Wheat') && !allergens.includes('Gluten') ? ['Wheat contains Gluten: list both.'] : [];
  return [...both, ...wheat];
}
