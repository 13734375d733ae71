import type { KnowledgeBase } from '@larder/food/knowledge-base';
import GROUPS from './interchangeable-ingredients.json' with { type: 'json' };

/**
 * Which ingredients are close matches of each other. Any two kinds of the ingredients of one group are: chicken breasts
 * and chicken thighs, bacon and pancetta.
 */
export type Interchange = {
  areInterchangeable(one: string, other: string): boolean;
  /** The groups that `id` belongs to, each as the ids that were listed for it. */
  groupsOf(id: string): readonly (readonly string[])[];
};

const byKnowledgeBase = new WeakMap<KnowledgeBase, Interchange>();

/** The groups with the kinds that the knowledge base has of them, computed once. */
export function interchangeIn(kb: KnowledgeBase): Interchange {
  const known = byKnowledgeBase.get(kb);
  if (known) return known;
  const groups = new Map(
    kb.all.map(({ id }) => [id, GROUPS.filter((group) => group.some((kind) => kb.isKindOf(id, kind)))]),
  );
  const groupsOf = (id: string) => groups.get(id) ?? [];
  const interchange: Interchange = {
    groupsOf,
    areInterchangeable: (one, other) => groupsOf(one).some((group) => groupsOf(other).includes(group)),
  };
  byKnowledgeBase.set(kb, interchange);
  return interchange;
}
