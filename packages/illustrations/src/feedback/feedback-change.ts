import type { DishIllustration, DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';

export const AMOUNTS = ['none', 'less', 'more'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** What a sentence says of a picture. */
export type FeedbackChange =
  | { type: 'vessel'; vessel: DishIllustration['vessel'] | null }
  | { type: 'glass'; glass: DrinkIllustration['glass'] | null }
  | { type: 'colour'; colour: IllustrationColour }
  /** `isStated`: "there is no bacon" of a picture without it asks for the bacon that the recipe has. */
  | { type: 'foods'; amount: Amount; foods: readonly string[]; isStated?: boolean }
  | { type: 'sauce' | 'ice' | 'garnish'; amount: Amount };
