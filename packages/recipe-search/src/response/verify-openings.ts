import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import type { Adapted } from '../adaptation/adapt-recipe.ts';
import type { Opening } from '../recipe-service.ts';
import { applyWishes, type Wishes } from '../wishes/apply-wishes.ts';
import { verifyDrafts } from './verify-drafts.ts';

/** The openings with the recipes that pass the verifier, meet every wish and are not deleted; those without any left out. */
export function verifyOpenings(
  openings: readonly Opening[],
  {
    restrictions,
    understood,
    have,
    deleted,
  }: { restrictions: Restrictions; understood: Wishes; have: readonly string[]; deleted: ReadonlySet<string> },
  kb: KnowledgeBase,
): { ingredient: string; recipes: Adapted[] }[] {
  return openings.flatMap(({ ingredient, drafts }) => {
    const wished = applyWishes(
      drafts.flatMap(({ recipe }) => (deleted.has(recipe.id) ? [] : [recipe])),
      understood,
      [...have, ingredient],
      kb,
    );
    if (wished.unmet.length > 0) return [];
    const recipes = verifyDrafts(
      wished.recipes.map((recipe) => ({ recipe })),
      restrictions,
      kb,
    );
    return recipes.length > 0 ? [{ ingredient, recipes }] : [];
  });
}
