import type { DishType } from '@larder/contract/dish/dish-type';
import type { DrawnImage } from '../image-path.ts';
import { type Impression, impressionOf, likenessOf } from './likeness.ts';

/** Number of looks among which a recipe's is chosen. */
export const LOOKS = 20;
/** How often each recipe's look is chosen anew, once those of all others are known. */
const ROUNDS = 2;
/** Makes one picture that is very much like weigh more than many that are somewhat so. */
const EMPHASIS = 8;
/** How much more a picture of the same dish type weighs: one search finds both. */
const OF_ONE_TYPE = 20;

/** A recipe, and its picture in each look. */
export type LookingRecipe = { dishType: DishType | null; drawn: (look: number) => DrawnImage };
type Seen = { impression: Impression; dishType: DishType | null };

/**
 * The look of each of a collection's recipes, as a number from 0: that in which its picture is least like those of the
 * others.
 */
export function chooseLooks(recipes: readonly LookingRecipe[]): number[] {
  const looks = recipes.map(({ dishType, drawn }) =>
    Array.from({ length: LOOKS }, (_, look) => ({ impression: impressionOf(drawn(look)), dishType })),
  );
  const chosen: number[] = [];
  const seen = createSeen();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [recipe, candidates] of looks.entries()) {
      const before = candidates[chosen[recipe] ?? -1];
      if (before) seen.among(before).delete(recipe);
      const costs = candidates.map((candidate) => costOf(candidate, seen.among(candidate).values()));
      const look = costs.indexOf(Math.min(...costs));
      const candidate = candidates[look];
      if (candidate) seen.among(candidate).set(recipe, candidate);
      chosen[recipe] = look;
    }
  }
  return chosen;
}

/** The pictures chosen so far, by composition: others are not alike. */
function createSeen() {
  const byComposition = new Map<string, Map<number, Seen>>();
  return {
    among({ impression: { composition } }: Seen): Map<number, Seen> {
      const known = byComposition.get(composition) ?? new Map<number, Seen>();
      byComposition.set(composition, known);
      return known;
    },
  };
}

function costOf({ impression, dishType }: Seen, others: Iterable<Seen>): number {
  let cost = 0;
  for (const other of others) {
    const weight = other.dishType === dishType ? OF_ONE_TYPE : 1;
    cost += weight * likenessOf(impression, other.impression) ** EMPHASIS;
  }
  return cost;
}
