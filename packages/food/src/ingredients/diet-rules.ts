import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { Ingredient, Origin } from './ingredient.ts';

/** The diets that depend on what an ingredient is made from; `Fish` is the pescatarian diet. */
export type OriginDiet = Extract<Diet, 'Vegan' | 'Vegetarian' | 'Fish'>;

/** Whether something fits a diet; `cant-tell` where that depends on the maker. */
export type DietState = 'yes' | 'no' | 'cant-tell';

type DietRule = {
  origins: ReadonlySet<Origin>;
  /** Allergens that only come from excluded origins: an ingredient that may contain one leaves the diet open. */
  allergens: readonly Allergen[];
  /** Foods that some makers use and others don't: the diet holds, and a line says to look for them on the packet. */
  toCheck: readonly string[];
};

const FISH_ALLERGENS: readonly Allergen[] = ['Fish', 'Shellfish', 'Molluscs'];

/** Rennet from the stomachs of calves and lambs, which the rules of several cheeses prescribe and others replace. */
export const RENNET = 'rennet';

/** What each diet excludes. Gelatine comes from bones and skin, mostly of pigs and cattle, so pescatarians avoid it. */
const EXCLUDED: Record<OriginDiet, DietRule> = {
  Vegan: {
    origins: new Set(['meat', 'fish', 'shellfish', 'gelatine', 'dairy', 'egg', 'honey']),
    allergens: ['Dairy', 'Eggs', ...FISH_ALLERGENS],
    toCheck: [],
  },
  Vegetarian: {
    origins: new Set(['meat', 'fish', 'shellfish', 'gelatine']),
    allergens: FISH_ALLERGENS,
    toCheck: [RENNET],
  },
  Fish: { origins: new Set(['meat', 'gelatine']), allergens: [], toCheck: [RENNET] },
};

/** Whether an ingredient fits a diet, by its origin and its allergens. The only rule for this in the project. */
export function dietStateOf(
  { origin, allergens = [], mayContain = [] }: Pick<Ingredient, 'origin' | 'allergens' | 'mayContain'>,
  diet: OriginDiet,
): DietState {
  const excluded = EXCLUDED[diet];
  const isExcluded = (allergen: Allergen) => excluded.allergens.includes(allergen);
  if (origin.some((source) => excluded.origins.has(source)) || allergens.some(isExcluded)) return 'no';
  return mayContain.some(isExcluded) ? 'cant-tell' : 'yes';
}

/** The allergens that nothing suitable for a diet contains. */
export function allergensExcludedBy(diet: OriginDiet): readonly Allergen[] {
  return EXCLUDED[diet].allergens;
}

/** What is richest in FODMAPs of all that stock, sauces and sausages are seasoned with. */
const RICH_IN_FODMAPS: readonly string[] = ['garlic', 'onion'];

/** Ids of the foods that someone on these diets looks for on the packets of what may be made from them. */
export function foodsToCheck(diets: readonly Diet[]): readonly string[] {
  const checksOf = (diet: Diet) => {
    if (diet === 'Low FODMAP') return RICH_IN_FODMAPS;
    return isByOrigin(diet) ? EXCLUDED[diet].toCheck : [];
  };
  return [...new Set(diets.flatMap(checksOf))];
}

/** True of diets that depend on what an ingredient is made from. */
export function isByOrigin(diet: Diet): diet is OriginDiet {
  return Object.hasOwn(EXCLUDED, diet);
}

export function isAnimalOrigin(origin: Origin): boolean {
  return EXCLUDED.Vegan.origins.has(origin);
}
