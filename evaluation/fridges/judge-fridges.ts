import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks } from '@larder/food/verifier/restrictions';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { dishGroupOf } from '@larder/recipe-search/ranking/dish-groups';
import { matchRecipe } from '@larder/recipe-search/ranking/match-recipe';
import type { RecipeService } from '@larder/recipe-search/recipe-service';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import { excludedByKeyword } from './excluded-by-keyword.ts';
import { FRIDGES, type Fridge } from './labelled-fridges.ts';

/** The search's answer to one fridge. */
export type FridgeResult = Fridge & {
  /** Ids of the ingredients read from the text. */
  have: string[];
  /** Recipes that the verifier let pass, best first. */
  recipes: CanonicalRecipe[];
  exact: boolean;
  /** Number of recipes that one more ingredient opens. */
  opened: number;
  /** Share of the ingredients that the first recipe uses, from 0 to 1. */
  use: number;
  /** Lines of the recipes that violate the preferences, by the verifier or by keyword. */
  violations: string[];
  /** Number of different groups of dish types among the first six recipes. */
  dishGroups: number;
  /** Number of recipes of another category than the requested one. */
  misplaced: number;
};

/** Reads, searches and verifies every fridge, as the server does. */
export async function judgeFridges(search: RecipeService, kb: KnowledgeBase): Promise<FridgeResult[]> {
  return Promise.all(FRIDGES.map((fridge) => judge(fridge, search, kb)));
}

async function judge(fridge: Fridge, search: RecipeService, kb: KnowledgeBase): Promise<FridgeResult> {
  const { text, language, preferences, category } = fridge;
  const have = readIngredients(text, kb, language).ingredients.map(({ id }) => id);
  const {
    drafts,
    exact,
    openings = [],
  } = await search.find(
    { by: 'ingredients', ingredients: have, category, subcategory: null, preferences, language },
    AbortSignal.timeout(60_000),
  );
  const recipes = verifyDrafts(drafts, preferences, kb).map(({ recipe }) => recipe);
  const [first] = recipes;
  return {
    ...fridge,
    have,
    recipes,
    exact,
    opened: openings.reduce((sum, opening) => sum + verifyDrafts(opening.drafts, preferences, kb).length, 0),
    use: first ? 1 - matchRecipe(first, have, kb).unused.length / have.length : 0,
    violations: recipes.flatMap((recipe) => violationsOf(recipe, fridge, kb)),
    dishGroups: new Set(recipes.slice(0, 6).map(dishGroupOf)).size,
    misplaced: recipes.filter((recipe) => category !== null && recipe.category !== category).length,
  };
}

function violationsOf(recipe: CanonicalRecipe, { preferences }: Fridge, kb: KnowledgeBase): string[] {
  const lines = recipe.lines.map((line) => ({
    name: line.ingredient ? kb.name(line.ingredient, 'en-GB') : line.name.en,
    grams: (gramsOf(line, kb) ?? 0) / recipe.servings,
  }));
  const broken = [...breaks(verifyRecipe(recipe, kb), preferences), ...excludedByKeyword(lines, preferences)];
  return broken.map((what) => `${recipe.title.en}: ${what}`);
}

/** Results over many fridges: shares from 0 to 1, counts, and a mean. */
export type FridgeReport = {
  language: Language | 'all';
  fridges: number;
  withPreferences: number;
  threeOrMore: number;
  /** Share with six recipes or more, those that one more ingredient opens included. */
  sixOrMore: number;
  firstUsesMost: number;
  violations: number;
  misplaced: number;
  /** Mean number of groups of dish types among the first six, where there are six. */
  dishGroupsAmongSix: number;
};

/** What the report over all fridges must reach, just below what was last measured. */
const REQUIRED = { threeOrMore: 0.885, sixOrMore: 0.87, firstUsesMost: 0.96, dishGroupsAmongSix: 4.15 };

/** The requirements that a report misses, in words; empty where it meets them all. */
export function findShortfalls(report: FridgeReport): string[] {
  const misses = (['threeOrMore', 'sixOrMore', 'firstUsesMost', 'dishGroupsAmongSix'] as const)
    .filter((figure) => report[figure] < REQUIRED[figure])
    .map((figure) => `${figure} is ${report[figure].toFixed(4)}, required ${REQUIRED[figure]}`);
  const faults = (['violations', 'misplaced'] as const)
    .filter((figure) => report[figure] > 0)
    .map((figure) => `${figure}: ${report[figure]}`);
  return [...misses, ...faults];
}

/** A recipe that uses this share of the ingredients uses most of them. */
const MOST = 0.6;

export function usesMost({ use }: Pick<FridgeResult, 'use'>): boolean {
  return use >= MOST;
}

/** One report for each language, and last one for all of them. */
export function reportFridges(results: readonly FridgeResult[]): FridgeReport[] {
  const byLanguage = Map.groupBy(results, ({ language }) => language);
  return [...[...byLanguage].map(([language, group]) => reportOn(language, group)), reportOn('all', results)];
}

function reportOn(language: Language | 'all', results: readonly FridgeResult[]): FridgeReport {
  const sum = (value: (result: FridgeResult) => number) => results.reduce((total, each) => total + value(each), 0);
  const withSix = results.filter(({ recipes }) => recipes.length >= 6);
  const share = (holds: (result: FridgeResult) => boolean) => results.filter(holds).length / results.length;
  return {
    language,
    fridges: results.length,
    withPreferences: share(
      ({ preferences }) => preferences.dietTypes.length + preferences.excludedAllergens.length > 0,
    ),
    threeOrMore: share(({ recipes }) => recipes.length >= 3),
    sixOrMore: share(({ recipes, opened }) => recipes.length + opened >= 6),
    firstUsesMost: share(usesMost),
    violations: sum(({ violations }) => violations.length),
    misplaced: sum(({ misplaced }) => misplaced),
    dishGroupsAmongSix: withSix.reduce((total, { dishGroups }) => total + dishGroups, 0) / withSix.length,
  };
}
