import type { RecipeStep, StepPart, TextLanguage } from '@larder/food/recipe';

/** The step with its text changed in each of its languages. */
export function inEachLanguage(
  step: RecipeStep,
  change: (parts: readonly StepPart[], language: TextLanguage) => StepPart[],
): RecipeStep {
  const texts = Object.entries(step.text).map(([language, parts]) => [
    language,
    change(parts, language as TextLanguage),
  ]);
  return { ...step, text: Object.fromEntries(texts) as RecipeStep['text'] };
}
