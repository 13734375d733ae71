import { ALLERGENS } from '@larder/contract/allergen';
import { CATEGORIES, type Category } from '@larder/contract/category';
import { DIETS } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import type { Restrictions } from '@larder/food/verifier/verify';
import { AMERICAN_FRIDGES, BRITISH_FRIDGES } from './fridges.en.ts';
import { SPANISH_FRIDGES } from './fridges.es.ts';
import { FRENCH_FRIDGES } from './fridges.fr.ts';

/** What somebody has, as they type it, and what they can't or won't have. */
export type Fridge = { language: Language; text: string; preferences: Restrictions; category: Category | null };

/** One fridge a line, `what is there | diets, no allergens | category`, as written by hand. */
function readFridges(language: Language, table: string): Fridge[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', wishes = '', asked = ''] = row.split('|').map((cell) => cell.trim());
      return { language, text, preferences: readWishes(wishes, row), category: readCategory(asked) };
    });
}

function readWishes(wishes: string, row: string): Restrictions {
  const words = wishes.split(', ').filter(Boolean);
  const excludedAllergens = ALLERGENS.filter((allergen) => words.includes(`no ${allergen}`));
  const dietTypes = DIETS.filter((diet) => words.includes(diet));
  if (excludedAllergens.length + dietTypes.length < words.length) throw new Error(`A wish is unknown in: ${row}`);
  return { excludedAllergens, dietTypes };
}

function readCategory(asked: string): Category | null {
  return CATEGORIES.find((category) => category === asked) ?? null;
}

export const FRIDGES: readonly Fridge[] = [
  ...readFridges('en-GB', BRITISH_FRIDGES),
  ...readFridges('en-US', AMERICAN_FRIDGES),
  ...readFridges('es', SPANISH_FRIDGES),
  ...readFridges('fr', FRENCH_FRIDGES),
];
