import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { RecipeLine } from '@larder/food/recipe';
import { coversIn } from '../ranking/ingredient-cover.ts';

/** The part of a recipe's line that decides whether it is available. */
export type TermLine = Pick<RecipeLine, 'ingredient' | 'alternatives' | 'optional'>;

/**
 * What a line asks for: an ingredient, or any of several. An optional term, of a staple or an optional line, counts
 * where it is available and is not missing where it is not.
 */
export type Term = {
  isOptional: boolean;
  /** Numbers of the ingredients that cover it, and how well each does; see `rankCover`. */
  coveredBy: readonly number[];
  ranks: readonly number[];
};

/** Numbers terms and ingredients in the order in which they are first met. */
export type TermDictionary = {
  readonly terms: readonly Term[];
  readonly ingredients: ReadonlyMap<string, number>;
  /** The number of a line's term. */
  numberOf(line: TermLine): number;
};

export function createTermDictionary(kb: KnowledgeBase): TermDictionary {
  const terms: Term[] = [];
  const ingredients = new Map<string, number>();
  const { relatedTo } = coversIn(kb);
  /** Two maps, so that the key of most lines is the id of their ingredient. */
  const numbers = { optional: new Map<string, number>(), required: new Map<string, number>() };

  const ingredientNumber = (id: string): number => {
    const number = ingredients.get(id) ?? ingredients.size;
    ingredients.set(id, number);
    return number;
  };
  const add = ({ ingredient, alternatives }: TermLine, isOptional: boolean): number => {
    const wanted = [...(ingredient === null ? [] : [ingredient]), ...(alternatives ?? [])];
    const covers = [...new Set(wanted.flatMap(relatedTo))].flatMap((id) => {
      const rank = rankCover(id, wanted, kb);
      return rank === null ? [] : [{ number: ingredientNumber(id), rank }];
    });
    terms.push({
      isOptional,
      coveredBy: covers.map(({ number }) => number),
      ranks: covers.map(({ rank }) => rank),
    });
    return terms.length - 1;
  };
  return {
    terms,
    ingredients,
    numberOf(line) {
      const { ingredient, alternatives, optional } = line;
      const isOptional = optional === true || (ingredient !== null && kb.get(ingredient)?.staple === true);
      const known = isOptional ? numbers.optional : numbers.required;
      const key = alternatives === undefined ? (ingredient ?? '') : [ingredient ?? '', ...alternatives].join('|');
      const number = known.get(key) ?? add(line, isOptional);
      known.set(key, number);
      return number;
    },
  };
}

/** Ranks from here on are close matches, those below are exact. */
export const CLOSE_RANK = 2 ** 16;

/**
 * How well an ingredient covers a line, the lower the better, in the order of `matchRecipe`: exact matches before close
 * ones, the line's ingredient before its alternatives, the ingredient itself before a kind of it. Null where it does
 * not cover the line.
 */
function rankCover(id: string, wanted: readonly string[], kb: KnowledgeBase): number | null {
  const { cover } = coversIn(kb);
  const ranks = wanted.flatMap((needed, place) => {
    switch (cover(id, needed)) {
      case 'same':
        return 3 * place;
      case 'kind':
        return 3 * place + 1;
      case 'part':
        return 3 * place + 2;
      case 'widerKind':
        return CLOSE_RANK + 2 * place;
      case 'interchangeable':
        return CLOSE_RANK + 2 * place + 1;
      default:
        return [];
    }
  });
  return ranks.length === 0 ? null : Math.min(...ranks);
}
