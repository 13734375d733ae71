import type { Allergen } from '@larder/contract/allergen';

/** Ingredients that an allergen is named after: who refuses one of them refuses everything that contains it. */
const NAMESAKES: Readonly<Record<string, Allergen>> = {
  peanut: 'Peanuts',
  nut: 'Nuts',
  egg: 'Eggs',
  fish: 'Fish',
  shellfish: 'Shellfish',
  mollusc: 'Molluscs',
  'soya-bean': 'Soy',
  'wheat-grain': 'Wheat',
  'sesame-seed': 'Sesame',
  mustard: 'Mustard',
  celery: 'Celery',
  'lupin-bean': 'Lupin',
  sulphite: 'Sulphites',
};

/** The ingredients that such allergens are named after. */
export function namesakesOf(allergens: readonly Allergen[]): string[] {
  return Object.keys(NAMESAKES).filter((id) => allergens.some((allergen) => NAMESAKES[id] === allergen));
}

/** The allergens that are meant by refusing these ingredients: "no peanuts" excludes peanut butter, too. */
export function refusedAllergens(ids: readonly string[]): Allergen[] {
  return ids.flatMap((id) => NAMESAKES[id] ?? []);
}
