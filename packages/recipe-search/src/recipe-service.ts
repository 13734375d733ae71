import type { Category, Subcategory } from '@larder/contract/category';
import type { Language } from '@larder/contract/language';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';

export type FindRequest = {
  /** Null: both. */
  category: Category | null;
  /** Null: all. */
  subcategory: Subcategory | null;
  /** Never violated; several diets together mean all of them. */
  preferences: Restrictions;
  language: Language;
} & ({ by: 'ingredients'; ingredients: readonly string[] } | { by: 'name'; name: string });

/** A recipe as its writer proposes it; nothing in it is believed before it is verified. */
export type Draft = { recipe: CanonicalRecipe };

export type Found = {
  /** Best first. */
  drafts: Draft[];
  /**
   * False where nothing is what was asked for, and the drafts are the nearest: nothing bears the name, or what is there
   * makes no dish.
   */
  exact: boolean;
  /** What does bear the name, and is not among the drafts because it can't be adapted to the preferences. */
  unsuited: CanonicalRecipe | null;
};

/** What the recipe search and every language model have in common. */
export type RecipeService = {
  find(request: FindRequest, signal: AbortSignal): Promise<Found>;
};
