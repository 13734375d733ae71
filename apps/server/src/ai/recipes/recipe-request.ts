import type { Category, Subcategory } from '@larder/contract/category';
import type { Language } from '@larder/contract/language';
import type { Understood } from '@larder/contract/search/understood';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { wordsOf } from '@larder/food/tokens/tokenise';
import type { Restrictions } from '@larder/food/verifier/restrictions';

/** What recipes a model is asked for. Nothing of it tells who asks. */
export type RecipeRequest = {
  /** Ids of the foods that are there; null for a search by name. */
  have: readonly string[] | null;
  /** Null for a search by foods. */
  dish: string | null;
  /** Parts of the words typed that the parser does not know. */
  unknownWords: readonly string[];
  restrictions: Restrictions;
  understood: Understood;
  category: Category | null;
  subcategory: Subcategory | null;
  language: Language;
  count: number;
};

/** Equal for requests that ask for the same, whatever the order, case and plurals of their words. */
export function requestKey(request: RecipeRequest): string {
  const { have, dish, unknownWords, restrictions, understood, ...rest } = request;
  const { excludedAllergens, dietTypes, excludedIngredients = [], rules = [] } = restrictions;
  const { have: _have, ...wishes } = understood;
  return JSON.stringify({
    ...rest,
    have: have && [...new Set(have)].sort(),
    dish: dish && wordsOf(dish).join(' '),
    unknownWords: unknownWords.map((words) => wordsOf(words).join(' ')).sort(),
    restrictions: [excludedAllergens, dietTypes, excludedIngredients, rules].map((list) => [...list].sort()),
    wishes: Object.entries(wishes)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  });
}

/** A recipe that was refused, for the model. */
export type Refusal = { title: string; reason: string };

const LANGUAGE_NAMES: Record<Language, string> = {
  'en-GB': 'British English',
  'en-US': 'American English',
  es: 'Spanish (Spain)',
  fr: 'French',
};

/** The data of the prompt `recipes.md`. */
export function promptData(
  { have, dish, unknownWords, restrictions, understood, category, subcategory, language }: RecipeRequest,
  { count, rejected, avoidTitles }: { count: number; rejected: readonly Refusal[]; avoidTitles: readonly string[] },
  kb: KnowledgeBase,
): Record<string, unknown> {
  const named = (ids: readonly string[]) => ids.map((id) => kb.name(id, language));
  const { have: _have, useFirst, excludedAllergens: _allergens, dietTypes: _diets, ...wishes } = understood;
  const { excludedIngredients: _excluded, halal: _halal, kosher: _kosher, ...others } = wishes;
  const wished = Object.entries({ category, subcategory, ...others, useFirst: named(useFirst) });
  return {
    count,
    language: LANGUAGE_NAMES[language],
    available: have && named(have),
    dish,
    words: unknownWords,
    never: {
      allergens: restrictions.excludedAllergens,
      diets: restrictions.dietTypes,
      foods: named(restrictions.excludedIngredients ?? []),
      rules: restrictions.rules ?? [],
    },
    wishes: Object.fromEntries(wished.filter(([, value]) => !isEmpty(value))),
    ...(rejected.length > 0 ? { rejected } : {}),
    ...(avoidTitles.length > 0 ? { avoidTitles } : {}),
  };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}
