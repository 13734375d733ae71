import { ALLERGENS } from '@larder/contract/allergen';
import { DIETS } from '@larder/contract/diet';
import type { TFunction } from 'i18next';

/** An allergen or a diet by its name on the wire, in the person's language. */
export function restrictionName(name: string, t: TFunction): string {
  const allergen = ALLERGENS.find((known) => known === name);
  if (allergen) return t(`allergen.${allergen}`);
  const diet = DIETS.find((known) => known === name);
  return diet ? t(`recipe.diets.${diet}`) : name;
}
