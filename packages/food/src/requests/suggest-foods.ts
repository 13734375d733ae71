import type { Language } from '@larder/contract/language';
import { fold } from '@larder/text/fold';
import { type KnowledgeBase, namesOf, textLanguage } from '../knowledge-base.ts';
import type { TextLanguage } from '../recipe.ts';
import { readRequest } from './read-request.ts';

/** `also`: the other name of the food that matches what was typed; null where its own does. */
export type FoodSuggestion = { id: string; name: string; also: string | null };
export type SuggestFoods = (typed: string, language: Language, most: number) => FoodSuggestion[];

/** `folded`: the name in lower case without accents. */
type SearchedName = { id: string; name: string; folded: string };

/**
 * Creates a function that suggests foods for the beginning of a name: names that begin so before those with a later
 * word that does, shorter names first, and where there are none the food whose name is nearest to it. Each suggested
 * name is one that a search reads as that food.
 */
export function createFoodSuggestions(kb: KnowledgeBase): SuggestFoods {
  const indexes = new Map<TextLanguage, readonly SearchedName[]>();
  function indexOf(language: TextLanguage): readonly SearchedName[] {
    const index = indexes.get(language) ?? searchedNames(kb, language);
    indexes.set(language, index);
    return index;
  }

  return (typed, language, most) => {
    const start = fold(typed.trim());
    if (start === '') return [];
    const found = new Map<string, FoodSuggestion>();
    const add = (id: string, matched: SearchedName | null) => {
      const name = kb.name(id, language);
      if (found.size >= most || found.has(id) || !isReadAs(id, name, language)) return;
      found.set(id, { id, name, also: matched && !begins(fold(name), start) ? matched.name : null });
    };
    for (const matched of bestMatches(indexOf(textLanguage(language)), start)) add(matched.id, matched);
    const nearest = found.size === 0 ? kb.resolve(typed, language) : null;
    if (nearest) add(nearest.id, null);
    return [...found.values()];
  };

  function isReadAs(id: string, name: string, language: Language): boolean {
    const { have } = readRequest(name, kb, language, { isDishName: false });
    return have.length === 1 && have[0]?.id === id;
  }
}

function searchedNames(kb: KnowledgeBase, language: TextLanguage): SearchedName[] {
  return kb.all.flatMap((ingredient) =>
    namesOf(ingredient, language).map((name) => ({ id: ingredient.id, name, folded: fold(name) })),
  );
}

function bestMatches(names: readonly SearchedName[], start: string): SearchedName[] {
  const isLater = ({ folded }: SearchedName) => Number(!folded.startsWith(start));
  return names
    .filter(({ folded }) => begins(folded, start))
    .sort((one, other) => isLater(one) - isLater(other) || one.folded.length - other.folded.length);
}

/** True if the name or one of its words begins so. */
function begins(folded: string, start: string): boolean {
  return folded.startsWith(start) || folded.includes(` ${start}`) || folded.includes(`-${start}`);
}
