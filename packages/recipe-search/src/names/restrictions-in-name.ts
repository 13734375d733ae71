import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { PART_OF_SPEECH } from '@larder/food/languages/lexicon';
import { findNegations } from '@larder/food/parsing/negation';
import { tokeniseLine } from '@larder/food/parsing/tokenised-line';
import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { fold } from '@larder/text/fold';
import WORDS from './vocabulary/restriction-words.json' with { type: 'json' };

/** Restrictions with the patterns of their wording in every language; folded. */
type Patterns<T> = readonly (readonly [RegExp, T])[];

const DIETS: Patterns<Diet> = keysOf(WORDS.diets).map(
  (diet) => [new RegExp(`\\b(?:${WORDS.diets[diet]})\\b`, 'g'), diet] as const,
);
const ALLERGENS: Patterns<Allergen> = keysOf(WORDS.allergens).map((allergen) => {
  const { en, es, fr } = WORDS.allergens[allergen];
  const without = `\\b(${en})[- ]?free\\b|\\b(no|without) (${en})\\b|\\bsin (${es})\\b|\\bsans (${fr})\\b`;
  return [new RegExp(without, 'g'), allergen] as const;
});
/** Allergens that a denied word excludes besides those of the ingredient it names. */
const DENIED_WORDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(WORDS.deniedWords));

/**
 * The restrictions in a recipe's name ("vegan lasagne", "paella sin marisco"), and the name without them, folded. Null
 * where there are none. Denied ingredients are read as in a recipe's line, including lists ("sin gluten ni lactosa"),
 * and exclude all their allergens.
 */
export function readRestrictions(name: string, kb: KnowledgeBase): { rest: string; restrictions: Restrictions } | null {
  const whole = fold(name);
  const denials = TEXT_LANGUAGES.map((language) => readDenials(name, language, kb));
  let rest = fold(denials.reduce((longest, other) => (other.words > longest.words ? other : longest)).rest);
  const take = <T>(patterns: Patterns<T>): T[] =>
    patterns.flatMap(([pattern, restriction]) => {
      rest = rest.replaceAll(pattern, ' ');
      return whole.search(pattern) >= 0 ? [restriction] : [];
    });
  const dietTypes = take(DIETS);
  const excludedAllergens = [...new Set([...take(ALLERGENS), ...denials.flatMap(({ allergens }) => allergens)])];
  if (dietTypes.length + excludedAllergens.length === 0) return null;
  return {
    rest: rest.replaceAll(/(?:^|\s)[-,]+|[-,]+(?=\s|$)|\s+/g, ' ').trim(),
    restrictions: { dietTypes, excludedAllergens },
  };
}

/** The allergens that a name denies in one language, the number of words that say so, and the name without them. */
function readDenials(
  name: string,
  language: TextLanguage,
  kb: KnowledgeBase,
): { allergens: Allergen[]; words: number; rest: string } {
  const line = tokeniseLine(name, language === 'en' ? 'en-GB' : language, kb);
  const before = line.tokens.map(({ partsOfSpeech }) => partsOfSpeech);
  const allergens = findNegations(line, kb)
    .filter(({ diet }) => diet === null)
    .flatMap(({ at, allergens, ingredients }) => [
      ...allergens,
      ...((DENIED_WORDS.get(line.tokens[at]?.norm ?? '') ?? []) as Allergen[]),
      ...ingredients.flatMap((id) => kb.get(id)?.allergens ?? []),
    ]);
  if (allergens.length === 0) return { allergens, words: 0, rest: name };
  const consumed = line.tokens.filter(
    ({ partsOfSpeech }, at) => partsOfSpeech === PART_OF_SPEECH.consumed && before[at] !== PART_OF_SPEECH.consumed,
  );
  const rest = consumed.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, name);
  return { allergens, words: consumed.length, rest };
}

function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[];
}
