import { presentRecipe } from '@larder/chef/present';
import type { RecipeService } from '@larder/chef/recipe-service';
import { verifyDrafts } from '@larder/chef/verify-drafts';
import type { AnalyzeFields, AnalyzeResponse } from '@larder/contract/analyze';
import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/kitchen/knowledge-base';
import { readIngredients } from '@larder/kitchen/read-ingredients';
import { lru } from 'tiny-lru';
import { AppError } from '../../errors.ts';
import type { RecipesService } from '../recipes/service.ts';
import { resolveRendering } from '../recipes/service.ts';

/** More than anybody scrolls through. */
const MOST_RECIPES = 24;
/** Answers kept ready in memory, for requests that come again. */
const ANSWERS_KEPT = 500;
/** A day: well below the time for which the recipes in an answer are kept, so that its links resolve. */
const ANSWERS_KEPT_MS = 24 * 3600 * 1000;

/** An answer as it goes over the wire, the recipes in it, and whether it was ready. */
type Answer = { json: Buffer; ids: readonly string[]; repeated: boolean };

export type AnalyzeService = {
  /**
   * Finds recipes for ingredients or a name.
   * Where there is work to do `admit` is asked first, and `signal` for what cuts it short.
   * @throws AppError BAD_REQUEST unless exactly one of the two is given; NO_INGREDIENTS_DETECTED
   */
  analyze: (fields: AnalyzeFields, work: { admit: () => Promise<void>; signal: () => AbortSignal }) => Promise<Answer>;
};

type What = Pick<AnalyzeResponse, 'ingredients' | 'notUnderstood'>;

/** A search as stages: read, find, verify, present. */
export function createAnalyzeService(dependencies: {
  finder: RecipeService;
  kitchen: KnowledgeBase;
  recipes: Pick<RecipesService, 'keep'>;
}): AnalyzeService {
  const { finder, kitchen, recipes } = dependencies;
  const answers = lru<Omit<Answer, 'repeated'>>(ANSWERS_KEPT, ANSWERS_KEPT_MS);

  async function answer(fields: AnalyzeFields, signal: AbortSignal): Promise<AnalyzeResponse> {
    const { language, measurementSystem } = resolveRendering(fields.preferences);
    const preferences = {
      excludedAllergens: fields.preferences.excludedAllergens ?? [],
      dietTypes: fields.preferences.dietTypes ?? [],
    };
    const what = read(fields, kitchen, language);
    const asked = what.ingredients.map(({ id }) => id);

    const { drafts, exact } = await finder.find(
      {
        ...(fields.recipeName === undefined
          ? { by: 'ingredients', ingredients: asked }
          : { by: 'name', name: fields.recipeName }),
        category: fields.category === 'None' ? null : fields.category,
        subcategory: fields.subcategory === 'None' || fields.subcategory === 'All' ? null : fields.subcategory,
        preferences,
        language,
      },
      signal,
    );
    const verified = verifyDrafts(drafts, preferences, kitchen, MOST_RECIPES);
    await recipes.keep(verified.map(({ recipe }) => recipe));
    const have = fields.recipeName === undefined ? asked : null;
    return {
      ...what,
      exact,
      recipes: verified.map(({ recipe, verdict }) =>
        presentRecipe(recipe, { verdict, have, language, measurementSystem }, kitchen),
      ),
    };
  }

  return {
    async analyze(fields, { admit, signal }) {
      if ((fields.ingredients === undefined) === (fields.recipeName === undefined)) {
        throw new AppError('BAD_REQUEST', 'Please send either ingredients or recipeName.');
      }
      const key = JSON.stringify(fields);
      const ready = answers.get(key);
      if (ready) return { ...ready, repeated: true };
      await admit();
      const made = await answer(fields, signal());
      const kept = { json: Buffer.from(JSON.stringify(made)), ids: made.recipes.map(({ id }) => id) };
      answers.set(key, kept);
      return { ...kept, repeated: false };
    },
  };
}

/** What the person wrote, as ingredients; for a name there are none. */
function read(fields: AnalyzeFields, kitchen: KnowledgeBase, language: Language): What {
  if (fields.ingredients === undefined) return { ingredients: [], notUnderstood: [] };
  const { ingredients, notUnderstood } = readIngredients(fields.ingredients, kitchen, language);
  if (ingredients.length === 0) {
    throw new AppError('NO_INGREDIENTS_DETECTED', 'No ingredients detected. Please name some food or drink you have.');
  }
  return {
    ingredients: ingredients.map(({ id, confidence, text }) => ({
      id,
      name: kitchen.name(id, language),
      confidence,
      text,
    })),
    notUnderstood,
  };
}
