import type { KnowledgeBase } from '@larder/food/knowledge-base';
import {
  type CanonicalRecipe,
  DEFAULT_LANGUAGES,
  inTextLanguages,
  type RecipeLine,
  type RecipeStep,
  type StepPart,
  type TextLanguage,
} from '@larder/food/recipe';
import { inEachLanguage } from '../wording/in-each-language.ts';
import { sentencesOfParts } from '../wording/step-sentences.ts';

export type Mention = Extract<StepPart, { line: number }>;

export const isMentionOf = (part: StepPart | undefined, line: number): part is Mention =>
  typeof part === 'object' && 'line' in part && part.line === line;

/** The recipe with one more line behind another one, its mentions counted anew. */
export function withLineBehind(recipe: CanonicalRecipe, index: number, added: RecipeLine): CanonicalRecipe {
  const renumbered = (step: RecipeStep) =>
    inEachLanguage(step, (parts) =>
      parts.map((part) =>
        typeof part === 'object' && 'line' in part && part.line > index ? { ...part, line: part.line + 1 } : part,
      ),
    );
  return { ...recipe, lines: recipe.lines.toSpliced(index + 1, 0, added), steps: recipe.steps.map(renumbered) };
}

/** A line of an ingredient in spoons. */
export function spoonsOf(id: string, spoons: number, kb: KnowledgeBase): RecipeLine {
  return {
    ingredient: id,
    name: inTextLanguages((language) => kb.name(id, DEFAULT_LANGUAGES[language])),
    amount: { min: spoons },
    unit: 'tbsp',
  };
}

/** A mention of a line by the name of its ingredient. */
export const mentionOf = (line: number, id: string, language: TextLanguage, kb: KnowledgeBase): Mention => ({
  line,
  as: kb.name(id, DEFAULT_LANGUAGES[language]),
});

/** The first step that names a line; -1 where none does. */
export function firstStepWith({ steps }: CanonicalRecipe, line: number): number {
  return steps.findIndex(({ text }) => text.en.some((part) => isMentionOf(part, line)));
}

/** What is done with a line before its sentence, in each language, and the seconds that it takes. */
type Before = { seconds: number; words: Record<TextLanguage, (named: Mention) => StepPart[]> };

/** The recipe with a sentence before the first one that names a line, or before the step of that. */
export function withSentenceBefore(
  recipe: CanonicalRecipe,
  line: number,
  { seconds, words }: Before,
  place: 'step' | 'sentence',
): CanonicalRecipe {
  const at = firstStepWith(recipe, line);
  const steps = recipe.steps.map((step, index) => {
    if (index !== at) return step;
    const longer = inEachLanguage(step, (parts, language) => {
      const named = parts.find((part) => isMentionOf(part, line));
      if (!isMentionOf(named, line)) return [...parts];
      const sentences = sentencesOfParts(parts);
      const behind = place === 'step' ? 0 : sentences.findIndex((each) => each.some((part) => isMentionOf(part, line)));
      const added = [...words[language](named), ' '];
      return sentences.toSpliced(behind, 0, added).flat();
    });
    return { ...longer, seconds: step.seconds + seconds };
  });
  return { ...recipe, steps };
}
