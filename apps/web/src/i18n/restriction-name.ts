import { ALLERGENS } from '@larder/contract/allergen';
import { DIETS } from '@larder/contract/diet';
import type { TFunction } from 'i18next';
import { allergenName } from './allergen-name.ts';

const RULES = ['excluded', 'halal', 'kosher', 'baby', 'toddler', 'pregnancy'] as const;

/**
 * The translated name of an allergen, a diet or a rule on ingredients, as it is written inside a sentence; other names
 * are returned as they are.
 */
export function restrictionName(name: string, t: TFunction): string {
  const allergen = ALLERGENS.find((known) => known === name);
  if (allergen) return withSmallInitial(allergenName(allergen, t));
  const diet = DIETS.find((known) => known === name);
  if (diet) return withSmallInitial(t(`diets.${diet}`));
  const rule = RULES.find((known) => known === name);
  return rule ? t(`restriction.${rule}`) : name;
}

function withSmallInitial(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
