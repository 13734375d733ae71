import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { lineCoversOf, matchableLines } from './line-covers.ts';

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
  const covers = lineCoversOf(available, kb);
  const used = new Set<string>();
  for (const [index, line] of matchableLines(recipe, kb).entries()) {
    const best = covers.best(line);
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

/** The number of lines that are available, exactly or closely, and of all that count. */
export function countMatch(match: RecipeMatch): { matched: number; total: number } {
  const matched = match.have.length + match.close.length;
  return { matched, total: matched + match.missing.length };
}
