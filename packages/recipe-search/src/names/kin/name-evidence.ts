import type { Cuisine } from '@larder/contract/dish/cuisine';
import type { DishType } from '@larder/contract/dish/dish-type';
import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import { findKnownDish } from '../known-dishes.ts';
import type { NameIndex } from '../name-index.ts';
import { nameWord, wordsOf } from '../name-words.ts';

/** What the name of a dish says about it. */
export type NameEvidence = {
  /** By dish type, and by group of dish types, how certain it is, from 0 to 1. */
  types: ReadonlyMap<DishType, number>;
  groups: ReadonlyMap<string, number>;
  /** Ids of ingredients that the dish is made of, the most significant first. */
  mains: readonly string[];
  cuisine: Cuisine | null;
};

/** Words of a name that may name one ingredient: "lait de coco". */
const LONGEST_INGREDIENT = 3;
const TYPE = { first: 1, other: 0.85 } as const;

/** Reads a dish's name by the known dishes, by ingredients, and by words that recipes of one kind have in their names. */
export function createNameReader(index: NameIndex, kb: KnowledgeBase) {
  const { groupsOfStem } = index;
  return (text: string, language: Language): NameEvidence => {
    const words = wordsOf(text);
    const known = findKnownDish(words);
    const rest = known ? words.toSpliced(known.from, known.to - known.from) : words;
    const types = new Map<DishType, number>(
      known?.dish.types.map((type, at) => [type, at === 0 ? TYPE.first : TYPE.other] as const),
    );
    const groups = new Map<string, number>();
    const isOfGroup = (word: string): boolean => known === null && groupsOfStem(nameWord(word).stem).size > 0;
    for (const word of known ? [] : words) {
      for (const [group, share] of groupsOfStem(nameWord(word).stem))
        groups.set(group, Math.max(share, groups.get(group) ?? 0));
    }
    const ids = ingredientsIn(rest, language, kb, isOfGroup);
    return {
      types,
      groups,
      mains: [...new Set([...ids, ...(known?.dish.mains ?? [])])],
      cuisine: known?.dish.cuisine ?? null,
    };
  };
}

/** The ingredients that words name exactly, the longest names first; a single word that means a kind of dish is none. */
function ingredientsIn(
  words: readonly string[],
  language: Language,
  kb: KnowledgeBase,
  isOfGroup: (word: string) => boolean,
): string[] {
  const own = textLanguage(language);
  const languages = [own, ...TEXT_LANGUAGES.filter((other) => other !== own)];
  const ids: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestIngredient(words, at, (name) => {
      for (const each of languages) {
        const id = kb.exact(name, each);
        if (id !== undefined) return id;
      }
      return undefined;
    });
    if (found && (found.length > 1 || !isOfGroup(words[at] ?? ''))) ids.push(found.id);
    at += found?.length ?? 1;
  }
  return ids;
}

function longestIngredient(words: readonly string[], at: number, idOf: (name: string) => string | undefined) {
  for (let length = Math.min(LONGEST_INGREDIENT, words.length - at); length > 0; length -= 1) {
    const id = idOf(words.slice(at, at + length).join(' '));
    if (id !== undefined) return { id, length };
  }
  return null;
}
