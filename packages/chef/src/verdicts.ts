import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { type Verdict, verifyRecipe } from '@larder/kitchen/verify';

const verdicts = new WeakMap<CanonicalRecipe, { kb: KnowledgeBase; verdict: Verdict }>();

/** What the verifier says of a recipe, asked once for as long as that object lives: recipes do not change. */
export function verdictOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Verdict {
  const known = verdicts.get(recipe);
  if (known?.kb === kb) return known.verdict;
  const verdict = verifyRecipe(recipe, kb);
  verdicts.set(recipe, { kb, verdict });
  return verdict;
}
