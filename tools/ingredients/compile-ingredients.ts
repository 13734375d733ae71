import type { Ingredient } from '@larder/food/ingredients/ingredient';
import { nutrientsOf } from './compile-nutrition.ts';
import type { IngredientEntry } from './entry-schema.ts';

/** The ingredients as the knowledge base takes them: names for each interface language, nutrients calculated. */
export function compileIngredients(entries: readonly IngredientEntry[]): Ingredient[] {
  const nutrients = nutrientsOf(entries);
  return entries.map(({ name, file: _file, source: _source, nutritionFrom: _parts, ...entry }) => ({
    ...entry,
    name: namesOf(name),
    per100g: nutrients.get(entry.id) ?? [0, 0, 0, 0, 0, 0],
  }));
}

function namesOf({ en, 'en-US': american = en, ...others }: IngredientEntry['name']): Ingredient['name'] {
  return { 'en-GB': en, 'en-US': american, ...others };
}
