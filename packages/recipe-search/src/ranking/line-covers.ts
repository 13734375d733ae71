import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { type Cover as Covering, coversIn } from './ingredient-cover.ts';

/** What matching needs of a line, computed once: it is most of the work of a search. */
export type MatchableLine = {
  ingredient: string | null;
  alternatives: readonly string[] | null;
  /** What it is where nothing covers it; null for an optional one. */
  otherwise: 'assumed' | 'missing' | null;
};

const linesByRecipe = new WeakMap<CanonicalRecipe, { kb: KnowledgeBase; lines: readonly MatchableLine[] }>();

export function matchableLines(recipe: CanonicalRecipe, kb: KnowledgeBase): readonly MatchableLine[] {
  const known = linesByRecipe.get(recipe);
  if (known?.kb === kb) return known.lines;
  const lines = recipe.lines.map(({ ingredient, alternatives, optional }): MatchableLine => {
    const isStaple = ingredient !== null && kb.get(ingredient)?.staple === true;
    return {
      ingredient,
      alternatives: alternatives ?? null,
      otherwise: isStaple ? 'assumed' : optional ? null : 'missing',
    };
  });
  linesByRecipe.set(recipe, { kb, lines });
  return lines;
}

/**
 * An available ingredient that stands for a needed one, with its first place in the list: exact where it is that or a
 * kind of it.
 */
export type LineCover = { has: string; place: number; exact: boolean };
export type LineCovers = {
  /** The available ingredient that covers a line, the one that the line names before its alternatives. */
  best(line: MatchableLine): LineCover | undefined;
  /** By place in the list, the first place of the same ingredient. */
  places: readonly number[];
};

const coversByList = new WeakMap<readonly string[], { kb: KnowledgeBase; covers: LineCovers }>();

/** What the available ingredients cover; shared by all recipes that are matched with the same list. */
export function lineCoversOf(available: readonly string[], kb: KnowledgeBase): LineCovers {
  const known = coversByList.get(available);
  if (known?.kb === kb) return known.covers;
  const covers = createLineCovers(available, kb);
  coversByList.set(available, { kb, covers });
  return covers;
}

/** The best first. */
const COVERS: readonly Covering[] = ['same', 'kind', 'part', 'widerKind', 'interchangeable'];
const EXACT: ReadonlySet<Covering> = new Set<Covering>(['same', 'kind', 'part']);

/**
 * Kinds work one way: cherry tomatoes are tomatoes and cover them exactly, tomatoes only come close to cherry tomatoes.
 * Of equal covers the first of the list is taken.
 */
function createLineCovers(available: readonly string[], kb: KnowledgeBase): LineCovers {
  const { coveredBy } = coversIn(kb);
  const places = available.map((id) => available.indexOf(id));
  const found = new Map<string, LineCover & { rank: number }>();
  for (const [place, has] of available.entries()) {
    if (places[place] !== place) continue;
    for (const [needed, how] of coveredBy(has)) {
      const rank = COVERS.indexOf(how);
      const before = found.get(needed);
      if (before === undefined || rank < before.rank) found.set(needed, { has, place, exact: EXACT.has(how), rank });
    }
  }
  return {
    places,
    best({ ingredient, alternatives }) {
      const own = ingredient === null ? undefined : found.get(ingredient);
      if (own?.exact || alternatives === null) return own;
      let close = own;
      for (const alternative of alternatives) {
        const cover = found.get(alternative);
        if (cover?.exact) return cover;
        close ??= cover;
      }
      return close;
    },
  };
}
