import { ALLERGENS, type Allergen } from '@larder/contract/allergen';
import { fold } from '@larder/text/fold';
import { LANGUAGE_DATA } from './languages.ts';

/** The allergens that a word of a negation or a warning stands for; folded, in all languages. */
export const ALLERGEN_WORDS: ReadonlyMap<string, readonly Allergen[]> = new Map(
  Object.values(LANGUAGE_DATA).flatMap(({ allergens }) =>
    Object.entries(allergens).map(([word, names]) => [fold(word), names.map(allergenNamed)] as const),
  ),
);

function allergenNamed(name: string): Allergen {
  const allergen = ALLERGENS.find((known) => known === name);
  if (!allergen) throw new Error(`A language file names the allergen ${name}, which does not exist.`);
  return allergen;
}
