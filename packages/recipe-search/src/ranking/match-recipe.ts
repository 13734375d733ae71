import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { interchangeIn } from './interchangeable.ts';

/** How a recipe matches the available ingredients: lines by index, ingredients by id. */
export type RecipeMatch = {
  /** Lines that an available ingredient or a kind of it fulfils. */
  have: number[];
  /** Lines that an available ingredient comes close to: the recipe asks for cherry tomatoes, tomatoes are available. */
  close: { line: number; has: string }[];
  missing: number[];
  /** Staples that are not among the available ingredients and are taken for granted. */
  assumed: number[];
  /** Available ingredients that the recipe does not use. */
  unused: string[];
};

/** Optional lines that are not available are neither missing nor counted. */
export function matchRecipe(recipe: CanonicalRecipe, available: readonly string[], kb: KnowledgeBase): RecipeMatch {
  const match: RecipeMatch = { have: [], close: [], missing: [], assumed: [], unused: [] };
  const findCover = coverFinderOf(available, kb);
  const used = new Set<string>();
  recipe.lines.forEach((line, index) => {
    const cover = bestCover(line, findCover);
    if (cover) used.add(cover.has);
    if (cover?.exact) match.have.push(index);
    else if (cover) match.close.push({ line: index, has: cover.has });
    else if (line.ingredient !== null && kb.get(line.ingredient)?.staple) match.assumed.push(index);
    else if (!line.optional) match.missing.push(index);
  });
  match.unused = available.filter((id) => !used.has(id));
  return match;
}

/** The number of lines that are available, exactly or closely, and of all that count. */
export function countMatch(match: RecipeMatch): { matched: number; total: number } {
  const matched = match.have.length + match.close.length;
  return { matched, total: matched + match.missing.length };
}

/** The available ingredient that covers a line, the one that the line names before its alternatives. */
function bestCover(
  { ingredient, alternatives }: Pick<RecipeLine, 'ingredient' | 'alternatives'>,
  findCover: CoverFinder,
): Cover | undefined {
  const own = ingredient === null ? undefined : findCover(ingredient);
  if (own?.exact || !alternatives) return own;
  const others = alternatives.map(findCover);
  return others.find((cover) => cover?.exact) ?? own ?? others.find((cover) => cover !== undefined);
}

/** An available ingredient that stands for a needed one: exact where it is that or a kind of it. */
type Cover = { has: string; exact: boolean };
type CoverFinder = (needed: string) => Cover | undefined;

const finders = new WeakMap<readonly string[], { kb: KnowledgeBase; findCover: CoverFinder }>();

/** Shared by all recipes that are matched with the same list. */
function coverFinderOf(available: readonly string[], kb: KnowledgeBase): CoverFinder {
  const known = finders.get(available);
  if (known?.kb === kb) return known.findCover;
  const findCover = createCoverFinder(available, kb);
  finders.set(available, { kb, findCover });
  return findCover;
}

/**
 * Kinds work one way: cherry tomatoes are tomatoes and cover them exactly, tomatoes only come close to cherry tomatoes.
 */
function createCoverFinder(available: readonly string[], kb: KnowledgeBase): CoverFinder {
  const { areInterchangeable } = interchangeIn(kb);
  const known = new Map<string, Cover | undefined>();
  const find = (needed: string): Cover | undefined => {
    const exact = available.find((id) => id === needed) ?? available.find((id) => kb.isKindOf(id, needed));
    if (exact !== undefined) return { has: exact, exact: true };
    const close =
      available.find((id) => kb.isKindOf(needed, id)) ?? available.find((id) => areInterchangeable(id, needed));
    return close === undefined ? undefined : { has: close, exact: false };
  };
  return (needed) => {
    if (!known.has(needed)) known.set(needed, find(needed));
    return known.get(needed);
  };
}
