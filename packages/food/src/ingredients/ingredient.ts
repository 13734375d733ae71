import type { Allergen } from '@larder/contract/allergen';

/** What a thing is made from; decides vegetarian, vegan and pescatarian. */
export type Origin =
  | 'plant'
  | 'mineral'
  | 'fungus'
  | 'meat'
  | 'fish'
  | 'shellfish'
  | 'dairy'
  | 'egg'
  | 'honey'
  | 'gelatine';

/** A part an ingredient can play in a dish or a drink. */
export type Role =
  | 'protein'
  | 'vegetable'
  | 'leaf'
  | 'root'
  | 'aromatic'
  | 'fruit'
  | 'citrus'
  | 'pulse'
  | 'grain'
  | 'rice'
  | 'pasta'
  | 'noodle'
  | 'bread'
  | 'wrap'
  | 'potato'
  | 'flour'
  | 'thickener'
  | 'leavening'
  | 'binder'
  | 'egg'
  | 'cheese'
  | 'cream'
  | 'milk'
  | 'yogurt'
  | 'spread'
  | 'cooking-fat'
  | 'baking-fat'
  | 'finishing-oil'
  | 'stock'
  | 'sauce'
  | 'acid'
  | 'herb'
  | 'spice'
  | 'heat'
  | 'seasoning'
  | 'umami'
  | 'sweetener'
  | 'nut'
  | 'seed'
  | 'chocolate'
  | 'dessert-flavour'
  | 'liquid'
  | 'spirit'
  | 'liqueur'
  | 'wine'
  | 'sparkling-wine'
  | 'beer'
  | 'bitters'
  | 'juice'
  | 'mixer'
  | 'syrup'
  | 'tea'
  | 'coffee'
  | 'ice'
  | 'garnish';

/** A shelf of the larder; one data module each. */
export type Group =
  | 'vegetable'
  | 'fruit'
  | 'herb-and-spice'
  | 'meat'
  | 'fish-and-seafood'
  | 'dairy-and-egg'
  | 'grain-and-bread'
  | 'pulse-and-soy'
  | 'nut-and-seed'
  | 'oil-and-fat'
  | 'sauce-and-condiment'
  | 'baking-and-sweet'
  | 'spirit-and-liqueur'
  | 'wine-and-beer'
  | 'soft-drink';

/** Another ingredient that can take this one's place. */
export type Swap = {
  /** Id of the ingredient to use instead. */
  use: string;
  /** Grams of the substitute for one gram of the original. */
  ratio: number;
  /** The roles in which the substitute works; a butter that is baked is not a butter that is fried. */
  as: Role[];
  /** What it solves: allergens it avoids, diets it opens. Checked against the data by the lint. */
  solves: (Allergen | 'Vegetarian' | 'Vegan' | 'Pescatarian' | 'Keto' | 'Low FODMAP')[];
};

/** Weights in grams of the ways an ingredient is counted: one piece, one clove, a bunch, a drained tin… */
export type CountUnit =
  | 'piece'
  | 'clove'
  | 'slice'
  | 'bunch'
  | 'leaf'
  | 'sprig'
  | 'stick'
  | 'stalk'
  | 'head'
  | 'tin'
  | 'jar'
  | 'packet'
  | 'sheet'
  | 'cube'
  | 'fillet'
  | 'handful'
  | 'ear'
  | 'ball'
  | 'wedge'
  | 'bottle'
  | 'dash'
  | 'bag';

/** What 100 g feed: kcal, and protein, carbohydrate (fibre included), fat, fibre and sugar in grams. */
export type Figures = readonly [
  kcal: number,
  protein: number,
  carbs: number,
  fat: number,
  fiber: number,
  sugar: number,
];

/** Figures of a published table. */
type Cited = {
  per100g: Figures;
  /**
   * The table and its number: "USDA 170457" (FoodData Central), "USDA NDB 11124" (the older Standard Reference),
   * "CIQUAL 20047", or "EU 1169/2011", whose annex XIV gives what pure substances feed.
   */
  source: string;
  nutritionFrom?: never;
};

/** Figures worked out from other entries, for what stands in no table: a mix, a sauce, a liqueur, a rare kin. */
type Reckoned = {
  /**
   * 100 g feed like so many grams of these. Below 100 g in all, the rest is water or salt; above, water has boiled
   * off. Alcohol is left out: `abv` says how much there is.
   */
  nutritionFrom: Readonly<Record<string, number>>;
  per100g?: never;
  source?: never;
};

/**
 * An ingredient as a cook writes it down in `data/*.ts`.
 * Names are "singular | plural"; where both are the same word, or there is no plural, one suffices.
 */
export type IngredientEntry = Description & (Cited | Reckoned);

type Description = {
  /** Kebab-case British English name; never changes once published. */
  id: string;
  gb: string;
  us: string;
  es: string;
  fr: string;
  /**
   * Other names, each "singular | plural": regional words, spellings, forms in which it is sold.
   * `en` counts for both Englishes.
   */
  also?: { en?: string[]; es?: string[]; fr?: string[] };
  emoji?: string;
  /** Ids of the wider kinds it belongs to: cherry tomato → tomato. One-way. */
  kindOf?: string[];
  /** Allergens it always bears. */
  allergens?: Allergen[];
  /** Allergens that depend on the maker or recipe: answered "can't tell". */
  mayContain?: Allergen[];
  /** Allergens of its parent kinds that this one does not bear, said on purpose. */
  without?: Allergen[];
  origin: Origin[];
  /** Alcohol by volume in percent. */
  abv?: number;
  /** Grams per millilitre; needed for whatever is measured by the spoon, cup or glass. */
  density?: number;
  weighs?: Partial<Record<CountUnit, number>>;
  /** Assumed to be in every kitchen: salt, water, oil. */
  staple?: true;
  /** Grams a serving from which it is high in FODMAPs; left out where it is low at any usual amount. */
  fodmapFrom?: number;
  roles: Role[];
  swaps?: Swap[];
};

/** An entry with its shelf and its figures, wherever they come from. */
export type Ingredient = Description & { group: Group; per100g: Figures };

/** A module of entries and the shelf they stand on. */
export type IngredientModule = { group: Group; entries: readonly IngredientEntry[] };
