import type { KnowledgeBase } from '../knowledge-base.ts';

/** Grams of salt in 100 g of an ingredient: of its own entry, or of the nearest wider kind that states it; else 0. */
export function saltContentOf(id: string, kb: KnowledgeBase): number {
  const stated = [id, ...kb.ancestors(id)].find((each) => kb.get(each)?.salt !== undefined);
  return stated === undefined ? 0 : (kb.get(stated)?.salt ?? 0);
}
