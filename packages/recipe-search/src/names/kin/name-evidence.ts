import type { Cuisine } from '@larder/contract/dish/cuisine';
import type { DishType } from '@larder/contract/dish/dish-type';
import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, textLanguage } from '@larder/food/knowledge-base';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import { weightInDish } from '../../ranking/ingredient-weights.ts';
import { WEIGHTS } from '../../ranking/weights.ts';
import { findKnownDish } from '../known-dishes.ts';
import type { NameIndex } from '../name-index.ts';
import { nameWord, queryContentWords, wordsOf } from '../name-words.ts';

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

/** After these a name says what goes into a dish or with it: "sepia con alioli" is no aioli. */
const PREPOSITIONS: ReadonlySet<string> = new Set('with in on and con al en y avec au aux sur et'.split(' '));

/** Reads a dish's name by the known dishes, by ingredients, and by words that recipes of one kind have in their names. */
export function createNameReader(index: NameIndex, kb: KnowledgeBase) {
  return (text: string, language: Language): NameEvidence => {
    const words = wordsOf(text);
    const known = knownDishIn(words);
    const rest = known ? words.toSpliced(known.from, known.to - known.from) : words;
    const types = new Map<DishType, number>(
      known?.dish.types.map((type, at) => [type, at === 0 ? TYPE.first : TYPE.other] as const),
    );
    const groups = new Map<string, number>();
    for (const { stem } of known ? [] : queryContentWords(words, textLanguage(language)).map(nameWord)) {
      addLargest(types, index.typesOfStem(stem));
      addLargest(groups, index.groupsOfStem(stem));
    }
    const isKind = (word: string): boolean => known === null && index.groupsOfStem(nameWord(word).stem).size > 0;
    const ids = ingredientsIn(rest, language, kb, isKind);
    return {
      types,
      groups,
      mains: [...new Set([...ids, ...(known?.dish.mains ?? [])])],
      cuisine: known?.dish.cuisine ?? null,
    };
  };
}

function knownDishIn(words: readonly string[]): ReturnType<typeof findKnownDish> {
  const known = findKnownDish(words);
  return known && PREPOSITIONS.has(words[known.from - 1] ?? '') ? null : known;
}

function addLargest<Kind>(to: Map<Kind, number>, shares: ReadonlyMap<Kind, number>): void {
  for (const [kind, share] of shares) to.set(kind, Math.max(share, to.get(kind) ?? 0));
}

/** The ingredients that words name exactly, the longest names first; a single word that means a kind of dish is none. */
function ingredientsIn(
  words: readonly string[],
  language: Language,
  kb: KnowledgeBase,
  isKind: (word: string) => boolean,
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
    if (found && isPart(found.id, kb) && (found.length > 1 || !isKind(words[at] ?? ''))) ids.push(found.id);
    at += found?.length ?? 1;
  }
  return ids;
}

/** False of an ingredient that only seasons a dish, such as salt. */
function isPart(id: string, kb: KnowledgeBase): boolean {
  const ingredient = kb.get(id);
  return ingredient !== undefined && weightInDish(ingredient) >= WEIGHTS.ingredient.aromatic;
}

function longestIngredient(words: readonly string[], at: number, idOf: (name: string) => string | undefined) {
  for (let length = Math.min(LONGEST_INGREDIENT, words.length - at); length > 0; length -= 1) {
    const id = idOf(words.slice(at, at + length).join(' '));
    if (id !== undefined) return { id, length };
  }
  return null;
}
