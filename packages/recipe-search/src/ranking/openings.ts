import type { Opening } from '../recipe-service.ts';
import { mainIngredientsOf } from './main-ingredients.ts';
import { matchRecipe } from './match-recipe.ts';
import type { RankedRecipe, RankingKnowledge } from './rank-recipes.ts';

const OPENINGS = {
  most: 3,
  recipes: 3,
  /** Share of a recipe, by weight in the dish, that has to be available with the one more ingredient. */
  coverage: 0.4,
} as const;

/** The ingredients of which one more opens recipes of the cookbook besides the results, those of the best recipes first. */
export function findOpenings(
  ranked: readonly RankedRecipe[],
  results: readonly RankedRecipe[],
  available: readonly string[],
  { kb, weights }: RankingKnowledge,
): Opening[] {
  const mains = mainIngredientsOf(available, kb);
  const shown = new Set(results.map(({ recipe }) => recipe.id));
  const opened = new Map<string, Opening>();
  for (const { recipe, used } of ranked) {
    if (shown.has(recipe.id) || used === 0) continue;
    const match = matchRecipe(recipe, available, kb);
    if (!mains.some((id) => !match.unused.includes(id))) continue;
    const weightOf = (line: number) => weights.inDish(recipe.lines[line]?.ingredient ?? '');
    const sum = (lines: readonly number[]) => lines.reduce((total, line) => total + weightOf(line), 0);
    const there = sum(match.have) + sum(match.close.map(({ line }) => line));
    const missing = match.missing.toSorted((a, b) => weightOf(b) - weightOf(a));
    const [heaviest] = missing;
    const ingredient = heaviest === undefined ? null : (recipe.lines[heaviest]?.ingredient ?? null);
    if (heaviest === undefined || ingredient === null) continue;
    if ((there + weightOf(heaviest)) / (there + sum(missing)) < OPENINGS.coverage) continue;
    const opening = opened.get(ingredient) ?? { ingredient, drafts: [] };
    if (opening.drafts.length < OPENINGS.recipes) opening.drafts.push({ recipe });
    opened.set(ingredient, opening);
  }
  return [...opened.values()].sort((a, b) => b.drafts.length - a.drafts.length).slice(0, OPENINGS.most);
}
