import type { KnowledgeBase } from '../knowledge-base.ts';

/**
 * The ingredient that an English name means where it is counted: "1 pepper" is one of the peppers, "pepper" is ground.
 * The same id where the ingredient has a weight by the piece or its plural names nothing else.
 */
export function countedAs(id: string, name: string, kb: KnowledgeBase): string {
  if (kb.get(id)?.weighs?.piece !== undefined) return id;
  const several = kb.exact(`${name}s`, 'en');
  return several !== undefined && kb.exact(name, 'en') === id ? several : id;
}
