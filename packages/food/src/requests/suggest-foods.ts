import type { Language } from '@larder/contract/language';
import { fold } from '@larder/text/fold';
import { type KnowledgeBase, namesOf, textLanguage } from '../knowledge-base.ts';
import type { CanonicalRecipe, TextLanguage } from '../recipe.ts';
import { readRequest } from './read-request.ts';

/** `also`: the other name of the food that matches what was typed; null where its own does. */
export type FoodSuggestion = { id: string; name: string; also: string | null };
export type SuggestFoods = (typed: string, language: Language, most: number) => FoodSuggestion[];

/**
 * `folded`: the name in lower case without accents. `isOwn`: false of another name for the food. `uses`: how many recipes
 * the food is in.
 */
type SearchedName = { id: string; name: string; folded: string; isOwn: boolean; uses: number };

/**
 * Creates a function that suggests foods for the beginning of a name: the food that is called so, then those whose name
 * begins so, then those with another name that does, then those with a later word, each by how many of `recipes` they are
 * in; where there are none, the food whose name is nearest to it. Each suggested name is one that a search reads as that food.
 */
export function createFoodSuggestions(
  kb: KnowledgeBase,
  recipes: readonly Pick<CanonicalRecipe, 'lines'>[],
): SuggestFoods {
  const uses = countUses(recipes, kb);
  const readable = new Map<string, boolean>();
  const indexes = new Map<TextLanguage, readonly SearchedName[]>();
  function indexOf(language: TextLanguage): readonly SearchedName[] {
    const index = indexes.get(language) ?? searchedNames(kb, language, uses);
    indexes.set(language, index);
    return index;
  }

  return (typed, language, most) => {
    const start = fold(typed.trim());
    if (start === '') return [];
    const found = new Map<string, FoodSuggestion>();
    const add = (id: string, matched: SearchedName | null) => {
      if (found.size >= most || found.has(id)) return;
      const name = kb.name(id, language);
      if (!isReadAs(id, name, language)) return;
      found.set(id, { id, name, also: matched && !begins(fold(name), start) ? matched.name : null });
    };
    for (const matched of bestMatches(indexOf(textLanguage(language)), start)) add(matched.id, matched);
    const nearest = found.size === 0 ? kb.resolve(typed, language) : null;
    if (nearest) add(nearest.id, null);
    return [...found.values()];
  };

  function isReadAs(id: string, name: string, language: Language): boolean {
    const key = `${language} ${id}`;
    const known = readable.get(key);
    if (known !== undefined) return known;
    const { have } = readRequest(name, kb, language, { isDishName: false });
    const isRead = have.length === 1 && have[0]?.id === id;
    readable.set(key, isRead);
    return isRead;
  }
}

/** In how many recipes each food or a kind of it is. */
function countUses(recipes: readonly Pick<CanonicalRecipe, 'lines'>[], kb: KnowledgeBase): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { lines } of recipes) {
    const ids = lines.flatMap(({ ingredient }) => (ingredient ? [ingredient, ...kb.ancestors(ingredient)] : []));
    for (const id of new Set(ids)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

function searchedNames(kb: KnowledgeBase, language: TextLanguage, uses: ReadonlyMap<string, number>): SearchedName[] {
  return kb.all.flatMap((ingredient) => {
    const own = Object.values(ingredient.name).flatMap((forms) => forms.split('|').map((form) => form.trim()));
    return namesOf(ingredient, language).map((name) => ({
      id: ingredient.id,
      name,
      folded: fold(name),
      isOwn: own.includes(name),
      uses: uses.get(ingredient.id) ?? 0,
    }));
  });
}

function bestMatches(names: readonly SearchedName[], start: string): SearchedName[] {
  const place = ({ folded, isOwn }: SearchedName) => {
    if (folded === start) return 0;
    return folded.startsWith(start) ? (isOwn ? 1 : 2) : isOwn ? 3 : 4;
  };
  return names
    .flatMap((name) => (begins(name.folded, start) ? [{ name, place: place(name) }] : []))
    .sort(
      (one, other) =>
        one.place - other.place || other.name.uses - one.name.uses || one.name.folded.length - other.name.folded.length,
    )
    .map(({ name }) => name);
}

/** True if the name or one of its words begins so. */
function begins(folded: string, start: string): boolean {
  return folded.startsWith(start) || folded.includes(` ${start}`) || folded.includes(`-${start}`);
}
