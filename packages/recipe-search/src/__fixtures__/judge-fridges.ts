import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import { readIngredients } from '@larder/food/parsing/typed-text/read-ingredients';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { breaks, verifyRecipe } from '@larder/food/verifier/verify';
import { matchRecipe } from '../ranking/match.ts';
import { sortOf } from '../ranking/variety.ts';
import type { RecipeService } from '../recipe-service.ts';
import { verifyDrafts } from '../response/verify-drafts.ts';
import { FRIDGES, type Fridge } from './fridges.ts';
import { plainlyExcluded } from './plain-exclusions.ts';

/** How the recipe search answered one fridge. */
export type FridgeAnswer = Fridge & {
  /** Ids of what was read. */
  have: string[];
  /** What passed the gate, best first. */
  recipes: CanonicalRecipe[];
  exact: boolean;
  /** Share of what was read that the first of them uses. */
  use: number;
  /** Names of what is in a recipe and excluded, by the verifier or by plain words. */
  violations: string[];
  /** Sorts of dish among the first six. */
  sorts: number;
  /** Recipes of another category than the one asked for. */
  misplaced: number;
};

/** Asks for every fridge, as the server does: read, find, verify. */
export async function judgeFridges(recipeSearch: RecipeService, kb: KnowledgeBase): Promise<FridgeAnswer[]> {
  return Promise.all(FRIDGES.map((fridge) => judge(fridge, recipeSearch, kb)));
}

async function judge(fridge: Fridge, recipeSearch: RecipeService, kb: KnowledgeBase): Promise<FridgeAnswer> {
  const { text, language, preferences, category } = fridge;
  const have = readIngredients(text, kb, language).ingredients.map(({ id }) => id);
  const { drafts, exact } = await recipeSearch.find(
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
    use: first ? 1 - matchRecipe(first, have, kb).unused.length / have.length : 0,
    violations: recipes.flatMap((recipe) => violationsOf(recipe, fridge, kb)),
    sorts: new Set(recipes.slice(0, 6).map(sortOf)).size,
    misplaced: recipes.filter((recipe) => category !== null && recipe.category !== category).length,
  };
}

function violationsOf(recipe: CanonicalRecipe, { preferences }: Fridge, kb: KnowledgeBase): string[] {
  const lines = recipe.lines.map((line) => ({
    name: line.ingredient ? kb.name(line.ingredient, 'en-GB') : line.name.en,
    grams: (gramsOf(line, kb) ?? 0) / recipe.servings,
  }));
  const broken = [...breaks(verifyRecipe(recipe, kb), preferences), ...plainlyExcluded(lines, preferences)];
  return broken.map((what) => `${recipe.title.en}: ${what}`);
}

/** What is asked of the recipe search over many fridges, as shares of them. */
export type FridgeReport = {
  language: Language | 'all';
  fridges: number;
  withPreferences: number;
  sixOrMore: number;
  twelveOrMore: number;
  firstUsesMost: number;
  violations: number;
  misplaced: number;
  /** On average. */
  sortsAmongSix: number;
};

/** Of all fridges, at least so many have to be answered so well. */
export const REQUIRED = { sixOrMore: 0.99, firstUsesMost: 0.9 };
const MOST_OF_IT = 0.6;

export function usesMost({ use }: Pick<FridgeAnswer, 'use'>): boolean {
  return use >= MOST_OF_IT;
}

/** The answers of each language, and all of them together, as shares. */
export function reportFridges(answers: readonly FridgeAnswer[]): FridgeReport[] {
  const byLanguage = Map.groupBy(answers, ({ language }) => language);
  const groups: [Language | 'all', readonly FridgeAnswer[]][] = [...byLanguage, ['all', answers]];
  return groups.map(([language, each]) => {
    const mean = (value: (answer: FridgeAnswer) => number) =>
      each.reduce((sum, answer) => sum + value(answer), 0) / each.length;
    const share = (holds: (answer: FridgeAnswer) => boolean) => mean((answer) => (holds(answer) ? 1 : 0));
    const count = (value: (answer: FridgeAnswer) => number) => mean(value) * each.length;
    return {
      language,
      fridges: each.length,
      withPreferences: share(
        ({ preferences }) => preferences.dietTypes.length + preferences.excludedAllergens.length > 0,
      ),
      sixOrMore: share(({ recipes }) => recipes.length >= 6),
      twelveOrMore: share(({ recipes }) => recipes.length >= 12),
      firstUsesMost: share(usesMost),
      violations: Math.round(count(({ violations }) => violations.length)),
      misplaced: Math.round(count(({ misplaced }) => misplaced)),
      sortsAmongSix: mean(({ sorts }) => sorts),
    };
  });
}
