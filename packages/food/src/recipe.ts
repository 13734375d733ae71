import type { Allergen } from '@larder/contract/allergen';
import type { Category, Subcategory } from '@larder/contract/category';
import type { Cuisine } from '@larder/contract/cuisine';
import type { DishType } from '@larder/contract/dish-type';
import type { Amount, KeepingPlace, RecipeSource } from '@larder/contract/recipe';
import type { Unit } from './units/units.ts';

/** The languages recipes are written in; both Englishes are rendered from `en`. */
export const TEXT_LANGUAGES = ['en', 'es', 'fr'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** A text in the languages it exists in; `en` always does. */
export type Localised<T = string> = { en: T } & Partial<Record<Exclude<TextLanguage, 'en'>, T>>;

/**
 * One ingredient of a recipe. The amount is data, in the unit it was written in; a rendering turns it into the
 * reader's measures.
 */
export type RecipeLine = {
  /** Null for a name the knowledge base does not hold. */
  ingredient: string | null;
  /** The name as it was written: "onions", "double cream". */
  name: Localised;
  /** Null where none is given: "salt". */
  amount: Amount | null;
  /** Null for things that are counted. */
  unit: Unit | null;
  preparation?: Localised;
  /** What one of the counted holds: 2 x 400 g tins. */
  each?: { amount: Amount; unit: Unit } | null;
  optional?: boolean;
  /** Ids of what may stand in its place ("butter or margarine"); the verifier judges them too. */
  alternatives?: string[];
  /** Ids of what the line holds besides ("salt and pepper"), or of what an unknown name speaks of ("peanut brittle"). */
  also?: string[];
  /** Allergens that the line itself warns of ("may contain nuts"). */
  mayContain?: Allergen[];
  /** Allergens that the line denies ("gluten-free"): no doubt of them remains where the ingredient leaves one. */
  negated?: Allergen[];
  /** Set where the line was adapted: the id it stood for, and what that would have broken. */
  swappedFrom?: { ingredient: string; because: string[] };
};

/** A piece of a step's text: words, or data that is rendered for the reader. */
export type StepPart =
  | string
  /** A mention of line `line`, with the word the writer used. */
  | { line: number; as: string }
  | { seconds: number; toSeconds?: number }
  | { celsius: number; toCelsius?: number }
  | { amount: Amount; unit: Unit };

/** One step of the method. Its time is the sum of its timers, or the default. */
export type RecipeStep = { seconds: number; text: Localised<StepPart[]> };

/**
 * The canonical recipe, the one object behind every rendering: ingredient ids, amounts, temperatures and times are
 * data. Allergens, diets and nutrition are not in it: they are always computed.
 */
export type CanonicalRecipe = {
  id: string;
  source: RecipeSource;
  category: Category;
  subcategory: Subcategory | null;
  cuisine: Cuisine | null;
  /** Null where it is unknown. */
  dishType: DishType | null;
  title: Localised;
  description: Localised;
  servings: number;
  lines: RecipeLine[];
  steps: RecipeStep[];
  equipment: Localised[];
  tip: Localised | null;
  /** What can be made before, and how long before. */
  makeAhead: Localised | null;
  /** Days that it keeps at the place `keepsIn`; 0 where it is eaten at once, null where it is unknown. */
  keepsDays: number | null;
  keepsIn: KeepingPlace | null;
  /** Months in the freezer; 0 where it does not freeze, null where it is unknown. */
  freezesMonths: number | null;
  imageUrl?: string;
  /** Other names people look for it by. */
  alsoKnownAs: string[];
};
