import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { dishGroupOf } from './dish-groups.ts';
import { WORTH, weightInDish } from './worth.ts';

/** The first answers are diversified; after them the order is that of their worth alone. */
const DIVERSIFIED = 6;
/** Maximum number of candidates considered for them. */
const MOST_CONSIDERED = 24;
/** Maximum share of an answer's worth that likeness to an earlier answer takes away. */
const COST_OF_LIKENESS = 0.25;
const SAME_GROUP = 0.5;

type Worthy = { recipe: CanonicalRecipe; worth: number };

/**
 * Reorders answers so that the first few are neither alike nor like the answers `before` them: each is the one of most
 * worth, less what it repeats. Maximal marginal relevance: Carbonell and Goldstein, 1998.
 */
export function withVariety<T extends Worthy>(answers: readonly T[], before: readonly T[], kb: KnowledgeBase): T[] {
  const traits = ({ recipe }: T) => traitsOf(recipe, kb);
  const seen = before.slice(0, DIVERSIFIED).map(traits);
  const left = answers.slice(0, MOST_CONSIDERED).map((answer) => ({ answer, traits: traits(answer), likeness: 0 }));
  for (const one of left) one.likeness = Math.max(0, ...seen.map((other) => likeness(one.traits, other)));
  const chosen: T[] = [];
  while (seen.length < DIVERSIFIED && left.length > 0) {
    const marginal = left.map((one) => one.answer.worth - COST_OF_LIKENESS * one.likeness);
    const [best] = left.splice(marginal.indexOf(Math.max(...marginal)), 1);
    if (!best) break;
    chosen.push(best.answer);
    seen.push(best.traits);
    for (const one of left) one.likeness = Math.max(one.likeness, likeness(one.traits, best.traits));
  }
  return [...chosen, ...left.map(({ answer }) => answer), ...answers.slice(MOST_CONSIDERED)];
}

/** From this likeness on two recipes are one dish to a cook: one group, and four in five main ingredients shared. */
const NEARLY_THE_SAME = 0.9;

/** Drinks of the same main ingredients are the same drink, whatever their groups. */
export function isNearlyTheSame(one: CanonicalRecipe, other: CanonicalRecipe, kb: KnowledgeBase): boolean {
  const [a, b] = [traitsOf(one, kb), traitsOf(other, kb)];
  const group = one.category === 'Drinks' && other.category === 'Drinks' ? a.group : b.group;
  return likeness(a, { ...b, group }) >= NEARLY_THE_SAME;
}

type Traits = { group: string; mains: ReadonlySet<string> };

const known = new WeakMap<CanonicalRecipe, Traits>();

function traitsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Traits {
  let traits = known.get(recipe);
  if (!traits) {
    traits = { group: dishGroupOf(recipe), mains: mainIngredients(recipe, kb) };
    known.set(recipe, traits);
  }
  return traits;
}

function mainIngredients(recipe: CanonicalRecipe, kb: KnowledgeBase): ReadonlySet<string> {
  const mains = recipe.lines.flatMap(({ ingredient }) => {
    const known = ingredient ? kb.get(ingredient) : undefined;
    return known && weightInDish(known) >= WORTH.ordinary ? [known.id] : [];
  });
  return new Set(mains);
}

function likeness(one: Traits, other: Traits): number {
  let shared = 0;
  for (const id of one.mains) if (other.mains.has(id)) shared += 1;
  const all = Math.max(1, one.mains.size + other.mains.size - shared);
  return (one.group === other.group ? SAME_GROUP : 0) + ((1 - SAME_GROUP) * shared) / all;
}
