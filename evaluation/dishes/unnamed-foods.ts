import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { foldedWords } from './folded-words.ts';

/** Foods that the title names and the description does not. */
export function unnamedFoods(
  { title, description }: CanonicalRecipe,
  foods: readonly string[],
  kb: KnowledgeBase,
): string[] {
  const [named, told] = [foldedWords(title.en), foldedWords(description.en)];
  return foods.flatMap((id) => {
    const names = [1, 2].map((count) => foldedWords(kb.name(id, 'en-GB', count)));
    const isLeftOut = names.some((name) => named.includes(name)) && !names.some((name) => told.includes(name));
    return isLeftOut ? [`the description leaves out${names[0]?.trimEnd()} of the title`] : [];
  });
}
