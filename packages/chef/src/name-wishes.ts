import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import { fold } from '@larder/kitchen/language/text';
import type { Restrictions } from '@larder/kitchen/verify';

/** What people put before or after a dish's name to have it without something; folded, in every language. */
const DIETS: readonly (readonly [RegExp, Diet])[] = [
  [/\b(vegan[aos]*|vegane?s?|vegetalien(ne)?s?|plant[- ]based)\b/g, 'Vegan'],
  [/\b(vegetarian[aos]*|veggie|vegetarien(ne)?s?|meat[- ]?free|meatless|sin carne|sans viande)\b/g, 'Vegetarian'],
  [/\b(pescatarian[ao]?|pescetarian[ao]?|pescetarien(ne)?)\b/g, 'Fish'],
  [/\b(keto|ketogenic|cetogenic[ao]|cetogene)\b/g, 'Keto'],
  [/\b(low[- ]fodmap)\b/g, 'Low FODMAP'],
];
const WITHOUT = (en: string, es: string, fr: string): RegExp =>
  new RegExp(`\\b(${en})[- ]?free\\b|\\b(no|without) (${en})\\b|\\bsin (${es})\\b|\\bsans (${fr})\\b`, 'g');
/** Who says one of these means what has a shell or lives in one, whichever allergen it is. */
const SEAFOOD = {
  en: 'shellfish|seafood|crustaceans?',
  es: 'mariscos?|crustaceos?',
  fr: 'fruits de mer|crustaces?',
};
const ALLERGENS: readonly (readonly [RegExp, Allergen])[] = [
  [WITHOUT('gluten', 'gluten', 'gluten'), 'Gluten'],
  [WITHOUT('dairy|lactose|milk', 'lactosa|lacteos|leche', 'lactose|lait|produits laitiers'), 'Dairy'],
  [WITHOUT('egg|eggs', 'huevos?', 'oeufs?'), 'Eggs'],
  [WITHOUT('nut|nuts', 'frutos secos|nueces', 'noix|fruits a coque'), 'Nuts'],
  [WITHOUT('peanut|peanuts', 'cacahuetes?', 'cacahuetes?'), 'Peanuts'],
  [WITHOUT('soy|soya', 'soja', 'soja'), 'Soy'],
  [WITHOUT('fish|seafood', 'pescado', 'poissons?'), 'Fish'],
  [WITHOUT(SEAFOOD.en, SEAFOOD.es, SEAFOOD.fr), 'Shellfish'],
  [WITHOUT(`${SEAFOOD.en}|molluscs?|mollusks?`, `${SEAFOOD.es}|moluscos?`, `${SEAFOOD.fr}|mollusques?`), 'Molluscs'],
  [WITHOUT('wheat', 'trigo', 'ble'), 'Wheat'],
  [WITHOUT('sesame', 'sesamo', 'sesame'), 'Sesame'],
  [WITHOUT('mustard', 'mostaza', 'moutarde'), 'Mustard'],
  [WITHOUT('celery|celeriac', 'apio', 'celeri'), 'Celery'],
  [WITHOUT('lupins?', 'altramu(?:z|ces)', 'lupins?'), 'Lupin'],
  [WITHOUT('sulphites?|sulfites?', 'sulfitos?', 'sulfites?'), 'Sulphites'],
];

/** A name without the wishes that were put into it, and what they come to. Null where there are none. */
export function readWishes(name: string): { rest: string; wishes: Restrictions } | null {
  const whole = fold(name);
  let rest = whole;
  const take = <T>(table: readonly (readonly [RegExp, T])[]): T[] =>
    table.flatMap(([words, wish]) => {
      rest = rest.replaceAll(words, ' ');
      return whole.search(words) >= 0 ? [wish] : [];
    });
  const wishes = { dietTypes: take(DIETS), excludedAllergens: take(ALLERGENS) };
  if (wishes.dietTypes.length + wishes.excludedAllergens.length === 0) return null;
  return { rest: rest.replaceAll(/\s+/g, ' ').trim(), wishes };
}
