import { foodsToCheck } from '@larder/food/ingredients/diet-rules';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';

/**
 * The recipe whose lines say what to look for on the packet, under an id of its own: traces of nuts in peanuts for who
 * excludes nuts and not peanuts, animal rennet in cheese for who eats no meat, and garlic and onion for who eats few
 * FODMAPs; the same object where none has to.
 */
export function markPacketChecks(
  recipe: CanonicalRecipe,
  { excludedAllergens, dietTypes }: Restrictions,
  kb: KnowledgeBase,
): CanonicalRecipe {
  const hasTraces = excludedAllergens.includes('Nuts') && !excludedAllergens.includes('Peanuts');
  const toCheck = foodsToCheck(dietTypes);
  if (!hasTraces && toCheck.length === 0) return recipe;
  const marked = recipe.lines.map((line): RecipeLine => {
    const { allergens = [], mayBeMadeFrom = [] } = (line.ingredient ? kb.get(line.ingredient) : undefined) ?? {};
    const isPeanut = hasTraces && allergens.includes('Peanuts');
    const foods = toCheck.filter((id) => mayBeMadeFrom.includes(id));
    return isPeanut || foods.length > 0 ? { ...line, inDoubt: { allergens: isPeanut ? ['Nuts'] : [], foods } } : line;
  });
  const checked = [
    ...new Set(marked.flatMap(({ inDoubt }) => [...(inDoubt?.allergens ?? []), ...(inDoubt?.foods ?? [])])),
  ];
  if (checked.length === 0) return recipe;
  return { ...recipe, id: `${recipe.id}-${checked.join('-').toLowerCase()}`, lines: marked };
}
