import { ALLERGENS } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import { recipeInputSchema } from '@larder/contract/recipe';
import type { AllergenVerdict } from '@larder/contract/verdict/verdict';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { readRecipeInput } from '@larder/food/parsing/recipes/read-recipe';
import { verifyRecipe } from '@larder/food/verifier/verify';
import { LABELLED_NAMES, type LabelledName } from './labelled-names.ts';

/** A name with the verifier's verdict on its allergen. */
type JudgedName = LabelledName & { state: AllergenVerdict['state'] };

/** The verdicts on one language's names. */
export type AllergenReport = {
  language: Language;
  /** Number of names that contain an allergen, and those of them that were not said to. */
  containing: number;
  missed: JudgedName[];
  /** Number of names that only resemble one, and those of them that were said to contain it. */
  resembling: number;
  falseAlarms: JudgedName[];
};

/** Largest share of false alarms in each language, just above what was last measured. No name may be missed. */
const MAX_FALSE_ALARMS: Partial<Record<Language, number>> = { 'en-GB': 0.008, es: 0.02, fr: 0.0125 };

/** Verifies every labelled name as a recipe of that one line; one report a language. */
export function judgeAllergens(kb: KnowledgeBase): AllergenReport[] {
  return [...Map.groupBy(LABELLED_NAMES, ({ language }) => language)].map(([language, names]) => {
    const judged = names.map((name) => ({ ...name, state: stateOf(name, kb) }));
    const containing = judged.filter(({ contains }) => contains);
    const resembling = judged.filter(({ contains }) => !contains);
    return {
      language,
      containing: containing.length,
      missed: containing.filter(({ state }) => state !== 'contains'),
      resembling: resembling.length,
      falseAlarms: resembling.filter(({ state }) => state === 'contains'),
    };
  });
}

/** The requirements that a report misses, in words; empty where it meets them all. */
export function findAllergenShortfalls({ language, missed, resembling, falseAlarms }: AllergenReport): string[] {
  const most = MAX_FALSE_ALARMS[language] ?? 0;
  const share = falseAlarms.length / resembling;
  return [
    ...missed.map(({ allergen, name, state }) => `${language}: missed ${allergen} in "${name}" (${state})`),
    ...(share <= most ? [] : [`${language}: false alarms are ${share.toFixed(4)}, at most ${most} allowed`]),
  ];
}

function stateOf({ name, allergen, language }: LabelledName, kb: KnowledgeBase): AllergenVerdict['state'] {
  const input = recipeInputSchema.parse({ title: 'A dish', language, ingredients: [name] });
  const recipe = readRecipeInput(input, 'judged', kb);
  return verifyRecipe(recipe, kb).allergens[ALLERGENS.indexOf(allergen)]?.state ?? 'none-found';
}
