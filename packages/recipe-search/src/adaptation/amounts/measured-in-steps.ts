import type { CanonicalRecipe } from '@larder/food/recipe';

/** True where a step gives an amount of the line: "1 teaspoon of the sugar". */
export function isMeasuredInSteps({ steps }: CanonicalRecipe, index: number): boolean {
  return steps.some(({ text: { en } }) =>
    en.some((part, at) => {
      const measured = en[at - 2];
      const isIt = typeof part === 'object' && 'line' in part && part.line === index;
      return isIt && typeof measured === 'object' && 'unit' in measured;
    }),
  );
}
