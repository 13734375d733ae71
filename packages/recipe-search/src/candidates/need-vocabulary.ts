import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { RecipeLine } from '@larder/food/recipe';
import { areInterchangeable, groupsOf, INTERCHANGEABLE } from '../ranking/match.ts';

/** What of a recipe's line decides whether it is there. */
export type NeedLine = Pick<RecipeLine, 'ingredient' | 'alternatives' | 'optional'>;

/**
 * One way in which recipes ask for an ingredient: by itself or with others in its place. A soft need, a staple or an
 * optional line, counts where it is there and isn't missed where it is not.
 */
export type Need = {
  soft: boolean;
  /** Numbers of the ingredients that cover it, exactly or nearly, and how well each does; see `rankCover`. */
  coveredBy: readonly number[];
  ranks: readonly number[];
};

/** Numbers for needs and ingredients, given as they are first met. */
export type NeedVocabulary = {
  readonly needs: readonly Need[];
  readonly ingredients: ReadonlyMap<string, number>;
  /** The number of what a line asks for. */
  numberOf(line: NeedLine): number;
};

export function createNeedVocabulary(kb: KnowledgeBase): NeedVocabulary {
  const needs: Need[] = [];
  const ingredients = new Map<string, number>();
  const relatives = createRelatives(kb);
  /** Apart by softness, so that most lines are found by the name of their ingredient alone. */
  const numbers = { soft: new Map<string, number>(), firm: new Map<string, number>() };

  const ingredientNumber = (id: string): number => {
    const number = ingredients.get(id) ?? ingredients.size;
    ingredients.set(id, number);
    return number;
  };
  const add = ({ ingredient, alternatives }: NeedLine, soft: boolean): number => {
    const wanted = [...(ingredient === null ? [] : [ingredient]), ...(alternatives ?? [])];
    const covers = [...new Set(wanted.flatMap(relatives))].flatMap((id) => {
      const rank = rankCover(id, wanted, kb);
      return rank === null ? [] : [{ number: ingredientNumber(id), rank }];
    });
    const coveredBy = covers.map(({ number }) => number);
    needs.push({ soft, coveredBy, ranks: covers.map(({ rank }) => rank) });
    return needs.length - 1;
  };
  return {
    needs,
    ingredients,
    numberOf(line) {
      const { ingredient, alternatives, optional } = line;
      const soft = optional === true || (ingredient !== null && kb.get(ingredient)?.staple === true);
      const known = soft ? numbers.soft : numbers.firm;
      const key = alternatives === undefined ? (ingredient ?? '') : [ingredient ?? '', ...alternatives].join('|');
      const number = known.get(key) ?? add(line, soft);
      known.set(key, number);
      return number;
    },
  };
}

/** Ranks from here on are of covers that only come close. */
export const CLOSE = 2 ** 16;

/**
 * How well something that is there covers a line, the lower the better, as `bestCover` judges: what covers any of the
 * things wanted exactly before what comes close, the first thing wanted before the others, the thing itself before a
 * kind of it. Null where it covers none of them.
 */
function rankCover(id: string, wanted: readonly string[], kb: KnowledgeBase): number | null {
  const ranks = wanted.flatMap((needed, place) => {
    if (id === needed) return 2 * place;
    if (kb.isKindOf(id, needed)) return 2 * place + 1;
    if (kb.isKindOf(needed, id)) return CLOSE + 2 * place;
    return areInterchangeable(id, needed, groupsOf(kb)) ? CLOSE + 2 * place + 1 : [];
  });
  return ranks.length === 0 ? null : Math.min(...ranks);
}

/** All that may cover an ingredient: its wider and narrower kinds, and those that a cook takes in its place. */
function createRelatives(kb: KnowledgeBase): (id: string) => string[] {
  const narrower = new Map<string, string[]>();
  for (const { id } of kb.all) {
    for (const wider of kb.ancestors(id)) {
      const kinds = narrower.get(wider) ?? [];
      kinds.push(id);
      narrower.set(wider, kinds);
    }
  }
  const kindsOf = (id: string) => [id, ...(narrower.get(id) ?? [])];
  return (id) => {
    const interchangeable = INTERCHANGEABLE.filter((group) => group.some((kind) => kb.isKindOf(id, kind)));
    return [...kb.ancestors(id), ...kindsOf(id), ...interchangeable.flat().flatMap(kindsOf)];
  };
}
