import type { Language } from '@larder/contract/language';
import { recipeInputSchema } from '@larder/contract/recipe';
import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import { readRecipeInput } from '@larder/food/parsing/recipes/read-recipe';
import type { CanonicalRecipe, RecipeLine, StepPart } from '@larder/food/recipe';
import { draftSchema, type RecipeDraft } from '../output/draft.ts';
import { plainText } from '../output/plain-text.ts';

/**
 * A model's draft as a recipe: its texts as plain words, its lines and steps parsed. Null where it is no recipe. What it
 * says of allergens, nutrition or pictures is not read at all.
 */
export function readDraft(draft: unknown, id: string, language: Language, kb: KnowledgeBase): CanonicalRecipe | null {
  const read = draftSchema.safeParse(draft);
  const input = read.success ? recipeInputSchema.safeParse({ ...toInput(read.data), language }) : null;
  if (!input?.success) return null;
  const recipe = readRecipeInput(input.data, id, kb);
  if (recipe.lines.length === 0 || recipe.steps.length === 0) return null;
  return { ...recipe, source: 'assistant', steps: withMentions(recipe, language) };
}

function toInput({ title, description, category, subcategory, servings, ingredients, steps }: RecipeDraft) {
  return {
    title: plainText(title),
    description: plainText(description),
    category,
    subcategory: subcategory ?? 'None',
    servings,
    ingredients: ingredients.map(({ quantity, name }) => ({ quantity: plainText(quantity), name: plainText(name) })),
    instructions: steps.map(({ text, minutes }) => ({ step: plainText(text), time: Math.round(minutes * 60) })),
  };
}

/** The steps with the names of the lines as mentions, so that a substitute takes their place in the method, too. */
function withMentions({ lines, steps }: CanonicalRecipe, language: Language): CanonicalRecipe['steps'] {
  const find = mentionFinder(lines, language);
  return steps.map((step) => {
    const parts = step.text.en.flatMap((part) => (typeof part === 'string' ? find(part) : [part]));
    return { ...step, text: { en: parts, [textLanguage(language)]: parts } };
  });
}

const MIN_NAME_LENGTH = 3;

function mentionFinder(lines: readonly RecipeLine[], language: Language): (text: string) => StepPart[] {
  const names = lines
    .map(({ name }, line) => ({ name: name[textLanguage(language)] ?? name.en, line }))
    .filter(({ name }) => name.length >= MIN_NAME_LENGTH)
    .sort((a, b) => b.name.length - a.name.length);
  if (names.length === 0) return (text) => [text];
  const words = names.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => {
    const parts: StepPart[] = [];
    let from = 0;
    for (const { 0: as, index } of text.matchAll(pattern)) {
      const named = names.find(({ name }) => name.toLowerCase() === as.toLowerCase());
      if (!named) continue;
      if (index > from) parts.push(text.slice(from, index));
      parts.push({ line: named.line, as });
      from = index + as.length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  };
}
