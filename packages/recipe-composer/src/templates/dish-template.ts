import type { Category, Subcategory } from '@larder/contract/category';
import type { DishType } from '@larder/contract/dish/dish-type';
import type { Equipment } from '@larder/contract/search/understood';
import type { CookingKind, Cut } from '@larder/food/ingredients/cooking';
import type { TextLanguage } from '@larder/food/recipe';
import type { FlavourFamilyName } from './flavour-families.ts';

/**
 * A text in every language of recipes, with placeholders for the ingredients that fill the slots:
 * - `{the veg}` in English, `{el veg}` `{del veg}` `{al veg}` in Spanish, `{le veg}` `{du veg}` `{au veg}` in French: the
 *   names of all ingredients in a slot, each with its article. `{veg}` without articles, `{de veg}` after "de".
 * - `{the veg.hard}` only those of one group of kinds, `{the veg.lasting}` those that a long simmer does not spoil and
 *   `{the veg.passing}` the others, `{the veg.solid-lasting}` without mushrooms and tomatoes, `{the veg.softening}` of the
 *   others those that soften, `{the veg.heated}` those that are only heated, as tinned and frozen ones are; `{the veg+herb}` two slots as one list; `{veg#2}` the first two.
 *   `[sour.squeezed? words]` where a whole fruit is squeezed, whose peel is there, and `{the sour.squeezed}` that fruit before.
 * - `{=tierno veg}` `{=tendre veg}` what the ingredients become, after "hasta que" and "jusqu’à ce", in their gender and
 *   number ("estén tiernas", "qu’elles soient tendres"); the phrases are in `agreement.ts`.
 *   `{el veg#2} {=da veg#2}` a verb with its subject, of `verbs.ts`.
 *   `escúrre{=lo veg}` `{=le veg} couper` `{=l’ veg}égoutter`: the pronoun of a later verb, "escúrrelas".
 * - `{8 min}` `{8-10 min}` `{30 s}` `{1 h}` a time, `{9 min within}` one that passes within another; `{roast veg.hard}` the longest roasting time of any of them, or with
 *   `{simmer veg 10}` that number of minutes where none has a time, and `{simmer meat less 25}` `{simmer meat more 10}`
 *   what is left for the first of two simmers, or passes until the water boils too; `{fry meat twice}` in two batches.
 * - `{200 C}` the temperature of an oven, with that of a fan oven beside it; `{20 cm}` a length.
 * - `[words {the veg}]` only where its slots are filled, `[these|or those]` a choice; `[veg? words]` where that slot is
 *   filled, though the words don't contain it; `[veg.soft>450? words]` where more than so many grams are in it,
 *   `[simmer veg>15? words]` where it takes more than so many minutes.
 * - Titles use the names of menus ("carrot soup", "tortilla de patatas"); `{all veg}` and, in English, `{the veg}` the names
 *   as they are in the dish ("with carrots").
 * A step is left out where a slot outside brackets is empty.
 */
export type TextTemplate = Record<TextLanguage, string>;

/** A place in a dish for ingredients of certain kinds. */
export type Slot = {
  /** Kinds that fit; narrowed by `ids` and `but`. */
  of: readonly CookingKind[];
  /** Only these ingredients and kinds of them. */
  ids?: readonly string[];
  /** None of these ingredients and kinds of them. */
  but?: readonly string[];
  /** The least and the greatest number of ingredients; 1 by default. */
  least?: number;
  most?: number;
  /** Grams a serving of all ingredients in it together; by default each one's usual portion. */
  grams?: number;
  /** These grams where one of the other slots is filled too. */
  beside?: { slots: readonly string[]; grams: number };
  /**
   * Ids used where no available ingredient fits; `@spice` stands for the spices of the flavour family, `@acid` for
   * what sharpens its dishes, `@oil` for the oil that suits them, `@stock` and `@wine` for those that fit the meat or fish.
   */
  or?: readonly string[];
  /**
   * Where the slot stays empty, the first of these that fits is proposed: as an ingredient that can be left out, unless
   * the dish lacks that part of its flavour or would not be itself without (`needed`).
   */
  proposed?: readonly string[];
  needed?: true;
  /** Pairings propose something for it in dishes of these flavour families alone. */
  pairedIn?: readonly FlavourFamilyName[];
  /** Nothing is proposed where the dish has an ingredient of these kinds. */
  proposedWithout?: readonly CookingKind[];
  /** Like `or`, where the dish was requested by name. */
  named?: readonly string[];
  /** Not required where one of these slots is filled. */
  unless?: readonly string[];
  /** Filled only where one of these slots is. */
  only?: readonly string[];
  /** Filled only in dishes of these flavour families. */
  families?: readonly FlavourFamilyName[];
  /** Filled only where the dish has one of these ingredients, or a kind of them, in a slot before it. */
  alongside?: readonly string[];
  /** Its meat is cooked slowly: what is sold by the name of the animal is taken as a cut for stewing. */
  stews?: true;
  /** Left empty where the dish has an ingredient of these kinds, and the reverse. */
  notWith?: readonly CookingKind[];
  /** Salt that is left out where the rest of the dish is salty enough. */
  asNeeded?: true;
  /** Salt that draws the water from what is in these slots: enough for their weight. */
  draws?: readonly string[];
  /** An amount in slices is even for each serving. */
  inPairs?: boolean;
  /** Replaces what is done to its ingredients with a knife; "whole" for nothing. */
  cut?: Cut | 'whole';
  /** The same for ingredients of some kinds, and for some by their ids. */
  cuts?: Readonly<Record<string, Cut | 'whole'>>;
};

/** A dish that has a name of its own: nothing but these ingredients in some slots, and others left empty. */
export type KnownName = {
  of: Readonly<Record<string, readonly string[]>>;
  without?: readonly string[];
  title: TextTemplate;
};

/** A dish with slots, steps and wording, from which recipes are composed. */
export type DishTemplate = {
  id: string;
  dishType: DishType;
  category: Category;
  /** Subcategories that it suits, the most likely first. */
  subcategories: readonly [Subcategory, ...Subcategory[]];
  servings: number;
  /** Flavour families that it can have, the default first. */
  families: readonly [FlavourFamilyName, ...FlavourFamilyName[]];
  /** Its names in a search by name, separated by `|`. */
  called: TextTemplate;
  slots: Readonly<Record<string, Slot>>;
  /** Numbers of available ingredients that these slots together must have, unless one of the others has any. */
  needs: readonly { of: readonly string[]; least: number; unless?: readonly string[] }[];
  title: TextTemplate;
  /** Its title where it is a dish that everybody knows by name: the first of these that it is. */
  knownAs?: readonly KnownName[];
  /**
   * One sentence, subject first: what the dish is like to eat, or why to cook it; what it is served with in a second.
   * It names one food that gives the dish its character, and is true of every filling. Advice is left to the tip.
   */
  description: TextTemplate;
  tip?: TextTemplate;
  /** With `[slot? words]` where a dish needs them: a lid. */
  equipment?: readonly TextTemplate[];
  /** Composed only in its category or by its name where food of one of these kinds is there: it is for another dish. */
  notBeside?: readonly CookingKind[];
  /** Composed only for who asks for this tool. */
  tool?: Equipment;
  steps: readonly TextTemplate[];
};
