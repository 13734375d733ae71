import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { PART_OF_SPEECH } from '@larder/food/languages/lexicon';
import { findDenials } from '@larder/food/parsing/negation';
import { tokeniseLine } from '@larder/food/parsing/tokenised-line';
import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/verify';
import { fold } from '@larder/text/fold';

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
  // Peanuts are no nuts, but who asks for a dish without nuts means them too.
  [WITHOUT('peanuts?|nuts?', 'cacahuetes?|frutos secos|nueces', 'cacahuetes?|noix|fruits a coque'), 'Peanuts'],
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

/** Words of a list, "sin gluten ni lactosa", that a line of a recipe does not mean so widely. */
const MEANT: Partial<Record<string, readonly Allergen[]>> = {
  lactose: ['Dairy'],
  lactosa: ['Dairy'],
  nut: ['Nuts', 'Peanuts'],
  nuts: ['Nuts', 'Peanuts'],
  noix: ['Nuts', 'Peanuts'],
  nueces: ['Nuts', 'Peanuts'],
};

/**
 * A name without the wishes that were put into it, and what they come to. Null where there are none. What a name says
 * is not in it is read as in a recipe's line, lists and all, in whichever language it is: who refuses an ingredient is
 * kept from all that it is feared for.
 */
export function readWishes(name: string, kb: KnowledgeBase): { rest: string; wishes: Restrictions } | null {
  const whole = fold(name);
  const refused = TEXT_LANGUAGES.map((language) => readRefusals(name, language, kb));
  let rest = fold(refused.reduce((fullest, other) => (other.words > fullest.words ? other : fullest)).rest);
  const take = <T>(table: readonly (readonly [RegExp, T])[]): T[] =>
    table.flatMap(([words, wish]) => {
      rest = rest.replaceAll(words, ' ');
      return whole.search(words) >= 0 ? [wish] : [];
    });
  const dietTypes = take(DIETS);
  const excludedAllergens = [...new Set([...take(ALLERGENS), ...refused.flatMap(({ allergens }) => allergens)])];
  if (dietTypes.length + excludedAllergens.length === 0) return null;
  return {
    rest: rest.replaceAll(/(?:^|\s)[-,]+|[-,]+(?=\s|$)|\s+/g, ' ').trim(),
    wishes: { dietTypes, excludedAllergens },
  };
}

/** What the name refuses in one language, how many words that takes, and the name without them. */
function readRefusals(
  name: string,
  language: TextLanguage,
  kb: KnowledgeBase,
): { allergens: Allergen[]; words: number; rest: string } {
  const line = tokeniseLine(name, language === 'en' ? 'en-GB' : language, kb);
  const before = line.tokens.map(({ partsOfSpeech }) => partsOfSpeech);
  const allergens = findDenials(line, kb)
    .filter(({ diet }) => diet === null)
    .flatMap(({ at, allergens, ingredients }) => [
      ...allergens,
      ...(MEANT[line.tokens[at]?.norm ?? ''] ?? []),
      ...ingredients.flatMap((id) => kb.get(id)?.allergens ?? []),
    ]);
  if (allergens.length === 0) return { allergens, words: 0, rest: name };
  const gone = line.tokens.filter(
    ({ partsOfSpeech }, at) => partsOfSpeech === PART_OF_SPEECH.consumed && before[at] !== PART_OF_SPEECH.consumed,
  );
  const rest = gone.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, name);
  return { allergens, words: gone.length, rest };
}
