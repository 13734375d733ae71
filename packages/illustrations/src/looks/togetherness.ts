import type { DishType } from '@larder/contract/dish/dish-type';

/** How much more recipes of one dish type weigh: a search for the type's name finds both. */
const OF_ONE_TYPE = 2;
/** How much more recipes with the same ingredients weigh than those that share none. */
const OF_THE_SAME_FOODS = 30;

/**
 * How likely two recipes, given by their places in a collection, are found by the same search: at least 1, more where
 * they share ingredients, above all those that few recipes have.
 */
export function createTogetherness(
  recipes: readonly { dishType: DishType | null; foods: readonly string[] }[],
): (one: number, other: number) => number {
  const counts = new Map<string, number>();
  for (const { foods } of recipes) for (const food of new Set(foods)) counts.set(food, (counts.get(food) ?? 0) + 1);
  const tellingOf = (food: string) => Math.log(recipes.length / (counts.get(food) ?? 1)) ** 2;
  const known = recipes.map(({ dishType, foods }) => {
    const telling = new Map(foods.map((food) => [food, tellingOf(food)]));
    const length = Math.sqrt([...telling.values()].reduce((sum, weight) => sum + weight, 0));
    return { dishType, telling, length };
  });
  return (one, other) => {
    const [a, b] = [known[one], known[other]];
    if (!a || !b) return 1;
    let shared = 0;
    for (const [food, weight] of a.telling) if (b.telling.has(food)) shared += weight;
    const ofFoods = shared === 0 ? 0 : (OF_THE_SAME_FOODS * shared) / (a.length * b.length);
    return 1 + ofFoods + (a.dishType === b.dishType ? OF_ONE_TYPE : 0);
  };
}
