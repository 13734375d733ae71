import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { Cuisine } from '@larder/contract/dish/cuisine';
import type { FoundIngredient } from '../parsing/typed-text/read-clause.ts';

/** What a request wishes for. Nothing said: empty, false or null. */
export type Wishes = {
  audience: 'baby' | 'toddler' | 'pregnancy' | null;
  maxMinutes: number | null;
  servings: number | null;
  course: string | null;
  cuisine: Cuisine | null;
  equipment: string[];
  withoutEquipment: string[];
  /** Ids of foods that should be used before others. */
  useFirst: string[];
  /** True where nothing but the foods named is there. */
  only: boolean;
  /** Simple wishes such as `spicy`, `light`, `cheap`, and methods such as `grill`. */
  styles: string[];
};

/** What a request says besides the foods somebody has. */
export type Understood = Wishes & {
  excludedAllergens: Allergen[];
  dietTypes: Diet[];
  /** Ids of single foods and of kinds that are left out, with all their narrower kinds. */
  excludedIngredients: string[];
  halal: boolean;
  kosher: boolean;
};

/** A part of a request that was not understood; `restriction` where it speaks of an allergy, a diet or an exclusion. */
export type NotUnderstood = { text: string; kind: 'food' | 'restriction' };

/** A request as it was read. */
export type RequestReading = Understood & {
  /** The foods somebody has, in the order they were named. */
  have: FoundIngredient[];
  notUnderstood: NotUnderstood[];
  /** The text less its restrictions: the name of a dish, where one was asked for. */
  name: string;
  /** The text less its restrictions and wishes. */
  bareName: string;
};
