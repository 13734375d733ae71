import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import { CATEGORIES, type Category, SUBCATEGORIES, type Subcategory } from '@larder/contract/category';
import { DIETS, type Diet } from '@larder/contract/diet';
import type { NeedLine, NeedVocabulary } from './need-vocabulary.ts';

/** What the index keeps of a recipe. */
export type MatchableRecipe = {
  category: Category;
  subcategory: Subcategory | null;
  lines: readonly NeedLine[];
  /** Allergens that it contains. */
  allergens: readonly Allergen[];
  /** Diets that it suits. */
  diets: readonly Diet[];
};

/** Recipes in columns, in the order they came; a recipe's needs stand between its start and the next one's. */
export type RecipeColumns = {
  count: number;
  starts: Uint32Array;
  needs: Uint32Array;
  /** Needs that are missed where they are not there. */
  firm: Uint16Array;
  /** By `shelfOf`. */
  shelves: Uint8Array;
  /** Bits in the contract's order. */
  allergens: Uint16Array;
  diets: Uint8Array;
};

/** A number for each pair of category and subcategory; recipes without a subcategory have their own. */
export function shelfOf(category: Category, subcategory: Subcategory | null): number {
  const within = subcategory === null ? 0 : SUBCATEGORIES.indexOf(subcategory) + 1;
  return CATEGORIES.indexOf(category) * (SUBCATEGORIES.length + 1) + within;
}

/** The shelves that a filter leaves; null leaves all. */
export function shelvesOf(category: Category | null, subcategory: Subcategory | null): Set<number> {
  const categories = category === null ? CATEGORIES : [category];
  const subcategories = subcategory === null ? [null, ...SUBCATEGORIES] : [subcategory];
  return new Set(categories.flatMap((wider) => subcategories.map((narrower) => shelfOf(wider, narrower))));
}

export function allergenBits(allergens: readonly Allergen[]): number {
  return allergens.reduce((bits, allergen) => bits | (1 << ALLERGENS.indexOf(allergen)), 0);
}

export function dietBits(diets: readonly Diet[]): number {
  return diets.reduce((bits, diet) => bits | (1 << DIETS.indexOf(diet)), 0);
}

/** Reads the recipes once, one at a time, so that they need not all be held. */
export function readColumns(recipes: Iterable<MatchableRecipe>, vocabulary: NeedVocabulary): RecipeColumns {
  const starts = new Column(Uint32Array);
  const needs = new Column(Uint32Array);
  const firm = new Column(Uint16Array);
  const shelves = new Column(Uint8Array);
  const allergens = new Column(Uint16Array);
  const diets = new Column(Uint8Array);
  for (const recipe of recipes) {
    starts.push(needs.length);
    let firmCount = 0;
    for (const line of recipe.lines) {
      const need = vocabulary.numberOf(line);
      needs.push(need);
      if (!vocabulary.needs[need]?.soft) firmCount += 1;
    }
    firm.push(firmCount);
    shelves.push(shelfOf(recipe.category, recipe.subcategory));
    allergens.push(allergenBits(recipe.allergens));
    diets.push(dietBits(recipe.diets));
  }
  const count = starts.length;
  starts.push(needs.length);
  return {
    count,
    starts: starts.values(),
    needs: needs.values(),
    firm: firm.values(),
    shelves: shelves.values(),
    allergens: allergens.values(),
    diets: diets.values(),
  };
}

/** A typed array that grows by doubling. */
class Column<T extends Uint8Array | Uint16Array | Uint32Array> {
  readonly #make: new (
    length: number,
  ) => T;
  #items: T;
  length = 0;

  constructor(make: new (length: number) => T) {
    this.#make = make;
    this.#items = new make(1024);
  }

  push(value: number): void {
    if (this.length === this.#items.length) {
      const wider = new this.#make(this.length * 2);
      wider.set(this.#items);
      this.#items = wider;
    }
    this.#items[this.length] = value;
    this.length += 1;
  }

  values(): T {
    return this.#items.subarray(0, this.length) as T;
  }
}
