import { INGREDIENT_RULES, type Ingredient, SUITABILITIES } from '@larder/food/ingredients/ingredient';
import { nutrientsOf } from './compile-nutrition.ts';
import type { IngredientEntry } from './entry-schema.ts';
import { widerKindsOf } from './wider-kinds.ts';

/**
 * The ingredients as the knowledge base takes them: names for each interface language, nutrients calculated, and what
 * rules say of wider kinds applied to the narrower ones.
 */
export function compileIngredients(entries: readonly IngredientEntry[]): Ingredient[] {
  const nutrients = nutrientsOf(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries.map((entry) => {
    const {
      name,
      file: _file,
      source: _source,
      nutritionFrom: _parts,
      suitability: _own,
      icon: _icon,
      madeWithout: _absent,
      ...rest
    } = entry;
    const suitability = suitabilityOf([entry, ...widerKindsOf(entry, byId)]);
    return {
      ...rest,
      name: namesOf(name),
      ...(suitability && { suitability }),
      per100g: nutrients.get(entry.id) ?? [0, 0, 0, 0, 0, 0],
    };
  });
}

function namesOf({ en, 'en-US': american = en, ...others }: IngredientEntry['name']): Ingredient['name'] {
  return { 'en-GB': en, 'en-US': american, ...others };
}

/** By rule, the first of the suitabilities that any of the entries states. */
function suitabilityOf(entries: readonly IngredientEntry[]): Ingredient['suitability'] {
  const decided = INGREDIENT_RULES.flatMap((rule) => {
    const stated = entries.flatMap(({ suitability }) => suitability?.[rule] ?? []);
    const first = SUITABILITIES.find((suitability) => stated.includes(suitability));
    return first ? [[rule, first] as const] : [];
  });
  return decided.length > 0 ? Object.fromEntries(decided) : undefined;
}
