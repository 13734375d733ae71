import type { Chef } from '@larder/chef/create-chef';
import { presentRecipe } from '@larder/chef/present';
import type { Category } from '@larder/contract/category';
import { FALLBACK_LANGUAGE, type Language } from '@larder/contract/language';
import { defaultMeasurementSystem, type MeasurementSystem } from '@larder/contract/measurement';
import type { PopularRecipe, Recipe } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import type { CanonicalRecipe } from '@larder/kitchen/recipe';
import { verifyRecipe } from '@larder/kitchen/verify';
import type { Database } from '../../database/create-database.ts';
import { AppError } from '../../errors.ts';
import { findRecipe, keepRecipes, sweepRecipes } from './data.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long an answer may be given again without its recipes being kept anew, in milliseconds. */
export const ANSWER_LIFE_MS = DAY_MS;
/** How long a produced recipe is kept: 30 days from when it was last shown. */
const KEEP_MS = 30 * DAY_MS + ANSWER_LIFE_MS;
const POPULAR_COUNT = 12;

/** How an answer is to be rendered; what is missing follows from the rest. */
export type Rendering = {
  language?: Language | undefined;
  measurementSystem?: MeasurementSystem | undefined;
  servings?: number | undefined;
};

export type RecipesService = {
  /** @throws AppError NOT_FOUND */
  recipe: (id: string, rendering: Rendering) => Promise<Recipe>;
  popular: (category: Category | null, rendering: Rendering) => PopularRecipe[];
  /** Keeps what was produced for someone, so that its link resolves; the cookbook's own are always there. */
  keep: (produced: readonly CanonicalRecipe[]) => Promise<void>;
  /** Deletes what need not be kept any longer. */
  sweep: () => Promise<void>;
};

/** Recipes by id and by renown. */
export function createRecipesService(dependencies: {
  database: Database;
  chef: Chef;
  kitchen: KnowledgeBase;
  clock: () => Date;
}): RecipesService {
  const { database, chef, kitchen, clock } = dependencies;

  const present = (recipe: CanonicalRecipe, rendering: Rendering): Recipe =>
    presentRecipe(
      recipe,
      {
        verdict: verifyRecipe(recipe, kitchen),
        have: null,
        servings: rendering.servings,
        ...resolveRendering(rendering),
      },
      kitchen,
    );

  return {
    async recipe(id, rendering) {
      const recipe = chef.recipe(id) ?? (await findRecipe(database, id, clock()));
      if (!recipe) throw new AppError('NOT_FOUND', 'Recipe not found');
      return present(recipe, rendering);
    },

    popular(category, rendering) {
      return chef
        .popular(category)
        .slice(0, POPULAR_COUNT)
        .map((recipe) => {
          const { id, title, category, subcategory, imageUrl } = present(recipe, rendering);
          return { id, title, category, subcategory, imageUrl };
        });
    },

    async keep(produced) {
      const now = clock();
      const own = produced.filter((recipe) => recipe.source !== 'cookbook');
      await keepRecipes(database, own, { createdAt: now, keepUntil: new Date(now.getTime() + KEEP_MS) });
    },

    sweep: () => sweepRecipes(database, clock()),
  };
}

/** The language and measures to render in: as asked, else the fallback language and what is usual there. */
export function resolveRendering(rendering: Rendering): { language: Language; measurementSystem: MeasurementSystem } {
  const language = rendering.language ?? FALLBACK_LANGUAGE;
  return { language, measurementSystem: rendering.measurementSystem ?? defaultMeasurementSystem(language) };
}
