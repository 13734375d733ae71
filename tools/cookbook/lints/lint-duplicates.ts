import type { CanonicalRecipe } from '@larder/food/recipe';

/** Mean overlap of ingredients and title words from which two recipes count as the same. */
const NEARLY_THE_SAME = 0.9;

/** Pairs of recipes that are the same under two names: the id of the second with a sentence. */
export function lintDuplicates(recipes: readonly CanonicalRecipe[]): { id: string; what: string }[] {
  const seen = recipes.map((recipe) => ({
    recipe,
    words: new Set(recipe.title.en.toLowerCase().match(/\p{L}+/gu) ?? []),
    ids: new Set(recipe.lines.map(({ ingredient }) => ingredient)),
  }));
  return seen.flatMap((second, index) =>
    seen.slice(0, index).flatMap((first) => {
      const sameTitle = first.recipe.title.en.toLowerCase() === second.recipe.title.en.toLowerCase();
      const alike = (overlap(first.ids, second.ids) + overlap(first.words, second.words)) / 2;
      return sameTitle || alike >= NEARLY_THE_SAME
        ? [{ id: second.recipe.id, what: `is nearly the same as ${first.recipe.id}` }]
        : [];
    }),
  );
}

/** Jaccard index of two sets, 0 to 1. */
function overlap(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): number {
  return a.intersection(b).size / a.union(b).size;
}
