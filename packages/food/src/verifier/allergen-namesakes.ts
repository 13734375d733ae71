import type { Allergen } from '@larder/contract/allergen';

/** Ingredients that an allergen is named after: who refuses one of them means whatever bears the allergen. */
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

/** The allergens that someone means who refuses these ingredients: "no peanuts" is no peanut butter either. */
export function refusedAllergens(ids: readonly string[]): Allergen[] {
  return ids.flatMap((id) => NAMESAKES[id] ?? []);
}
