import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { type Adapted, adaptRecipe } from '../adaptation/adapt.ts';
import type { Draft } from '../recipe-service.ts';

/**
 * The one gate that every recipe passes, whoever wrote it: what breaks a restriction is adapted, with the swap shown
 * as such, or goes no further. It stops once `most` have passed.
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
