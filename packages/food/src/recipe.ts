import type { Allergen } from '@larder/contract/allergen';
import type { Category, Subcategory } from '@larder/contract/category';
import type { Cuisine } from '@larder/contract/dish/cuisine';
import type { DishType } from '@larder/contract/dish/dish-type';
import type { Language } from '@larder/contract/language';
import type { Amount, KeepingPlace, RecipeSource } from '@larder/contract/recipe';
import type { Unit } from './units/units.ts';

/** The languages of recipe texts; British and American English are both rendered from `en`. */
export const TEXT_LANGUAGES = ['en', 'es', 'fr'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The language of the interface in which each is read where none is given. */
export const DEFAULT_LANGUAGES: Readonly<Record<TextLanguage, Language>> = { en: 'en-GB', es: 'es', fr: 'fr' };

/** The language of the texts behind each language of the interface. */
export const TEXT_LANGUAGE_OF: Readonly<Record<Language, TextLanguage>> = {
  'en-US': 'en',
  'en-GB': 'en',
  es: 'es',
  fr: 'fr',
};

/** What `make` returns for each language of recipe texts. */
export function inTextLanguages<T>(make: (language: TextLanguage) => T): Record<TextLanguage, T> {
  return { en: make('en'), es: make('es'), fr: make('fr') };
}

/** A text in the languages it exists in, always in `en`. */
export type Localised<T = string> = { en: T } & Partial<Record<Exclude<TextLanguage, 'en'>, T>>;

/** One ingredient of a recipe. Its amount is in the unit it was written in; rendering converts it. */
export type RecipeLine = {
  /** Null for a name that the knowledge base does not have. */
  ingredient: string | null;
  /** The name as it was written: "onions", "double cream". */
  name: Localised;
  /** Null where none is given: "salt". */
  amount: Amount | null;
  /** Null for things that are counted. */
  unit: Unit | null;
  preparation?: Localised;
  /** The size of one of what is counted: 2 x 400 g tins. */
  each?: { amount: Amount; unit: Unit } | null;
  optional?: boolean;
  /** Ids of alternatives ("butter or margarine"); the verifier judges them, too. */
  alternatives?: string[];
  /** Ids of what else the line names ("salt and pepper"), or an unknown name suggests ("peanut brittle"). */
  also?: string[];
  /** Allergens that the line itself warns of ("may contain nuts"). */
  mayContain?: Allergen[];
  /** Ids of the foods that it warns of ("may contain onion"). */
  possibleFoods?: string[];
  /** Allergens that the line denies ("gluten-free"): they are not in doubt where the ingredient may contain them. */
  negated?: Allergen[];
  /** Ids of foods that the line denies ("onion-free"): they are not in doubt where it depends on the maker. */
  deniedFoods?: string[];
  /** Excluded allergens, and ids of excluded foods, that it depends on the maker whether the line has. */
  inDoubt?: { allergens: Allergen[]; foods: string[] };
  /** Set where the line was adapted: the original id, and the restrictions that it violates. */
  swappedFrom?: { ingredient: string; because: string[] };
};

/** A part of a step's text: words, or data to render. */
export type StepPart =
  | string
  /** A mention of line `line`, with the words that the author used. */
  | { line: number; as: string }
  | { seconds: number; toSeconds?: number }
  | { celsius: number; toCelsius?: number }
  | { amount: Amount; unit: Unit };

/** One step of the method. Its time is the sum of its timers, or the default. */
export type RecipeStep = { seconds: number; text: Localised<StepPart[]> };

/**
 * The recipe behind every rendering. Ingredient ids, amounts, temperatures and times are data. Allergens, diets and
 * nutrition are not stored; they are always computed.
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
  /** Which of the looks of its drawing tells it best from like dishes; 0 where it is absent. */
  look?: number;
  /** The id of the recipe that it is adapted from, whose table and view its drawing has. */
  drawnLike?: string;
  /** Minutes and kcal a serving as the author gave them, for where they cannot be computed. */
  given?: { minutes?: number; calories?: number };
  /** Other names that people search for. */
  alsoKnownAs: string[];
};

/** True of a dish that is made for a request, and not adapted from a written one. */
export function isComposed({ source, drawnLike }: CanonicalRecipe): boolean {
  return source === 'composer' && drawnLike === undefined;
}
