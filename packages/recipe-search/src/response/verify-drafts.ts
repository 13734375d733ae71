import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { type Adapted, adaptRecipe } from '../adaptation/adapt-recipe.ts';
import type { Draft } from '../recipe-service.ts';

/**
 * Verifies the drafts of any source: a recipe that breaks a restriction is adapted, or dropped where that is not
 * possible. Stops once `most` have passed.
 */
export function verifyDrafts(
  drafts: readonly Draft[],
  restrictions: Restrictions,
  kb: KnowledgeBase,
  most = Number.POSITIVE_INFINITY,
): Adapted[] {
  const passed: Adapted[] = [];
  for (const { recipe } of drafts) {
    if (passed.length >= most) break;
    const adapted = adaptRecipe(recipe, restrictions, kb);
    if (adapted) passed.push(adapted);
  }
  return passed;
}
