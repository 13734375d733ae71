import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { type Cover as Covering, coversIn } from './ingredient-cover.ts';

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
  const lines = matchableLines(recipe, kb);
  // Hundreds of recipes are matched for an answer; an iterator makes a new object for each line.
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as MatchableLine;
    const best = bestCover(line, findCover);
    const isTaken = closeOnce && best?.exact === false && isCloseAlready(found, best.has);
    const cover = isTaken ? undefined : best;
    if (cover) used.add(cover.has);
    if (cover?.exact) found.have.push(index);
    else if (cover) found.close.push({ line: index, has: cover.has });
    else if (line.otherwise) found[line.otherwise].push(index);
  }
  found.unused = available.filter((id) => !used.has(id));
  return found;
}

function isCloseAlready({ close }: RecipeMatch, id: string): boolean {
  return close.some(({ has }) => has === id);
}

/** What matching needs of a line, computed once: it is most of the work of a search. */
type MatchableLine = {
  ingredient: string | null;
  alternatives: readonly string[] | null;
  /** What it is where nothing covers it; null for an optional one. */
  otherwise: 'assumed' | 'missing' | null;
};

const linesByRecipe = new WeakMap<CanonicalRecipe, { kb: KnowledgeBase; lines: readonly MatchableLine[] }>();

function matchableLines(recipe: CanonicalRecipe, kb: KnowledgeBase): readonly MatchableLine[] {
  const known = linesByRecipe.get(recipe);
  if (known?.kb === kb) return known.lines;
  const lines = recipe.lines.map(({ ingredient, alternatives, optional }): MatchableLine => {
    const isStaple = ingredient !== null && kb.get(ingredient)?.staple === true;
    return {
      ingredient,
      alternatives: alternatives ?? null,
      otherwise: isStaple ? 'assumed' : optional ? null : 'missing',
    };
  });
  linesByRecipe.set(recipe, { kb, lines });
  return lines;
}

/** The number of lines that are available, exactly or closely, and of all that count. */
export function countMatch(match: RecipeMatch): { matched: number; total: number } {
  const matched = match.have.length + match.close.length;
  return { matched, total: matched + match.missing.length };
}

/** The available ingredient that covers a line, the one that the line names before its alternatives. */
function bestCover({ ingredient, alternatives }: MatchableLine, findCover: CoverFinder): Cover | undefined {
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
 * Of equal covers the first of the list is taken.
 */
function createCoverFinder(available: readonly string[], kb: KnowledgeBase): CoverFinder {
  const { coveredBy } = coversIn(kb);
  const best = new Map<string, Cover & { rank: number }>();
  for (const has of available) {
    for (const [needed, how] of coveredBy(has)) {
      const rank = COVERS.indexOf(how);
      if (rank < (best.get(needed)?.rank ?? COVERS.length)) best.set(needed, { has, exact: EXACT.has(how), rank });
    }
  }
  return (needed) => best.get(needed);
}
