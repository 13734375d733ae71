import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import type { CanonicalRecipe } from '@larder/kitchen/recipe';

/** How a recipe stands to what someone has: lines by index, ingredients by id. */
export type MatchData = {
  have: number[];
  /** Lines that a wider kind covers: cherry tomatoes are asked for, tomatoes are there. */
  close: { line: number; has: string }[];
  missing: number[];
  /** Staples that were not named but stand in every kitchen. */
  assumed: number[];
  /** What the person has and the recipe leaves alone. */
  unused: string[];
};

/** The best of what someone has for an ingredient that a recipe needs. */
type Cover = { has: string; exact: boolean };

/**
 * What of a recipe is there. Kind-of works one way: cherry tomatoes are tomatoes, so they cover them; tomatoes only
 * come close to cherry tomatoes. Optional lines that are not there are neither missing nor counted.
 */
export function matchRecipe(recipe: CanonicalRecipe, have: readonly string[], kb: KnowledgeBase): MatchData {
  const match: MatchData = { have: [], close: [], missing: [], assumed: [], unused: [] };
  const used = new Set<string>();
  recipe.lines.forEach((line, index) => {
    const cover = [line.ingredient, ...(line.alternatives ?? [])]
      .flatMap((needed) => (needed === null ? [] : (coverOf(needed, have, kb) ?? [])))
      .sort((a, b) => Number(b.exact) - Number(a.exact))[0];
    if (cover) used.add(cover.has);
    if (cover?.exact) match.have.push(index);
    else if (cover) match.close.push({ line: index, has: cover.has });
    else if (line.ingredient !== null && kb.get(line.ingredient)?.staple) match.assumed.push(index);
    else if (!line.optional) match.missing.push(index);
  });
  match.unused = have.filter((id) => !used.has(id));
  return match;
}

function coverOf(needed: string, have: readonly string[], kb: KnowledgeBase): Cover | undefined {
  const exact = have.find((id) => id === needed) ?? have.find((id) => kb.isKindOf(id, needed));
  if (exact !== undefined) return { has: exact, exact: true };
  const wider = have.find((id) => kb.isKindOf(needed, id));
  return wider === undefined ? undefined : { has: wider, exact: false };
}

/** Ingredients that are there, exactly or nearly, and those that count at all: the badge's fraction. */
export function countMatch(match: MatchData): { matched: number; total: number } {
  const matched = match.have.length + match.close.length;
  return { matched, total: matched + match.missing.length };
}
