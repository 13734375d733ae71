import type { Recipe } from '@larder/contract/recipe';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { verdictOf } from '@larder/food/verifier/verify';
import { presentRecipe } from '@larder/recipe-search/response/present';
import { createByteCache } from '../../../cache/byte-cache.ts';
import { MAX_PRESENTED_BYTES } from '../limits.ts';
import { type RenderingOptions, resolveRendering } from './rendering-options.ts';

/** A recipe with the version of its row; null for the cookbook's, whose objects are always the same. */
export type VersionedRecipe = { recipe: CanonicalRecipe; version: string | null };

export type RecipePresenter = {
  present: (recipe: VersionedRecipe, rendering: RenderingOptions) => Recipe;
  /** False where `present` has to verify and render a recipe of the database. */
  isReady: (recipe: VersionedRecipe, rendering: RenderingOptions) => boolean;
};

/**
 * Presents recipes outside a search. Recipes of the database are a new object at each query, so their presentations are
 * cached by version, bounded by size; those of the cookbook are cached by their object.
 */
export function createRecipePresenter(kb: KnowledgeBase): RecipePresenter {
  const cache = createByteCache<Recipe>({ maxBytes: MAX_PRESENTED_BYTES });

  function present({ recipe }: VersionedRecipe, rendering: RenderingOptions): Recipe {
    const options = { have: null, servings: rendering.servings, ...resolveRendering(rendering) };
    return presentRecipe(recipe, { verdict: verdictOf(recipe, kb), ...options }, kb);
  }

  return {
    present(versioned, rendering) {
      if (versioned.version === null) return present(versioned, rendering);
      const key = keyOf(versioned.version, rendering);
      const cached = cache.get(key);
      if (cached) return cached;
      const presented = present(versioned, rendering);
      cache.set(key, presented, JSON.stringify(presented).length * 2);
      return presented;
    },
    isReady: ({ version }, rendering) => version === null || cache.get(keyOf(version, rendering)) !== undefined,
  };
}

function keyOf(version: string, rendering: RenderingOptions): string {
  const { language, measurementSystem } = resolveRendering(rendering);
  return `${version} ${language} ${measurementSystem} ${rendering.servings ?? ''}`;
}
