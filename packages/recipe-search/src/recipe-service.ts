import type { Category, Subcategory } from '@larder/contract/category';
import type { Language } from '@larder/contract/language';
import type { Equipment } from '@larder/contract/search/understood';
import type { CanonicalRecipe } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';

export type FindRequest = {
  /** Null: both. */
  category: Category | null;
  /** Null: all. */
  subcategory: Subcategory | null;
  /** Never violated; of several diets all apply. */
  preferences: Restrictions;
  language: Language;
  /** Tools that were asked for, such as a microwave that has dishes of its own; none by default. */
  equipment?: readonly Equipment[];
} & ({ by: 'ingredients'; ingredients: readonly string[] } | { by: 'name'; name: string });

/** A recipe as a source proposes it, before it is verified. */
export type Draft = { recipe: CanonicalRecipe };

/** What one more ingredient opens: recipes that it makes enough of available. */
export type Opening = { ingredient: string; drafts: Draft[] };

export type Found = {
  /** Best first. */
  drafts: Draft[];
  /** False where no recipe has the name or the ingredients make no dish: the drafts are then the nearest recipes. */
  exact: boolean;
  /** The name is that of a known dish that no recipe is of: a shorter name would mean another dish. */
  isKnownDish?: boolean;
  /** A recipe that has the name and can't be adapted to the preferences, where the drafts are the nearest recipes. */
  unsuited: CanonicalRecipe | null;
  /** Where there are few drafts of which enough is available; the best first. */
  openings?: Opening[];
};

/** A source of recipes: the recipe search or a language model. */
export type RecipeService = {
  find(request: FindRequest, signal: AbortSignal): Promise<Found>;
};
