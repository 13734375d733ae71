import type { Diet } from '@larder/contract/diet';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { netCarbsPer100g } from '@larder/food/nutrition/net-carbs';
import { isAvoidedOnLowFodmap } from '@larder/food/verifier/avoided-foods';
import { KETO_MAX_NET_CARBS } from '@larder/food/verifier/diets';
import { breaks, doubts, isRestricting, type Restrictions } from '@larder/food/verifier/restrictions';
import { verifyFood } from '@larder/food/verifier/single-food';

/** True where the preferences permit so many grams a serving of an ingredient. */
export type Permit = (id: string, grams: number) => boolean;

/** The share of the net carbohydrate of a keto serving that one ingredient may have. */
const KETO_SHARE = 0.6;
/** Diets that depend on amounts. */
const BY_AMOUNT: ReadonlySet<Diet> = new Set(['Keto', 'Low FODMAP']);

/** Permits ingredients that certainly break none of the preferences. */
export function createPermit(preferences: Restrictions, kb: KnowledgeBase): Permit {
  if (!isRestricting(preferences)) return () => true;
  const { dietTypes } = preferences;
  const inAnyAmount = { ...preferences, dietTypes: dietTypes.filter((diet) => !BY_AMOUNT.has(diet)) };
  const known = new Map<string, boolean>();
  const passes = (id: string): boolean => {
    let passed = known.get(id);
    if (passed === undefined) {
      const verdict = verifyFood(id, kb);
      passed = breaks(verdict, inAnyAmount).length === 0 && doubts(verdict, inAnyAmount).length === 0;
      known.set(id, passed);
    }
    return passed;
  };
  return (id, grams) =>
    passes(id) &&
    (!dietTypes.includes('Low FODMAP') || isLowInFodmaps(id, grams, kb)) &&
    (!dietTypes.includes('Keto') || isLowInCarbs(id, grams, kb));
}

const isLowInFodmaps = (id: string, grams: number, kb: KnowledgeBase): boolean =>
  !isAvoidedOnLowFodmap(id, kb) && grams < (kb.get(id)?.fodmapFrom ?? Number.POSITIVE_INFINITY);

/** No sugar, honey or syrup at all: of other foods a serving may have some carbohydrate. */
function isLowInCarbs(id: string, grams: number, kb: KnowledgeBase): boolean {
  const food = kb.get(id);
  if (!food) return true;
  const isSweet = food.roles.some((role) => role === 'sweetener' || role === 'syrup');
  return (netCarbsPer100g(food) * grams) / 100 <= (isSweet ? 0 : KETO_MAX_NET_CARBS * KETO_SHARE);
}
