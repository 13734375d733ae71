import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/kitchen/recipe';

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
/** What covers a needed ingredient; undefined where nothing does. */
export type Coverage = (needed: string) => Cover | undefined;

/**
 * What `have` covers. Kind-of works one way: cherry tomatoes are tomatoes, so they cover them; tomatoes only come close
 * to cherry tomatoes, and chicken breasts to chicken thighs. Each ingredient is worked out once, however many recipes need it.
 */
export function createCoverage(have: readonly string[], kb: KnowledgeBase): Coverage {
  const known = new Map<string, Cover | undefined>();
  const cover = (needed: string): Cover | undefined => {
    const exact = have.find((id) => id === needed) ?? have.find((id) => kb.isKindOf(id, needed));
    if (exact !== undefined) return { has: exact, exact: true };
    const close = have.find((id) => kb.isKindOf(needed, id)) ?? have.find((id) => areInterchangeable(id, needed, kb));
    return close === undefined ? undefined : { has: close, exact: false };
  };
  return (needed) => {
    if (!known.has(needed)) known.set(needed, cover(needed));
    return known.get(needed);
  };
}

/** Kinds of which a cook takes the one that is there for the one that is asked for, and says so. */
export const INTERCHANGEABLE: readonly string[] = [
  'chicken',
  'turkey',
  'pasta',
  'noodle',
  'rice',
  'mushroom',
  'potato',
  'onion',
  'tuna',
  'salmon',
  'bread',
];

function areInterchangeable(has: string, needed: string, kb: KnowledgeBase): boolean {
  return INTERCHANGEABLE.some((kind) => kb.isKindOf(has, kind) && kb.isKindOf(needed, kind));
}

/** What of a recipe is there. Optional lines that are not there are neither missing nor counted. */
export function matchRecipe(
  recipe: CanonicalRecipe,
  have: readonly string[],
  kb: KnowledgeBase,
  coverage: Coverage = createCoverage(have, kb),
): MatchData {
  const match: MatchData = { have: [], close: [], missing: [], assumed: [], unused: [] };
  const used = new Set<string>();
  recipe.lines.forEach((line, index) => {
    const cover = bestCover(line, coverage);
    if (cover) used.add(cover.has);
    if (cover?.exact) match.have.push(index);
    else if (cover) match.close.push({ line: index, has: cover.has });
    else if (line.ingredient !== null && kb.get(line.ingredient)?.staple) match.assumed.push(index);
    else if (!line.optional) match.missing.push(index);
  });
  match.unused = have.filter((id) => !used.has(id));
  return match;
}

/** What covers a line, the ingredient it names before its alternatives. */
export function bestCover(
  { ingredient, alternatives }: Pick<RecipeLine, 'ingredient' | 'alternatives'>,
  coverage: Coverage,
): Cover | undefined {
  const own = ingredient === null ? undefined : coverage(ingredient);
  if (own?.exact || !alternatives) return own;
  const others = alternatives.map(coverage);
  return others.find((cover) => cover?.exact) ?? own ?? others.find((cover) => cover !== undefined);
}

/** Ingredients that are there, exactly or nearly, and those that count at all: the badge's fraction. */
export function countMatch(match: MatchData): { matched: number; total: number } {
  const matched = match.have.length + match.close.length;
  return { matched, total: matched + match.missing.length };
}
