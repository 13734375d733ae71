import type { DishType } from '@larder/contract/dish/dish-type';
import type { DrawnImage } from '../image-path.ts';
import { type Impression, impressionOf, likenessOf } from './likeness.ts';

/** Number of looks among which a recipe's is chosen. */
export const LOOKS = 20;
/** How often each recipe's look is chosen anew, once those of all others are known. */
const ROUNDS = 3;
/** Makes one picture that is very much like weigh more than many that are somewhat so. */
const EMPHASIS = 12;
/** How much more a picture of the same dish type weighs: one search finds both. */
const OF_ONE_TYPE = 6;
/** How much more another drink weighs: those of several types come together. */
const OF_DRINKS = 3;

/** A recipe, and its picture in each look. */
export type LookingRecipe = { dishType: DishType | null; drawn: (look: number) => DrawnImage };
/** What is seen of a dish of a type. */
export type SeenPicture = { impression: Impression; dishType: DishType | null };

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
      if (before) seen.remove(recipe, before);
      const byComposition = Map.groupBy(candidates, ({ impression }) => impression.composition);
      const like = new Map([...byComposition].map(([name, [first]]) => [name, first ? seen.like(first) : []]));
      const costs = candidates.map((each) => costOf(each, like.get(each.impression.composition) ?? []));
      const look = costs.indexOf(Math.min(...costs));
      const candidate = candidates[look];
      if (candidate) seen.add(recipe, candidate);
      chosen[recipe] = look;
    }
  }
  return chosen;
}

/** The pictures chosen so far, by their composition and by their dish type: only one of both makes them alike. */
function createSeen() {
  const groups = new Map<string, Map<number, SeenPicture>>();
  const group = (name: string) => {
    const known = groups.get(name) ?? new Map<number, SeenPicture>();
    groups.set(name, known);
    return known;
  };
  const groupsOf = ({ impression, dishType }: SeenPicture) => [
    group(`shows ${impression.composition}`),
    group(`is ${dishType}`),
  ];
  return {
    add(recipe: number, picture: SeenPicture) {
      for (const pictures of groupsOf(picture)) pictures.set(recipe, picture);
    },
    remove(recipe: number, picture: SeenPicture) {
      for (const pictures of groupsOf(picture)) pictures.delete(recipe);
    },
    like: (picture: SeenPicture) => new Set(groupsOf(picture).flatMap((pictures) => [...pictures.values()])),
  };
}

/** Below which no two pictures are taken for each other. */
const UNLIKE = 0.58;

/**
 * The look of one more recipe, among the first so many: the first in which its picture is unlike all others, else that
 * in which it is least like them. Always the least would give all further recipes the views that are rare.
 */
export function chooseLook({ dishType, drawn }: LookingRecipe, others: readonly SeenPicture[], looks: number): number {
  const candidates = Array.from({ length: looks }, (_, look) => ({ impression: impressionOf(drawn(look)), dishType }));
  const unlike = candidates.findIndex(({ impression }) =>
    others.every((other) => likenessOf(impression, other.impression) < UNLIKE),
  );
  if (unlike !== -1) return unlike;
  const costs = candidates.map((candidate) => costOf(candidate, others));
  return costs.indexOf(Math.min(...costs));
}

function costOf({ impression, dishType }: SeenPicture, others: Iterable<SeenPicture>): number {
  let cost = 0;
  for (const other of others) {
    const weight = other.dishType === dishType ? OF_ONE_TYPE : impression.isDrink ? OF_DRINKS : 1;
    cost += weight * likenessOf(impression, other.impression) ** EMPHASIS;
  }
  return cost;
}
