import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { IngredientWeights } from './ingredient-weights.ts';
import { mainIngredientsOf, meatsOf } from './main-ingredients.ts';
import { countMatch, matchRecipe, type RecipeMatch } from './match-recipe.ts';
import { coverageOf, type ScoreInput, scoreOf } from './score.ts';
import { WEIGHTS } from './weights.ts';

/** A recipe with its score for the available ingredients, and what the score is made of. */
export type RankedRecipe = {
  recipe: CanonicalRecipe;
  score: number;
  /** Share of the recipe that is available, by weight in the dish, from 0 to 1. */
  coverage: number;
  /** The same where what is nearly there counts as much as what is there. */
  nearCoverage: number;
  /** Share of the available ingredients that it uses, rare and main ones counting more, from 0 to 1. */
  use: number;
  /** Number of available ingredients that it uses. */
  used: number;
  usesMain: boolean;
  /** The number of its ingredients that are available, by the number of all. */
  ratio: number;
  /** It uses meat or fish that is available; true where none is. */
  usesMeat: boolean;
  /** Number of missing ingredients. */
  missing: number;
  /** A main ingredient of the recipe, such as its meat or its pasta, is missing. */
  lacksMain: boolean;
};

/** What ranking needs to know about ingredients. */
export type RankingKnowledge = { kb: KnowledgeBase; weights: IngredientWeights };

/** Ranks recipes by their score for the available ingredients (ids), the best first; equal ones by id. */
export function rankRecipes(
  recipes: readonly CanonicalRecipe[],
  available: readonly string[],
  knowledge: RankingKnowledge,
  { composed }: Pick<ScoreInput, 'composed'> = {},
): RankedRecipe[] {
  const mains = mainIngredientsOf(available, knowledge.kb);
  const meats = meatsOf(available, knowledge.kb);
  const shareOf = useShareOf(available, knowledge.weights);
  return recipes
    .map((recipe): RankedRecipe => {
      const match = matchRecipe(recipe, available, knowledge.kb);
      const { coverage, nearCoverage } = weightedCoverage(recipe, match, knowledge.weights);
      const use = shareOf(match.unused);
      const substitutions = countSubstitutions(recipe);
      return {
        recipe,
        score: scoreOf({ coverage, use, missing: match.missing.length, substitutions, composed }),
        coverage,
        nearCoverage,
        use,
        used: available.length - match.unused.length,
        missing: match.missing.length,
        lacksMain: match.missing.some((line) => isMainLine(recipe, line, knowledge.weights)),
        usesMain: mains.some((id) => !match.unused.includes(id)),
        ratio: ratioOf(match),
        usesMeat: meats.length === 0 || meats.some((id) => !match.unused.includes(id)),
      };
    })
    .sort(byScore);
}

/** Orders ranked recipes, the best first; equal ones by id, so that the same request gets the same answer. */
export function byScore(a: RankedRecipe, b: RankedRecipe): number {
  return b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1);
}

function ratioOf(match: RecipeMatch): number {
  const { matched, total } = countMatch(match);
  return matched / Math.max(1, total);
}

function isMainLine(recipe: CanonicalRecipe, line: number, weights: IngredientWeights): boolean {
  return (lineWeights(recipe, weights)[line] ?? 0) >= WEIGHTS.ingredient.main;
}

const weightsByRecipe = new WeakMap<CanonicalRecipe, { weights: IngredientWeights; ofLines: readonly number[] }>();

/** The weight in the dish of each line of a recipe, computed once. */
function lineWeights(recipe: CanonicalRecipe, weights: IngredientWeights): readonly number[] {
  const known = weightsByRecipe.get(recipe);
  if (known?.weights === weights) return known.ofLines;
  const ofLines = recipe.lines.map(({ ingredient }) => weights.inDish(ingredient ?? ''));
  weightsByRecipe.set(recipe, { weights, ofLines });
  return ofLines;
}

function weightedCoverage(
  recipe: CanonicalRecipe,
  match: RecipeMatch,
  weights: IngredientWeights,
): Pick<RankedRecipe, 'coverage' | 'nearCoverage'> {
  const weightOf = lineWeights(recipe, weights);
  const sum = (indices: readonly number[]) => indices.reduce((total, line) => total + (weightOf[line] ?? 0), 0);
  const exact = sum(match.have);
  const close = sum(match.close.map(({ line }) => line));
  const total = exact + close + sum(match.missing);
  return { coverage: coverageOf(exact, close, total), nearCoverage: coverageOf(exact + close, 0, total) };
}

function countSubstitutions({ lines }: CanonicalRecipe): number {
  return lines.reduce((count, { swappedFrom }) => (swappedFrom ? count + 1 : count), 0);
}

/** Tells the share of the available ingredients that is not among those unused, rare and main ones counting more. */
export function useShareOf(
  available: readonly string[],
  { rarity, inDish }: IngredientWeights,
): (unused: readonly string[]) => number {
  const weights = available.map((id) => rarity(id) * inDish(id));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return (unused) => {
    const lost = weights.reduce((sum, weight, at) => (unused.includes(available[at] ?? '') ? sum + weight : sum), 0);
    return all === 0 ? 0 : 1 - lost / all;
  };
}
