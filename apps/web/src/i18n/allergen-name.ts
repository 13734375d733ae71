import type { Allergen } from '@larder/contract/allergen';
import type { TFunction } from 'i18next';

/** The translated name of an allergen; one that this version does not know keeps its name, with a capital. */
export function allergenName(allergen: Allergen, t: TFunction): string {
  return t(`allergen.${allergen}`, { defaultValue: allergen.charAt(0).toUpperCase() + allergen.slice(1) });
}
