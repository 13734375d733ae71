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

/** The steps that still say something. */
export function withoutEmpty(steps: readonly RecipeStep[]): RecipeStep[] {
  return steps.filter(({ text }) => text.en.some((part) => part !== ''));
}
