import type { KnowledgeBase } from '../knowledge-base.ts';
import type { CanonicalRecipe } from '../recipe.ts';
import { type Verdict, verifyRecipe } from './verify.ts';

const verdicts = new WeakMap<CanonicalRecipe, { kb: KnowledgeBase; verdict: Verdict }>();

/** What the verifier says of a recipe, asked once for as long as that object lives: recipes do not change. */
export function verdictOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Verdict {
  const known = verdicts.get(recipe);
  if (known?.kb === kb) return known.verdict;
  const verdict = verifyRecipe(recipe, kb);
  verdicts.set(recipe, { kb, verdict });
  return verdict;
}
