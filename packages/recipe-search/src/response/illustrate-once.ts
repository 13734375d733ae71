import type { Illustration } from '@larder/contract/dish/illustration';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { illustrate } from '@larder/illustrations/illustrate';

const illustrationByRecipe = new WeakMap<CanonicalRecipe, { kb: KnowledgeBase; illustration: Illustration }>();

/** A recipe's illustration, computed once for each recipe. The result is shared: callers must not change it. */
export function illustrateOnce(recipe: CanonicalRecipe, kb: KnowledgeBase): Illustration {
  const known = illustrationByRecipe.get(recipe);
  if (known?.kb === kb) return known.illustration;
  const illustration = illustrateRecipe(recipe, kb);
  illustrationByRecipe.set(recipe, { kb, illustration });
  return illustration;
}

/** Water colours nothing and counts for nothing in the shares of the weight. */
function illustrateRecipe({ category, dishType, lines }: CanonicalRecipe, kb: KnowledgeBase): Illustration {
  const grams = lines.map((line) => (line.ingredient === 'water' ? 0 : (gramsOf(line, kb) ?? 0)));
  const total = Math.max(
    1,
    grams.reduce((sum, weight) => sum + weight, 0),
  );
  const ingredients = lines.flatMap(({ ingredient: id }, index) => {
    if (id === null) return [];
    const share = (grams[index] ?? 0) / total;
    return [{ id, kinds: kb.ancestors(id), share, drawnAs: kb.get(id)?.drawnAs ?? [] }];
  });
  return illustrate({ category, dishType, ingredients });
}
