import { readFileSync } from 'node:fs';
import { ALLERGENS } from '@larder/contract/allergen';
import { CATEGORIES, type Category } from '@larder/contract/category';
import { DIETS } from '@larder/contract/diet';
import { LANGUAGES, type Language } from '@larder/contract/language';
import type { Restrictions } from '@larder/food/verifier/restrictions';

/** The ingredients in somebody's fridge as they type them, with their preferences. */
export type Fridge = { language: Language; text: string; preferences: Restrictions; category: Category | null };

/** All fridges, from one file a language; each line reads `ingredients | diets, no allergens | category`. */
export const FRIDGES: readonly Fridge[] = LANGUAGES.flatMap((language) => {
  const rows = readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [text = '', preferences = '', category = ''] = row.split('|').map((cell) => cell.trim());
    return { language, text, preferences: readPreferences(preferences, row), category: readCategory(category) };
  });
});

function readPreferences(cell: string, row: string): Restrictions {
  const words = cell.split(', ').filter(Boolean);
  const excludedAllergens = ALLERGENS.filter((allergen) => words.includes(`no ${allergen}`));
  const dietTypes = DIETS.filter((diet) => words.includes(diet));
  if (excludedAllergens.length + dietTypes.length < words.length) throw new Error(`Unknown preference in: ${row}`);
  return { excludedAllergens, dietTypes };
}

function readCategory(cell: string): Category | null {
  return CATEGORIES.find((category) => category === cell) ?? null;
}
