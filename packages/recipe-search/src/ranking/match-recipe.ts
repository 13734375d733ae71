import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { type Cover as Covering, coverIn } from './ingredient-cover.ts';

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

/**
 * Optional lines that are not available are neither missing nor counted. An ingredient comes close to one line only:
 * one piece of pork is not chorizo, pancetta and black pudding at once.
 */
export function matchRecipe(recipe: CanonicalRecipe, available: readonly string[], kb: KnowledgeBase): RecipeMatch {
  return match(recipe, available, kb, { closeOnce: true });
}

/** The match of each line for itself, as the candidate index scores it: never less than `matchRecipe` finds. */
export function matchLines(recipe: CanonicalRecipe, available: readonly string[], kb: KnowledgeBase): RecipeMatch {
  return match(recipe, available, kb, { closeOnce: false });
}

function match(
  recipe: CanonicalRecipe,
  available: readonly string[],
  kb: KnowledgeBase,
  { closeOnce }: { closeOnce: boolean },
): RecipeMatch {
  const found: RecipeMatch = { have: [], close: [], missing: [], assumed: [], unused: [] };
  const findCover = coverFinderOf(available, kb);
  const used = new Set<string>();
  recipe.lines.forEach((line, index) => {
    const best = bestCover(line, findCover);
    const isTaken = closeOnce && best?.exact === false && found.close.some(({ has }) => has === best.has);
    const cover = isTaken ? undefined : best;
    if (cover) used.add(cover.has);
    if (cover?.exact) found.have.push(index);
    else if (cover) found.close.push({ line: index, has: cover.has });
    else if (line.ingredient !== null && kb.get(line.ingredient)?.staple) found.assumed.push(index);
    else if (!line.optional) found.missing.push(index);
  });
  found.unused = available.filter((id) => !used.has(id));
  return found;
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
/** The best first. */
const COVERS: readonly Covering[] = ['same', 'kind', 'part', 'widerKind', 'interchangeable'];
const EXACT: ReadonlySet<Covering> = new Set<Covering>(['same', 'kind', 'part']);
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
  const cover = coverIn(kb);
  const known = new Map<string, Cover | undefined>();
  const find = (needed: string): Cover | undefined => {
    const covers = available.map((id) => cover(id, needed));
    for (const how of COVERS) {
      const has = available[covers.indexOf(how)];
      if (has !== undefined) return { has, exact: EXACT.has(how) };
    }
    return undefined;
  };
  return (needed) => {
    if (!known.has(needed)) known.set(needed, find(needed));
    return known.get(needed);
  };
}
