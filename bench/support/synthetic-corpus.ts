import { CATEGORIES, type Category, SUBCATEGORIES_OF, type Subcategory } from '@larder/contract/category';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import type { CandidateQuery } from '@larder/recipe-search/candidates/candidate-index';
import { createSeededRandom } from '@larder/text/seeded-random';

/** Recipes and queries drawn at random; the same on every machine. */
export type SyntheticCorpus = {
  recipes(count: number): Generator<CanonicalRecipe>;
  queries(count: number): CandidateQuery[];
};

const SEEDS = { recipes: 20_260_704, queries: 71 };
const SHARE_OF_MEALS = 0.8;
/** Numbers of ingredients, as sums of `draws` uniform draws of `0 … values - 1`: 4 to 16 in a meal, 2 to 6 in a drink. */
const SIZES = { Meals: { least: 4, draws: 3, values: 5 }, Drinks: { least: 2, draws: 2, values: 3 } } as const;
const SHARE_OPTIONAL = 0.05;
const SHARE_WITH_ALTERNATIVE = 0.03;
const MAX_RESULTS = 60;

/** Real ingredients with Zipf's distribution, in the order of how common they are in the cookbook. */
export function createSyntheticCorpus(kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): SyntheticCorpus {
  const samplers = {
    Meals: createIngredientSampler('Meals', kb, cookbook),
    Drinks: createIngredientSampler('Drinks', kb, cookbook),
  };
  return {
    *recipes(count) {
      const random = createSeededRandom(SEEDS.recipes);
      for (let number = 0; number < count; number += 1) yield drawRecipe(number, random, samplers);
    },
    queries(count) {
      const random = createSeededRandom(SEEDS.queries);
      return Array.from({ length: count }, () => drawQuery(random, samplers));
    },
  };
}

type Random = () => number;
type Sampled = {
  id: string;
  staple: boolean;
  plain: RecipeLine;
  optional: RecipeLine;
  withAlternative: RecipeLine;
};
type IngredientSampler = (random: Random) => Sampled;

/** Flattens the head of the distribution, so that the most common ingredient is in every second recipe. Mandelbrot, 1953. */
const ZIPF_OFFSET = 3;

function createIngredientSampler(
  category: Category,
  kb: KnowledgeBase,
  cookbook: readonly CanonicalRecipe[],
): IngredientSampler {
  const ingredients = byFrequency(category, kb, cookbook).map((id, rank, ids) =>
    sampledOf(id, ids[rank + 1] ?? id, kb),
  );
  let sum = 0;
  const cumulative = ingredients.map((_, rank) => {
    sum += 1 / (rank + ZIPF_OFFSET);
    return sum;
  });
  return (random) => {
    const drawn = random() * sum;
    let from = 0;
    let to = ingredients.length - 1;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((cumulative[middle] ?? 0) > drawn) to = middle;
      else from = middle + 1;
    }
    const ingredient = ingredients[from];
    if (ingredient === undefined) throw new Error('The knowledge base is empty');
    return ingredient;
  };
}

/** The ingredients of the cookbook's recipes of a category, the most common first, then the others of their groups. */
function byFrequency(category: Category, kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): string[] {
  const counts = new Map<string, number>();
  for (const { lines } of cookbook.filter((recipe) => recipe.category === category)) {
    for (const { ingredient } of lines) if (ingredient) counts.set(ingredient, (counts.get(ingredient) ?? 0) + 1);
  }
  const groups = new Set([...counts.keys()].map((id) => kb.get(id)?.group));
  const common = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([id]) => id);
  const others = kb.all.filter(({ id, group }) => groups.has(group) && !counts.has(id)).map(({ id }) => id);
  return [...common, ...others];
}

function sampledOf(id: string, alternative: string, kb: KnowledgeBase): Sampled {
  const plain: RecipeLine = { ingredient: id, name: { en: kb.name(id, 'en-GB') }, amount: null, unit: null };
  return {
    id,
    staple: kb.get(id)?.staple === true,
    plain,
    optional: { ...plain, optional: true },
    withAlternative: { ...plain, alternatives: [alternative] },
  };
}

function drawCategory(random: Random): [Category, Subcategory] {
  const category = CATEGORIES[random() < SHARE_OF_MEALS ? 0 : 1];
  const subcategories = SUBCATEGORIES_OF[category];
  return [category, subcategories[Math.floor(random() * subcategories.length)] ?? 'Dinner'];
}

function drawDistinct(count: number, random: Random, sampler: IngredientSampler): Sampled[] {
  const drawn: Sampled[] = [];
  while (drawn.length < count) {
    const ingredient = sampler(random);
    if (!drawn.includes(ingredient)) drawn.push(ingredient);
  }
  return drawn;
}

function drawLine({ plain, optional, withAlternative }: Sampled, random: Random): RecipeLine {
  const drawn = random();
  if (drawn < SHARE_OPTIONAL) return optional;
  return drawn < SHARE_OPTIONAL + SHARE_WITH_ALTERNATIVE ? withAlternative : plain;
}

function drawRecipe(number: number, random: Random, samplers: Record<Category, IngredientSampler>): CanonicalRecipe {
  const [category, subcategory] = drawCategory(random);
  const { least, draws, values } = SIZES[category];
  let size: number = least;
  for (let draw = 0; draw < draws; draw += 1) size += Math.floor(random() * values);
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
    lines: drawDistinct(size, random, samplers[category]).map((ingredient) => drawLine(ingredient, random)),
    steps: [],
    equipment: [],
    tip: null,
    makeAhead: null,
    keepsDays: null,
    keepsIn: null,
    freezesMonths: null,
    alsoKnownAs: [],
  };
}

/** 3 to 12 ingredients that are no staples, a category, and half the time a subcategory. */
function drawQuery(random: Random, samplers: Record<Category, IngredientSampler>): CandidateQuery {
  const [category, subcategory] = drawCategory(random);
  const available: string[] = [];
  const size = 3 + Math.floor(random() * 10);
  while (available.length < size) {
    const { id, staple } = samplers[category](random);
    if (!staple && !available.includes(id)) available.push(id);
  }
  return { available, category, subcategory: random() < 0.5 ? subcategory : null, limit: MAX_RESULTS };
}
