import { fold } from '@larder/kitchen/language/text';
import type { CanonicalRecipe } from '@larder/kitchen/recipe';

/** How well a name fits a query, from 0 to 1, and when that is good enough. */
export const NAME_SEARCH = {
  /** A word that only begins like the one asked for. */
  prefix: 0.85,
  /** A word with a typo in it. */
  typo: 0.75,
  /** Words of the name that were not asked for cost little: "carbonara" means spaghetti carbonara. */
  unaskedWord: 0.04,
  /** From here on the recipe bears the name; below it is only near. */
  exactFrom: 0.6,
  near: 3,
} as const;

type Name = { recipe: CanonicalRecipe; words: string[] };
export type NameSearch = (
  query: string,
  recipes?: (recipe: CanonicalRecipe) => boolean,
) => {
  recipes: CanonicalRecipe[];
  exact: boolean;
};

/** Searches recipes by their titles and nicknames in every language, forgiving accents, case, word order and typos. */
export function createNameSearch(recipes: readonly CanonicalRecipe[]): NameSearch {
  const names: Name[] = recipes.flatMap((recipe) =>
    [...Object.values(recipe.title), ...recipe.alsoKnownAs, recipe.id].map((name) => ({
      recipe,
      words: wordsOf(name),
    })),
  );
  return (query, allowed = () => true) => {
    const asked = wordsOf(query);
    const best = new Map<CanonicalRecipe, number>();
    for (const { recipe, words } of names) {
      const score = fit(asked, words);
      if (score > (best.get(recipe) ?? 0) && allowed(recipe)) best.set(recipe, score);
    }
    const ranked = [...best].sort(([a, first], [b, second]) => second - first || compare(a.id, b.id));
    const bearing = ranked.filter(([, score]) => score >= NAME_SEARCH.exactFrom);
    const chosen = bearing.length > 0 ? bearing : ranked.slice(0, NAME_SEARCH.near);
    return { recipes: chosen.map(([recipe]) => recipe), exact: bearing.length > 0 };
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fit(asked: readonly string[], words: readonly string[]): number {
  if (asked.length === 0 || words.length === 0) return 0;
  const sum = asked.reduce((total, word) => total + Math.max(...words.map((candidate) => fitWord(word, candidate))), 0);
  const unasked = Math.max(0, words.length - asked.length);
  return sum / asked.length - NAME_SEARCH.unaskedWord * unasked;
}

function fitWord(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= 3 && word.startsWith(asked)) return NAME_SEARCH.prefix;
  const tolerated = Math.floor(Math.min(asked.length, word.length) / 4);
  return tolerated > 0 && withinEdits(asked, word, tolerated) ? NAME_SEARCH.typo : 0;
}

/** True if at most `limit` insertions, deletions, substitutions or swaps of neighbours turn one word into the other. */
function withinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return (last[b.length] ?? 0) <= limit;
}
