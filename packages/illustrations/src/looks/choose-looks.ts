import type { DishType } from '@larder/contract/dish/dish-type';
import type { DrawnImage } from '../image-path.ts';
import { type Impression, impressionOf, likenessOf } from './likeness.ts';
import { createTogetherness } from './togetherness.ts';

/** Number of looks among which a recipe's is chosen. */
export const LOOKS = 40;
/** How often each recipe's look is chosen anew, once those of all others are known. */
const ROUNDS = 3;
/** Makes one picture that is very much like weigh more than many that are somewhat so. */
const EMPHASIS = 18;

/** A recipe of a collection, and its picture in each look. */
export type LookingRecipe = {
  dishType: DishType | null;
  /** Ids of its ingredients. */
  foods: readonly string[];
  drawn: (look: number) => DrawnImage;
};

/**
 * The look of each of a collection's recipes, as a number from 0: that in which its picture is least like those of the
 * recipes that are found with it.
 */
export function chooseLooks(recipes: readonly LookingRecipe[]): number[] {
  const looks = recipes.map(({ drawn }) => Array.from({ length: LOOKS }, (_, look) => impressionOf(drawn(look))));
  const together = createTogetherness(recipes);
  const chosen: number[] = [];
  const seen = createSeen();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [recipe, candidates] of looks.entries()) {
      const { dishType = null } = recipes[recipe] ?? {};
      const before = candidates[chosen[recipe] ?? -1];
      if (before) seen.remove(recipe, before, dishType);
      const rivals = new Map<string, Rival[]>();
      const costs = candidates.map((candidate) => {
        const { composition } = candidate;
        const known =
          rivals.get(composition) ?? rivalsOf(seen.like(candidate, dishType), (other) => together(recipe, other));
        rivals.set(composition, known);
        return costOf(candidate, known);
      });
      const look = costs.indexOf(Math.min(...costs));
      const candidate = candidates[look];
      if (candidate) seen.add(recipe, candidate, dishType);
      chosen[recipe] = look;
    }
  }
  return chosen;
}

/** Another picture, and how much it weighs. */
type Rival = { impression: Impression; weight: number };

function rivalsOf(
  pictures: Iterable<readonly [recipe: number, impression: Impression]>,
  weigh: (recipe: number) => number,
): Rival[] {
  return Array.from(pictures, ([recipe, impression]) => ({ impression, weight: weigh(recipe) }));
}

function costOf(candidate: Impression, rivals: readonly Rival[]): number {
  let cost = 0;
  for (const { impression, weight } of rivals) {
    const likeness = likenessOf(candidate, impression);
    if (likeness > 0) cost += weight * likeness ** EMPHASIS;
  }
  return cost;
}

/** The pictures chosen so far, by their composition and by their dish type: only one of both makes them alike. */
function createSeen() {
  const groups = new Map<string, Map<number, Impression>>();
  const group = (name: string) => {
    const known = groups.get(name) ?? new Map<number, Impression>();
    groups.set(name, known);
    return known;
  };
  const groupsOf = ({ composition, isDrink }: Impression, dishType: DishType | null) =>
    isDrink ? [group('drinks')] : [group(`shows ${composition}`), group(`is ${dishType}`)];
  return {
    add(recipe: number, picture: Impression, dishType: DishType | null) {
      for (const pictures of groupsOf(picture, dishType)) pictures.set(recipe, picture);
    },
    remove(recipe: number, picture: Impression, dishType: DishType | null) {
      for (const pictures of groupsOf(picture, dishType)) pictures.delete(recipe);
    },
    like(picture: Impression, dishType: DishType | null): Iterable<readonly [number, Impression]> {
      const [one, other] = groupsOf(picture, dishType);
      return other ? new Map([...(one ?? []), ...other]) : (one ?? []);
    },
  };
}
