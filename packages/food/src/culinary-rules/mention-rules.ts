import type { KnowledgeBase } from '../knowledge-base.ts';
import { type CanonicalRecipe, TEXT_LANGUAGES } from '../recipe.ts';
import { mentionsOf } from '../verifier/mentions.ts';

/** Lines that no step uses, in any language of the recipe, and ingredients that only a step names. */
export function mentionProblems(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  return [...unusedLines(recipe), ...unlistedIngredients(recipe, kb)];
}

function unusedLines({ lines, steps }: CanonicalRecipe): string[] {
  const languages = TEXT_LANGUAGES.filter((language) => steps.some(({ text }) => text[language] !== undefined));
  return languages.flatMap((language) => {
    const used = new Set(
      steps.flatMap(({ text }) =>
        (text[language] ?? text.en).flatMap((part) => (typeof part === 'object' && 'line' in part ? [part.line] : [])),
      ),
    );
    return lines.flatMap(({ name }, index) => (used.has(index) ? [] : [`${language}: ${name.en} is used in no step`]));
  });
}

function unlistedIngredients(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  return mentionsOf(recipe, kb)
    .filter(({ where }) => where === 'step')
    .map(({ index, words }) => `step ${index + 1} uses "${words.en}", which is not listed`);
}
