import type { Allergen } from '@larder/contract/allergen';
import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import type { Language } from '@larder/contract/language';
import type { TextLanguage } from '../recipe.ts';
import type { Cooking } from './cooking.ts';
import type { GrammaticalNumber, Wording } from './wording.ts';

/** What an ingredient is made from; decides vegetarian, vegan and pescatarian. */
export const ORIGINS = [
  'plant',
  'mineral',
  'fungus',
  'meat',
  'fish',
  'shellfish',
  'dairy',
  'egg',
  'honey',
  'gelatine',
] as const;
export type Origin = (typeof ORIGINS)[number];

/** The parts an ingredient can play in a dish or a drink. */
export const ROLES = [
  'protein',
  'vegetable',
  'leaf',
  'root',
  'aromatic',
  'fruit',
  'citrus',
  'pulse',
  'grain',
  'rice',
  'pasta',
  'noodle',
  'bread',
  'wrap',
  'potato',
  'flour',
  'thickener',
  'leavening',
  'binder',
  'egg',
  'cheese',
  'cream',
  'milk',
  'yogurt',
  'spread',
  'cooking-fat',
  'baking-fat',
  'finishing-oil',
  'stock',
  'sauce',
  'acid',
  'herb',
  'spice',
  'heat',
  'seasoning',
  'umami',
  'sweetener',
  'nut',
  'seed',
  'chocolate',
  'dessert-flavour',
  'liquid',
  'spirit',
  'liqueur',
  'wine',
  'sparkling-wine',
  'beer',
  'bitters',
  'juice',
  'mixer',
  'syrup',
  'tea',
  'coffee',
  'ice',
  'garnish',
] as const;
export type Role = (typeof ROLES)[number];

/** The groups of ingredients, in the order in which they are read; each is a folder of the data. */
export const GROUPS = [
  'vegetable',
  'fruit',
  'herb-and-spice',
  'meat',
  'fish-and-seafood',
  'dairy-and-egg',
  'grain-and-bread',
  'pulse-and-soy',
  'nut-and-seed',
  'oil-and-fat',
  'sauce-and-condiment',
  'baking-and-sweet',
  'spirit-and-liqueur',
  'wine-and-beer',
  'soft-drink',
] as const;
export type Group = (typeof GROUPS)[number];

/** Rules on food that are neither an allergen nor a diet; see `verifier/ingredient-rules.ts`. */
export const INGREDIENT_RULES = ['halal', 'kosher', 'pregnancy', 'baby', 'toddler'] as const;
export type IngredientRule = (typeof INGREDIENT_RULES)[number];

/** What a rule says of an ingredient; that of a wider kind counts, too, and the first of these that applies decides. */
export const SUITABILITIES = ['allowed', 'excluded', 'doubtful'] as const;
export type Suitability = (typeof SUITABILITIES)[number];

/** Another ingredient that can take this one's place. */
export type Swap = {
  /** Id of the ingredient to use instead. */
  use: string;
  /** Grams of the substitute for one gram of the original. */
  ratio: number;
  /** The roles in which the substitute works; a butter that is baked is not a butter that is fried. */
  as: readonly Role[];
};

/** The ways an ingredient is counted: one piece, one clove, a bunch, a drained tin. */
export const COUNT_UNITS = [
  'piece',
  'clove',
  'slice',
  'bunch',
  'leaf',
  'sprig',
  'stick',
  'stalk',
  'head',
  'tin',
  'jar',
  'packet',
  'sheet',
  'cube',
  'fillet',
  'handful',
  'ear',
  'ball',
  'wedge',
  'bottle',
  'dash',
  'bag',
] as const;
export type CountUnit = (typeof COUNT_UNITS)[number];

export const GENDERS = ['feminine', 'masculine'] as const;
export type Gender = (typeof GENDERS)[number];

type InLanguages<Value> = Readonly<Partial<Record<TextLanguage, Value>>>;

/** Nutrients of 100 g: kcal, and protein, carbohydrate (fibre included), fat, fibre and sugar in grams. */
export type NutrientsPer100g = readonly [
  kcal: number,
  protein: number,
  carbs: number,
  fat: number,
  fiber: number,
  sugar: number,
];

/**
 * An ingredient of the knowledge base, compiled from its entry in `ingredients/`.
 * Names are "singular | plural"; where both are the same word, or there is no plural, one suffices.
 */
export type Ingredient = {
  /** Kebab-case British English name; never changes once published. */
  id: string;
  group: Group;
  /** The name shown in each language. */
  name: Readonly<Record<Language, string>>;
  /** Other names: regional words, spellings, forms in which it is sold. `en` counts for both Englishes. */
  also?: InLanguages<readonly string[]>;
  /** The gender of its name, in the languages where its ending does not tell; see `names/noun-grammar.ts`. */
  gender?: InLanguages<Gender>;
  /** The number of its name where its ending does not tell: "couscous" is singular, "penne" plural. */
  number?: InLanguages<GrammaticalNumber>;
  emoji?: string;
  /** Ids of the wider kinds it belongs to: cherry tomato → tomato. One-way. */
  kindOf?: readonly string[];
  /** Groups with whose ingredients a compound names something else: almond milk is no milk. Inherited. */
  notFrom?: readonly Group[];
  /** Foods that it is made from and tastes of: who leaves out garlic leaves out garlic oil. */
  madeFrom?: readonly string[];
  /** Foods that depend on the maker: the onion of a bought stock. Answered "can't tell". */
  mayBeMadeFrom?: readonly string[];
  /** Allergens it always contains. */
  allergens?: readonly Allergen[];
  /** Allergens that depend on the maker or recipe: answered "can't tell". */
  mayContain?: readonly Allergen[];
  /** Allergens of its wider kinds that this one does not contain. */
  without?: readonly Allergen[];
  origin: readonly Origin[];
  /** By rule, its own or that of a wider kind. Absent: nothing against it but its alcohol and origin. */
  suitability?: Readonly<Partial<Record<IngredientRule, Suitability>>>;
  per100g: NutrientsPer100g;
  /** Alcohol by volume in percent. */
  abv?: number;
  /** Grams of salt in 100 g, where it seasons what it is in; inherited. */
  salt?: number;
  /** The share that is eaten of what is weighed in grams, as of mussels in their shells. */
  edible?: number;
  /** Grams per millilitre; needed for whatever is measured by the spoon, cup or glass. */
  density?: number;
  /** Grams of one piece, clove, slice, … */
  weighs?: Readonly<Partial<Record<CountUnit, number>>>;
  /** The unit in which composed dishes state its amount, because it is sold in it. */
  soldIn?: 'tin';
  /** Assumed to be at hand everywhere: salt, water, oil. */
  staple?: true;
  /** Grams a serving from which it is not known to be low in FODMAPs; absent where it is low at any usual amount. */
  fodmapFrom?: number;
  roles: readonly Role[];
  /** It is also a dish, which people ask for by name: muffins, gravy. */
  isDish?: true;
  /** How composed dishes use it; "none" where they don't. Absent: as its nearest wider kind that has one. */
  cooking?: Cooking | 'none';
  /** Names of groups: the ingredients of a group, and their narrower kinds, are close matches of each other. */
  interchangeable?: readonly string[];
  /** Ids of what it can be used as in a composed dish: a stock cube as stock. */
  usedAs?: readonly string[];
  wording?: Wording;
  /** The parts of an illustration that show it. Not inherited: what is made from an ingredient may look different. */
  drawnAs?: readonly IngredientPart[];
  /** Substitutes of its own, before those it inherits from its wider kinds. */
  swaps?: readonly Swap[];
};
