import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { breaks, type Restrictions, type Verdict, verifyRecipe } from '@larder/kitchen/verify';
import type { Draft } from './recipe-service.ts';

/** A recipe that the verifier has judged and that breaks nothing. */
export type Verified = { recipe: CanonicalRecipe; verdict: Verdict };

/** The one gate that every recipe passes, whoever wrote it: what breaks a restriction goes no further. */
export function verifyDrafts(drafts: readonly Draft[], restrictions: Restrictions, kb: KnowledgeBase): Verified[] {
  return drafts.flatMap(({ recipe }) => {
    const verdict = verifyRecipe(recipe, kb);
    return breaks(verdict, restrictions).length === 0 ? [{ recipe, verdict }] : [];
  });
}
