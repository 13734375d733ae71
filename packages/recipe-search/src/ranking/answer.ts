import type { CanonicalRecipe } from '@larder/food/recipe';
import { type Coverage, matchRecipe } from './match.ts';
import { type Shares, sharesOf, type WeightedKnowledge, worthOf } from './worth.ts';

/** A recipe as an answer to what somebody has. */
export type Answer = Shares & {
  recipe: CanonicalRecipe;
  worth: number;
  /** How many of the things that are there it uses. */
  used: number;
  usesMain: boolean;
};

/** What somebody has, which of it stands out, and what it covers. */
export type Holdings = { have: readonly string[]; mains: readonly string[]; coverage: Coverage };

export function answerOf(
  recipe: CanonicalRecipe,
  { have, mains, coverage }: Holdings,
  knowledge: WeightedKnowledge,
): Answer {
  const match = matchRecipe(recipe, have, knowledge.kb, coverage);
  const shares = sharesOf(recipe, match, have, knowledge);
  const swaps = recipe.lines.filter(({ swappedFrom }) => swappedFrom).length;
  return {
    recipe,
    ...shares,
    worth: worthOf(shares, match.missing.length, swaps),
    used: have.length - match.unused.length,
    usesMain: mains.some((id) => !match.unused.includes(id)),
  };
}

/** The worthiest first; of equals in the order of their ids, so that the same request gives the same answer. */
export function byWorth(a: Answer, b: Answer): number {
  return b.worth - a.worth || (a.recipe.id < b.recipe.id ? -1 : 1);
}
