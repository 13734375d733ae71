import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { IngredientWeights } from './ingredient-weights.ts';
import { mainIngredientsOf, meatsOf } from './main-ingredients.ts';
import { coverageOf, type ScoreInput, scoreOf } from './score.ts';
import { createTally } from './tally-match.ts';
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

/** Ranks recipes for one list of available ingredients, the best first; equal ones by id. */
export type Ranker = (recipes: readonly CanonicalRecipe[], options?: Pick<ScoreInput, 'composed'>) => RankedRecipe[];

/** Ranks recipes by their score for the available ingredients (ids). */
export function createRanker(available: readonly string[], { kb, weights }: RankingKnowledge): Ranker {
  const placesOf = (ids: readonly string[]) => ids.map((id) => available.indexOf(id));
  const mains = placesOf(mainIngredientsOf(available, kb));
  const meats = placesOf(meatsOf(available, kb));
  const tallyOf = createTally(available, kb);
  const shareOf = useShareOf(available, weights);

  function rank(recipe: CanonicalRecipe, composed: ScoreInput['composed']): RankedRecipe {
    const tally = tallyOf(recipe, lineWeights(recipe, weights));
    const { matched, missing, exactWeight, closeWeight, missingWeight, uses } = tally;
    const total = exactWeight + closeWeight + missingWeight;
    const coverage = coverageOf(exactWeight, closeWeight, total);
    const use = shareOf(uses);
    const substitutions = countSubstitutions(recipe);
    return {
      recipe,
      score: scoreOf({ coverage, use, missing, substitutions, composed }),
      coverage,
      nearCoverage: coverageOf(exactWeight + closeWeight, 0, total),
      use,
      used: available.reduce((count, _, place) => (uses(place) ? count + 1 : count), 0),
      missing,
      lacksMain: tally.heaviestMissing >= WEIGHTS.ingredient.main,
      usesMain: mains.some(uses),
      ratio: matched / Math.max(1, matched + missing),
      usesMeat: meats.length === 0 || meats.some(uses),
    };
  }

  return (recipes, { composed } = {}) => recipes.map((recipe) => rank(recipe, composed)).sort(byScore);
}

/** Orders ranked recipes, the best first; equal ones by id, so that the same request gets the same answer. */
export function byScore(a: RankedRecipe, b: RankedRecipe): number {
  return b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1);
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

function countSubstitutions({ lines }: CanonicalRecipe): number {
  return lines.reduce((count, { swappedFrom }) => (swappedFrom ? count + 1 : count), 0);
}

/** Tells the share of the available ingredients that is used, by place in the list, rare and main ones counting more. */
export function useShareOf(
  available: readonly string[],
  { rarity, inDish }: IngredientWeights,
): (uses: (place: number) => boolean) => number {
  const weights = available.map((id) => rarity(id) * inDish(id));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return (uses) => {
    const lost = weights.reduce((sum, weight, place) => (uses(place) ? sum : sum + weight), 0);
    return all === 0 ? 0 : 1 - lost / all;
  };
}
