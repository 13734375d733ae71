import type { Category, Subcategory } from '@larder/contract/category';
import type { DishType } from '@larder/contract/dish-type';
import type { CookingKind, Cut } from '@larder/food/ingredients/cooking';
import type { TextLanguage } from '@larder/food/recipe';
import type { FamilyName } from '../filling/families.ts';

/**
 * A text in every language recipes are written in, with places for what fills the slots:
 * - `{the veg}` in English, `{el veg}` `{del veg}` `{al veg}` in Spanish, `{le veg}` `{du veg}` `{au veg}` in French: all
 *   that fills a slot, with the article each name takes. `{veg}` is the bare names, `{de veg}` "de" and the bare names.
 * - `{the veg.hard}` only the kinds of one group; `{the veg+herb}` two slots as one list; `{veg#2}` the first two.
 * - `{8 min}` `{8-10 min}` `{30 s}` `{1 h}` a time; `{roast veg.hard}` the longest time any of them takes that way, with
 *   the minutes to fall back on behind it: `{simmer veg 10}`.
 * - `{200 C}` a temperature, `{20 cm}` a length.
 * - `[words {the veg}]` only where the slots within are filled, `[these|or those]` a choice; `[veg? words]` where that
 *   slot is, though the words don't name it.
 * - In titles names stand as menus have them ("carrot soup", "tortilla de patatas"); `{all veg}` as they are
 *   in the dish ("with carrots").
 * A step is left out where a slot outside brackets is empty.
 */
export type Text = Record<TextLanguage, string>;

/** A place in a dish, and what may take it. */
export type Slot = {
  /** Kinds that fit; narrowed by `ids` and `but`. */
  of: readonly CookingKind[];
  /** Only these ids, where given. */
  ids?: readonly string[];
  /** None of these ids. */
  but?: readonly string[];
  /** How many it needs and takes; 1 and 1 where nothing is said. */
  least?: number;
  most?: number;
  /** Grams a serving of all that fills it together; without it each one's usual portion. */
  grams?: number;
  /** Taken where nothing fits: staples, or what most kitchens have. `@spice` stands for the family's spices. */
  or?: readonly string[];
  /** Taken where nothing fits and the dish was asked for by its name. */
  named?: readonly string[];
  /** Not needed where one of these slots is filled. */
  unless?: readonly string[];
  /** Taken only where one of these slots is filled. */
  only?: readonly string[];
  /** Stays empty beside these kinds. */
  notWith?: readonly CookingKind[];
  /** Slices of it come two by two. */
  inPairs?: boolean;
  /** How it is cut here, where it is cut at all. */
  cut?: Cut | 'whole';
};

/** A dish that can be made of many things: data from which a recipe is composed. */
export type DishTemplate = {
  id: string;
  dishType: DishType;
  category: Category;
  /** The times of day it suits, the likeliest first. */
  subcategories: readonly [Subcategory, ...Subcategory[]];
  servings: number;
  /** Families of seasoning it can be made in, the usual one first. */
  families: readonly [FamilyName, ...FamilyName[]];
  /** What people call it when they ask for one, `|` between the names. */
  called: Text;
  slots: Readonly<Record<string, Slot>>;
  /** Of these slots together so many must be filled with what is there. */
  needs: readonly { of: readonly string[]; least: number }[];
  title: Text;
  description: Text;
  tip?: Text;
  equipment?: readonly Text[];
  steps: readonly Text[];
};
