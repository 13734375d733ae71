import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import { dietStateOf } from '@larder/food/ingredients/diet-rules';
import type { Ingredient, IngredientModule, Swap } from '@larder/food/ingredients/ingredient';
import { namesOf, stockOf } from '@larder/food/knowledge-base';
import { wordsOf } from '@larder/food/languages/tokens';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import { oddFigures } from './lint-figures.ts';

/** The rules an entry can break. */
type LintRule =
  | 'id'
  | 'unknown-id'
  | 'cycle'
  | 'missing-name'
  | 'claimed-name'
  | 'lost-allergen'
  | 'allergens'
  | 'nutrition'
  | 'swap';

/** Something wrong with an entry of the larder, as a sentence for the cook who wrote it. */
export type LintFinding = { rule: LintRule; id: string; message: string };

type Rule = (entry: Ingredient, larder: Larder) => string[];
type Larder = { byId: ReadonlyMap<string, Ingredient>; claims: ReadonlyMap<string, readonly string[]> };

/**
 * Checks the entries of the larder against each other: ids, kinds, names, allergens, nutrition and swaps. Returns
 * what is wrong, in the order of the modules; empty where all is well.
 */
export function lintKnowledgeBase(modules: readonly IngredientModule[]): LintFinding[] {
  const entries = stockOf(modules);
  const larder: Larder = { byId: new Map(entries.map((entry) => [entry.id, entry])), claims: claimsOf(entries) };
  const written = new Map(modules.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  const repeated = repeatedIds(entries);
  const findings = entries.flatMap((entry) =>
    RULES.flatMap(([rule, check]) => check(entry, larder).map((message) => ({ rule, id: entry.id, message }))),
  );
  return [
    ...repeated.map((id): LintFinding => ({ rule: 'id', id, message: 'Another entry has this id.' })),
    ...findings,
    ...oddFigures(written, larder.byId).map(({ id, message }): LintFinding => ({ rule: 'nutrition', id, message })),
  ];
}

const RULES: readonly (readonly [LintRule, Rule])[] = [
  ['id', badId],
  ['unknown-id', unknownIds],
  ['cycle', cycles],
  ['missing-name', missingNames],
  ['claimed-name', claimedNames],
  ['lost-allergen', lostAllergens],
  ['allergens', oddAllergens],
  ['swap', oddSwaps],
];

function repeatedIds(entries: readonly Ingredient[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }) => (seen.size === seen.add(id).size ? [id] : []));
}

function badId({ id }: Ingredient): string[] {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : ['The id is not in kebab-case.'];
}

function unknownIds({ kindOf = [], swaps = [] }: Ingredient, { byId }: Larder): string[] {
  const kinds = kindOf.filter((id) => !byId.has(id)).map((id) => `It is a kind of "${id}", which no entry is.`);
  const uses = swaps
    .filter(({ use }) => !byId.has(use))
    .map(({ use }) => `It is swapped for "${use}", which no entry is.`);
  return [...kinds, ...uses];
}

function ancestorsOf(entry: Ingredient, { byId }: Larder): Ingredient[] {
  const found = new Set(entry.kindOf);
  for (const id of found) for (const wider of byId.get(id)?.kindOf ?? []) found.add(wider);
  return [...found].flatMap((id) => byId.get(id) ?? []);
}

function cycles(entry: Ingredient, larder: Larder): string[] {
  return ancestorsOf(entry, larder).includes(entry) ? ['It is a kind of itself, by way of its wider kinds.'] : [];
}

function missingNames({ gb, us, es, fr }: Ingredient): string[] {
  const names = { 'British English': gb, 'American English': us, Spanish: es, French: fr };
  return Object.entries(names).flatMap(([language, name]) =>
    name.split('|').some((form) => form.trim() === '') ? [`Its name in ${language} is missing.`] : [],
  );
}

function claimsOf(entries: readonly Ingredient[]): Map<string, string[]> {
  const claims = new Map<string, string[]>();
  for (const entry of entries) {
    for (const key of namesBy(entry).keys()) {
      const holders = claims.get(key);
      if (holders) holders.push(entry.id);
      else claims.set(key, [entry.id]);
    }
  }
  return claims;
}

/** The names of an entry, by language and folded words. */
function namesBy(entry: Ingredient): Map<string, string> {
  return new Map(
    TEXT_LANGUAGES.flatMap((language) =>
      namesOf(entry, language).map((name): [string, string] => [`${language} ${wordsOf(name).join(' ')}`, name]),
    ),
  );
}

function claimedNames(entry: Ingredient, { claims }: Larder): string[] {
  return [...namesBy(entry)].flatMap(([key, name]) => {
    const [first] = claims.get(key) ?? [];
    return first === undefined || first === entry.id
      ? []
      : [`"${name}" (${key.slice(0, 2)}) is a name of ${first} already.`];
  });
}

function lostAllergens(entry: Ingredient, { byId }: Larder): string[] {
  const said = new Set([...(entry.allergens ?? []), ...(entry.without ?? [])]);
  return (entry.kindOf ?? []).flatMap((parent) =>
    (byId.get(parent)?.allergens ?? [])
      .filter((allergen) => !said.has(allergen))
      .map((allergen) => `Its wider kind ${parent} bears ${allergen}: list it, or say that it is \`without\`.`),
  );
}

function oddAllergens(entry: Ingredient): string[] {
  const { allergens = [], mayContain = [], without = [] } = entry;
  const listed: readonly (readonly [string, readonly Allergen[]])[] = [
    ['allergens', allergens],
    ['mayContain', mayContain],
    ['without', without],
  ];
  const unknown = listed.flatMap(([field, names]) =>
    names.filter((name) => !ALLERGENS.includes(name)).map((name) => `"${name}" in ${field} is none of the fifteen.`),
  );
  const both = allergens
    .filter((allergen) => mayContain.includes(allergen) || without.includes(allergen))
    .map((allergen) => `It bears ${allergen} for certain, and it doesn't.`);
  const wheat = allergens.includes('Wheat') && !allergens.includes('Gluten') ? ['Wheat brings Gluten with it.'] : [];
  return [...unknown, ...both, ...wheat];
}

function oddSwaps(entry: Ingredient, { byId }: Larder): string[] {
  return (entry.swaps ?? []).flatMap((swap) => {
    const other = byId.get(swap.use);
    return other === undefined ? [] : swap.solves.flatMap((problem) => unsolved(entry, other, problem));
  });
}

/** Whether the other one is free of what the swap is to avoid; "can't tell" is not free. */
function unsolved(entry: Ingredient, other: Ingredient, problem: Swap['solves'][number]): string[] {
  const says = `It is swapped for ${other.id} to solve ${problem}`;
  if (problem === 'Vegan' || problem === 'Vegetarian' || problem === 'Pescatarian') {
    const diet = problem === 'Pescatarian' ? 'Fish' : problem;
    return dietStateOf(other, diet) === 'no' ? [`${says}, but that is not so either.`] : [];
  }
  if (problem === 'Low FODMAP') {
    return (other.fodmapFrom ?? Number.POSITIVE_INFINITY) <= (entry.fodmapFrom ?? 0)
      ? [`${says}, but that is as high.`]
      : [];
  }
  if (problem === 'Keto')
    return netCarbs(other) >= netCarbs(entry) ? [`${says}, but that has as much carbohydrate.`] : [];
  return other.allergens?.includes(problem) ? [`${says}, but that bears it too.`] : [];
}

function netCarbs({ per100g: [, , carbs, , fiber] }: Ingredient): number {
  return carbs - fiber;
}
