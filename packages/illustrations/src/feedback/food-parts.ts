import type { IllustrationPart } from '@larder/contract/dish/illustration';

/** What foods are drawn as. */
export type FoodParts = {
  /** The parts that the recipe's ingredients are drawn as: nothing else is added. */
  own: ReadonlySet<string>;
  /** The parts that a food and its kinds are drawn as. */
  partsOfFood: (food: string) => readonly IllustrationPart[];
};
