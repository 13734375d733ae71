import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';

/**
 * The recipe whose peanuts say that they may have traces of nuts, for who excludes nuts and not peanuts, under an id of its
 * own; the same object for others, and where it has none.
 */
export function markPeanuts(
  recipe: CanonicalRecipe,
  { excludedAllergens }: Restrictions,
  kb: KnowledgeBase,
): CanonicalRecipe {
  if (!excludedAllergens.includes('Nuts') || excludedAllergens.includes('Peanuts')) return recipe;
  const hasPeanuts = (id: string | null) => id !== null && kb.get(id)?.allergens?.includes('Peanuts') === true;
  if (!recipe.lines.some(({ ingredient }) => hasPeanuts(ingredient))) return recipe;
  const lines = recipe.lines.map((line) =>
    hasPeanuts(line.ingredient) ? { ...line, inDoubt: { allergens: ['Nuts' as const], foods: [] } } : line,
  );
  return { ...recipe, id: `${recipe.id}-peanut`, lines };
}
