import type { KnowledgeBase } from '@larder/food/knowledge-base';

/**
 * Which ingredients are close matches of each other. Any two kinds of the ingredients of one group are: chicken breasts
 * and chicken thighs, bacon and pancetta. A kind that names groups of its own is in none of its wider kinds': a stock of
 * fish is no close match of one of vegetables.
 */
export type Interchange = {
  areInterchangeable(one: string, other: string): boolean;
  /** The groups that `id` belongs to, each as the ids whose entries name it. */
  groupsOf(id: string): readonly (readonly string[])[];
};

const byKnowledgeBase = new WeakMap<KnowledgeBase, Interchange>();

/** The groups with the kinds that the knowledge base has of them, computed once. */
export function interchangeIn(kb: KnowledgeBase): Interchange {
  const known = byKnowledgeBase.get(kb);
  if (known) return known;
  const groups = groupsByIngredient(kb);
  const groupsOf = (id: string) => groups.get(id) ?? [];
  const interchange: Interchange = {
    groupsOf,
    areInterchangeable: (one, other) => groupsOf(one).some((group) => groupsOf(other).includes(group)),
  };
  byKnowledgeBase.set(kb, interchange);
  return interchange;
}

function groupsByIngredient(kb: KnowledgeBase): Map<string, string[][]> {
  const members = new Map<string, string[]>();
  for (const { id, interchangeable = [] } of kb.all)
    for (const group of interchangeable) members.set(group, [...(members.get(group) ?? []), id]);
  return new Map(
    kb.all.map(({ id }) => {
      const naming = [id, ...kb.ancestors(id)].find((kind) => kb.get(kind)?.interchangeable !== undefined);
      const named = naming === undefined ? [] : (kb.get(naming)?.interchangeable ?? []);
      return [id, named.flatMap((group) => [members.get(group) ?? []])];
    }),
  );
}
