import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { dishGroupOf } from './dish-groups.ts';
import { weightInDish } from './ingredient-weights.ts';
import type { RankedRecipe } from './rank-recipes.ts';
import { WEIGHTS } from './weights.ts';

/** Number of results that are diversified: those visible at once. */
const DIVERSIFIED = 6;
/** Number of results that compete for these places. */
const CONSIDERED = 24;

/**
 * Reorders ranked recipes so that the first ones, together with those `before` them, differ from each other: each place
 * goes to the recipe with the best score less its similarity to the ones above. Maximal marginal relevance: Carbonell
 * and Goldstein, 1998.
 */
export function diversify(
  ranked: readonly RankedRecipe[],
  before: readonly RankedRecipe[],
  kb: KnowledgeBase,
): RankedRecipe[] {
  const placed = before.slice(0, DIVERSIFIED).map(({ recipe }) => traitsOf(recipe, kb));
  let made = placed.filter(({ isMade }) => isMade).length;
  const left = ranked.slice(0, CONSIDERED).map((candidate): Candidate => {
    const each = { candidate, traits: traitsOf(candidate.recipe, kb), similarity: 0, alike: 0 };
    for (const other of placed) compare(each, other);
    return each;
  });
  const chosen: RankedRecipe[] = [];
  for (let places = DIVERSIFIED - placed.length; places > 0 && left.length > 0; places -= 1) {
    const best = left.indexOf(nextOf(left, made < MOST_MADE));
    const [next] = left.splice(best, 1);
    if (!next) break;
    chosen.push(next.candidate);
    if (next.traits.isMade) made += 1;
    for (const one of left) compare(one, next.traits);
  }
  return [...chosen, ...left.map(({ candidate }) => candidate), ...ranked.slice(CONSIDERED)];
}

type Candidate = {
  candidate: RankedRecipe;
  traits: Traits;
  /** The greatest similarity to a recipe above it, and the number of those that are alike. */
  similarity: number;
  alike: number;
};

function compare(one: Candidate, placed: Traits): void {
  const similarity = similarityOf(one.traits, placed);
  if (similarity > one.similarity) one.similarity = similarity;
  if (similarity >= ALIKE) one.alike += 1;
}

/** Limits among the first results, as long as there are others. */
const MOST_ALIKE = 2;
const MOST_MADE = 3;

/** The best score less the similarity, within the limits where any candidate is; of equal ones the first. */
function nextOf(left: readonly Candidate[], takesMade: boolean): Candidate {
  const free = left.filter(({ alike, traits }) => alike < MOST_ALIKE && (takesMade || !traits.isMade));
  const marginal = ({ candidate, similarity }: Candidate) => candidate.score - WEIGHTS.similarity * similarity;
  return (free.length > 0 ? free : left).reduce((best, each) => (marginal(each) > marginal(best) ? each : best));
}

/** From this similarity on, two recipes are alike: one group, and a third of their main ingredients shared. */
const ALIKE = 0.66;
/** From this similarity on, two recipes are the same dish: one group, and all but one in five main ingredients shared. */
const SAME_DISH = 0.9;

/** Drinks with the same main ingredients are the same drink, whatever their groups. */
export function isSameDish(one: CanonicalRecipe, other: CanonicalRecipe, kb: KnowledgeBase): boolean {
  const [a, b] = [traitsOf(one, kb), traitsOf(other, kb)];
  const group = one.category === 'Drinks' && other.category === 'Drinks' ? a.group : b.group;
  return similarityOf(a, { ...b, group }) >= SAME_DISH;
}

type Traits = {
  group: string;
  mains: ReadonlySet<string>;
  /** Composed or adapted, and not as it was written. */
  isMade: boolean;
};

const traitsByRecipe = new WeakMap<CanonicalRecipe, Traits>();

function traitsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Traits {
  let traits = traitsByRecipe.get(recipe);
  if (!traits) {
    traits = {
      group: dishGroupOf(recipe),
      mains: mainIngredients(recipe, kb),
      isMade: recipe.source === 'composer',
    };
    traitsByRecipe.set(recipe, traits);
  }
  return traits;
}

function mainIngredients(recipe: CanonicalRecipe, kb: KnowledgeBase): ReadonlySet<string> {
  const mains = recipe.lines.flatMap(({ ingredient }) => {
    const known = ingredient ? kb.get(ingredient) : undefined;
    return known && weightInDish(known) >= WEIGHTS.ingredient.ordinary ? [known.id] : [];
  });
  return new Set(mains);
}

/** From 0 to 1: the group of dish types, and Jaccard's index of the main ingredients. */
function similarityOf(one: Traits, other: Traits): number {
  let shared = 0;
  for (const id of one.mains) if (other.mains.has(id)) shared += 1;
  const all = Math.max(1, one.mains.size + other.mains.size - shared);
  const { sameDishGroup } = WEIGHTS;
  return (one.group === other.group ? sameDishGroup : 0) + ((1 - sameDishGroup) * shared) / all;
}
