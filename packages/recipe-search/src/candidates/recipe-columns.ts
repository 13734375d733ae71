import { CATEGORIES, type Category, SUBCATEGORIES, type Subcategory } from '@larder/contract/category';
import type { TermDictionary, TermLine } from './index-terms.ts';

/** The part of a recipe that is indexed. */
export type IndexedRecipe = { category: Category; subcategory: Subcategory | null; lines: readonly TermLine[] };

/** Recipes in columns, in the order in which they came. */
export type RecipeColumns = {
  count: number;
  /** The terms of recipe `r` are `terms[starts[r]]` up to `terms[starts[r + 1]]`, excluded. */
  starts: Uint32Array;
  terms: Uint32Array;
  /** The number of required terms. */
  required: Uint16Array;
  /** By `categoryCode`. */
  categories: Uint8Array;
};

/** A number for each pair of category and subcategory; null has a number of its own. */
export function categoryCode(category: Category, subcategory: Subcategory | null): number {
  const within = subcategory === null ? 0 : SUBCATEGORIES.indexOf(subcategory) + 1;
  return CATEGORIES.indexOf(category) * (SUBCATEGORIES.length + 1) + within;
}

/** The codes of the recipes that a query asks for; null asks for all. */
export function categoryCodes(category: Category | null, subcategory: Subcategory | null): Set<number> {
  const categories = category === null ? CATEGORIES : [category];
  const subcategories = subcategory === null ? [null, ...SUBCATEGORIES] : [subcategory];
  return new Set(categories.flatMap((one) => subcategories.map((other) => categoryCode(one, other))));
}

/** Reads the recipes one at a time, so that a large corpus need not be in memory as objects. */
export function readColumns(recipes: Iterable<IndexedRecipe>, dictionary: TermDictionary): RecipeColumns {
  const starts = new Column(Uint32Array);
  const terms = new Column(Uint32Array);
  const required = new Column(Uint16Array);
  const categories = new Column(Uint8Array);
  for (const { lines, category, subcategory } of recipes) {
    starts.push(terms.length);
    let requiredCount = 0;
    for (const line of lines) {
      const term = dictionary.numberOf(line);
      terms.push(term);
      if (!dictionary.terms[term]?.isOptional) requiredCount += 1;
    }
    required.push(requiredCount);
    categories.push(categoryCode(category, subcategory));
  }
  const count = starts.length;
  starts.push(terms.length);
  return {
    count,
    starts: starts.values(),
    terms: terms.values(),
    required: required.values(),
    categories: categories.values(),
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
