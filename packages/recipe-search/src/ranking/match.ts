import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';

/** How a recipe stands to what someone has: lines by index, ingredients by id. */
export type MatchData = {
  have: number[];
  /** Lines that a wider kind covers: cherry tomatoes are asked for, tomatoes are there. */
  close: { line: number; has: string }[];
  missing: number[];
  /** Staples that were not named but stand in every knowledge. */
  assumed: number[];
  /** What the person has and the recipe leaves alone. */
  unused: string[];
};

/** The best of what someone has for an ingredient that a recipe needs. */
type Cover = { has: string; exact: boolean };
/** What covers a needed ingredient; undefined where nothing does. */
export type Coverage = (needed: string) => Cover | undefined;

/**
 * What `have` covers. Kind-of works one way: cherry tomatoes are tomatoes, so they cover them; tomatoes only come close
 * to cherry tomatoes, and chicken breasts to chicken thighs. Each ingredient is worked out once, however many recipes need it.
 */
export function createCoverage(have: readonly string[], kb: KnowledgeBase): Coverage {
  const groups = groupsOf(kb);
  const known = new Map<string, Cover | undefined>();
  const cover = (needed: string): Cover | undefined => {
    const exact = have.find((id) => id === needed) ?? have.find((id) => kb.isKindOf(id, needed));
    if (exact !== undefined) return { has: exact, exact: true };
    const close =
      have.find((id) => kb.isKindOf(needed, id)) ?? have.find((id) => areInterchangeable(id, needed, groups));
    return close === undefined ? undefined : { has: close, exact: false };
  };
  return (needed) => {
    if (!known.has(needed)) known.set(needed, cover(needed));
    return known.get(needed);
  };
}

/**
 * Kinds of which a cook takes the one that is there for the one that is asked for, and says so; those of a group also
 * for each other.
 */
export const INTERCHANGEABLE: readonly (readonly string[])[] = [
  ['chicken'],
  ['turkey'],
  ['mince'],
  ['ham'],
  ['bacon', 'pancetta', 'guanciale'],
  ['white-fish'],
  ['tuna', 'tinned-tuna'],
  ['salmon'],
  ['sardine', 'tinned-sardine'],
  ['prawn'],
  ['pasta'],
  ['noodle'],
  ['rice'],
  ['oats'],
  ['bread'],
  ['tortilla', 'taco-shell'],
  ['mushroom'],
  ['potato'],
  ['onion'],
  ['sweet-pepper'],
  ['cabbage'],
  ['lettuce'],
  ['tinned-tomato', 'passata'],
  ['lentil'],
  ['white-bean'],
  ['kidney-bean', 'black-bean', 'pinto-bean', 'borlotti-bean'],
  ['whole-milk', 'semi-skimmed-milk', 'skimmed-milk'],
  ['single-cream', 'double-cream', 'whipping-cream', 'creme-fraiche'],
  ['soured-cream', 'creme-fraiche'],
  ['gruyere', 'emmental', 'comte'],
  ['butter'],
  ['vinegar'],
  ['mustard'],
  ['soy-sauce'],
  ['sugar', 'sugar-syrup'],
  ['stock', 'stock-cube', 'bouillon-powder'],
  ['gin'],
  ['vodka'],
  ['rum'],
  ['whisky'],
  ['tequila'],
  ['sparkling-wine'],
];

type Groups = ReadonlyMap<string, readonly number[]>;
const groupsByKitchen = new WeakMap<KnowledgeBase, Groups>();

/** The groups, by their number, that each ingredient belongs to. */
export function groupsOf(kb: KnowledgeBase): Groups {
  let groups = groupsByKitchen.get(kb);
  if (!groups) {
    const isOf = (id: string, group: readonly string[]) => group.some((kind) => kb.isKindOf(id, kind));
    groups = new Map(
      kb.all.map(({ id }) => [id, INTERCHANGEABLE.flatMap((group, number) => (isOf(id, group) ? [number] : []))]),
    );
    groupsByKitchen.set(kb, groups);
  }
  return groups;
}

/** True of two things of which a cook takes one for the other. */
export function areInterchangeable(has: string, needed: string, groups: Groups): boolean {
  const others = groups.get(needed) ?? [];
  return (groups.get(has) ?? []).some((group) => others.includes(group));
}

const coverages = new WeakMap<readonly string[], { kb: KnowledgeBase; coverage: Coverage }>();

/** The coverage of one list of things, worked out once however many recipes are held against it. */
function coverageOf(have: readonly string[], kb: KnowledgeBase): Coverage {
  const known = coverages.get(have);
  if (known?.kb === kb) return known.coverage;
  const coverage = createCoverage(have, kb);
  coverages.set(have, { kb, coverage });
  return coverage;
}

/** What of a recipe is there. Optional lines that are not there are neither missing nor counted. */
export function matchRecipe(
  recipe: CanonicalRecipe,
  have: readonly string[],
  kb: KnowledgeBase,
  coverage: Coverage = coverageOf(have, kb),
): MatchData {
  const match: MatchData = { have: [], close: [], missing: [], assumed: [], unused: [] };
  const used = new Set<string>();
  recipe.lines.forEach((line, index) => {
    const cover = bestCover(line, coverage);
    if (cover) used.add(cover.has);
    if (cover?.exact) match.have.push(index);
    else if (cover) match.close.push({ line: index, has: cover.has });
    else if (line.ingredient !== null && kb.get(line.ingredient)?.staple) match.assumed.push(index);
    else if (!line.optional) match.missing.push(index);
  });
  match.unused = have.filter((id) => !used.has(id));
  return match;
}

/** What covers a line, the ingredient it names before its alternatives. */
export function bestCover(
  { ingredient, alternatives }: Pick<RecipeLine, 'ingredient' | 'alternatives'>,
  coverage: Coverage,
): Cover | undefined {
  const own = ingredient === null ? undefined : coverage(ingredient);
  if (own?.exact || !alternatives) return own;
  const others = alternatives.map(coverage);
  return others.find((cover) => cover?.exact) ?? own ?? others.find((cover) => cover !== undefined);
}

/** Ingredients that are there, exactly or nearly, and those that count at all: the badge's fraction. */
export function countMatch(match: MatchData): { matched: number; total: number } {
  const matched = match.have.length + match.close.length;
  return { matched, total: matched + match.missing.length };
}
