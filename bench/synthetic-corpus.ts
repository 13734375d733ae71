import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import { CATEGORIES, type Category, SUBCATEGORIES_OF, type Subcategory } from '@larder/contract/category';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { createSeededRandom } from '@larder/text/seeded-random';
import type { MatchQuery } from '../packages/recipe-search/src/candidates/match-index.ts';
import type { MatchableRecipe } from '../packages/recipe-search/src/candidates/recipe-columns.ts';

export type SyntheticRecipe = CanonicalRecipe & MatchableRecipe;

/** Recipes and questions drawn with the same dice: the same seeds give the same ones on every machine. */
export type SyntheticCorpus = {
  recipes(count: number): Generator<SyntheticRecipe>;
  queries(count: number): MatchQuery[];
};

const SEEDS = { recipes: 20_260_704, queries: 71 };
const SHARE_OF_MEALS = 0.8;
/** So many dice of so many sides, from 0, on top of the least: 4 to 16 ingredients in a meal, 2 to 6 in a drink. */
const SIZES = { Meals: { least: 4, dice: 3, sides: 5 }, Drinks: { least: 2, dice: 2, sides: 3 } } as const;
const SHARE_OPTIONAL = 0.05;
const SHARE_WITH_ALTERNATIVE = 0.03;
const MOST_RESULTS = 60;

/** Real ingredients, as common as in the cookbook's order of them, by Zipf's law. */
export function createSyntheticCorpus(kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): SyntheticCorpus {
  const pantries = { Meals: createPantry('Meals', kb, cookbook), Drinks: createPantry('Drinks', kb, cookbook) };
  return {
    *recipes(count) {
      const random = createSeededRandom(SEEDS.recipes);
      for (let number = 0; number < count; number += 1) yield drawRecipe(number, random, pantries);
    },
    queries(count) {
      const random = createSeededRandom(SEEDS.queries);
      return Array.from({ length: count }, () => drawQuery(random, pantries));
    },
  };
}

type Random = () => number;
type Item = {
  id: string;
  staple: boolean;
  allergens: readonly Allergen[];
  plain: RecipeLine;
  optional: RecipeLine;
  loose: RecipeLine;
};
type Pantry = (random: Random) => Item;

/** Flattens the head of Zipf's law, so that the commonest thing is in every second recipe and not in all. Mandelbrot, 1953. */
const ZIPF_OFFSET = 3;

function createPantry(category: Category, kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): Pantry {
  const items = byFrequency(category, kb, cookbook).map((id, rank, ids) => itemOf(id, ids[rank + 1] ?? id, kb));
  let sum = 0;
  const sums = items.map((_, rank) => {
    sum += 1 / (rank + ZIPF_OFFSET);
    return sum;
  });
  return (random) => {
    const drawn = random() * sum;
    let from = 0;
    let to = items.length - 1;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sums[middle] ?? 0) > drawn) to = middle;
      else from = middle + 1;
    }
    const item = items[from];
    if (item === undefined) throw new Error('The knowledge base is empty');
    return item;
  };
}

/** The ingredients of the cookbook's recipes of a category, commonest first, and after them the rest of their shelves. */
function byFrequency(category: Category, kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): string[] {
  const counts = new Map<string, number>();
  for (const { lines } of cookbook.filter((recipe) => recipe.category === category)) {
    for (const { ingredient } of lines) if (ingredient) counts.set(ingredient, (counts.get(ingredient) ?? 0) + 1);
  }
  const groups = new Set([...counts.keys()].map((id) => kb.get(id)?.group));
  const common = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([id]) => id);
  const rest = kb.all.filter(({ id, group }) => groups.has(group) && !counts.has(id)).map(({ id }) => id);
  return [...common, ...rest];
}

function itemOf(id: string, alternative: string, kb: KnowledgeBase): Item {
  const plain: RecipeLine = { ingredient: id, name: { en: kb.name(id, 'en-GB') }, amount: null, unit: null };
  const { allergens = [], staple = false } = kb.get(id) ?? {};
  return {
    id,
    staple,
    allergens,
    plain,
    optional: { ...plain, optional: true },
    loose: { ...plain, alternatives: [alternative] },
  };
}

function drawShelf(random: Random): [Category, Subcategory] {
  const category = CATEGORIES[random() < SHARE_OF_MEALS ? 0 : 1];
  const subcategories = SUBCATEGORIES_OF[category];
  return [category, subcategories[Math.floor(random() * subcategories.length)] ?? 'Dinner'];
}

/** Different things, the likelier ones likelier. */
function drawItems(count: number, random: Random, pantry: Pantry): Item[] {
  const items: Item[] = [];
  while (items.length < count) {
    const item = pantry(random);
    if (!items.includes(item)) items.push(item);
  }
  return items;
}

function drawLine({ plain, optional, loose }: Item, random: Random): RecipeLine {
  const drawn = random();
  if (drawn < SHARE_OPTIONAL) return optional;
  return drawn < SHARE_OPTIONAL + SHARE_WITH_ALTERNATIVE ? loose : plain;
}

function drawRecipe(number: number, random: Random, pantries: Record<Category, Pantry>): SyntheticRecipe {
  const [category, subcategory] = drawShelf(random);
  const { least, dice, sides } = SIZES[category];
  let size: number = least;
  for (let die = 0; die < dice; die += 1) size += Math.floor(random() * sides);
  const items = drawItems(size, random, pantries[category]);
  return {
    id: String(number),
    source: 'cookbook',
    category,
    subcategory,
    cuisine: null,
    dishType: null,
    title: { en: '' },
    description: { en: '' },
    servings: 4,
    lines: items.map((item) => drawLine(item, random)),
    steps: [],
    equipment: [],
    tip: null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    alsoKnownAs: [],
    allergens: ALLERGENS.filter((allergen) => items.some(({ allergens }) => allergens.includes(allergen))),
    diets: [],
  };
}

/** 3 to 12 things that are not staples, always a category and half the time a subcategory, one to three allergens. */
function drawQuery(random: Random, pantries: Record<Category, Pantry>): MatchQuery {
  const [category, subcategory] = drawShelf(random);
  const have: string[] = [];
  const size = 3 + Math.floor(random() * 10);
  while (have.length < size) {
    const { id, staple } = pantries[category](random);
    if (!staple && !have.includes(id)) have.push(id);
  }
  const excluded = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    return ALLERGENS[Math.floor(random() * ALLERGENS.length)] ?? 'Gluten';
  });
  return {
    have,
    category,
    subcategory: random() < 0.5 ? subcategory : null,
    excludedAllergens: [...new Set(excluded)],
    diets: [],
    k: MOST_RESULTS,
  };
}
