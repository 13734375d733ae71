import type { Ingredient } from '../../ingredients/ingredient.ts';
import { type KnowledgeBase, namesOf } from '../../knowledge-base.ts';
import { LANGUAGE_DATA } from '../../languages/languages.ts';
import type { TextLanguage } from '../../recipe.ts';
import type { Unit } from '../../units/units.ts';

/** Results of `asSold` by id, unit and language. */
const cache = new WeakMap<KnowledgeBase, Map<string, string>>();

/** "1 can chickpeas" is tinned chickpeas, "1 cube de bouillon" a stock cube, where these are ingredients of their own. */
export function asSold(language: TextLanguage, known: Ingredient, unit: Unit | null, kb: KnowledgeBase): string {
  if (unit === 'cube' && known.weighs?.cube !== undefined) return known.id;
  const form = unit === 'jar' ? 'tin' : unit;
  if (form !== 'tin' && form !== 'leaf' && form !== 'sheet' && form !== 'cube') return known.id;
  const ids = cache.get(kb) ?? new Map<string, string>();
  cache.set(kb, ids);
  const key = `${known.id} ${unit} ${language}`;
  const id = ids.get(key) ?? soldForm(LANGUAGE_DATA[language].lineGrammar.soldAs[form], known, unit, language, kb);
  ids.set(key, id);
  return id;
}

function soldForm(
  patterns: readonly string[],
  known: Ingredient,
  unit: Unit | null,
  language: TextLanguage,
  kb: KnowledgeBase,
): string {
  for (const pattern of patterns) {
    for (const name of namesOf(known, language)) {
      const id = kb.exact(pattern.replace('*', name), language);
      if (id !== undefined && (unit === 'cube' || kb.isKindOf(id, known.id))) return id;
    }
  }
  return known.id;
}
