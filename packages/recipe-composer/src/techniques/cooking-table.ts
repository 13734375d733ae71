import type { Cooking } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';

/** How an ingredient is cooked; undefined for what no dish is composed of. */
export type CookingTable = (id: string) => Cooking | undefined;

/** An ingredient has the `cooking` of its own entry, else that of its nearest wider kind that has one. */
export function createCookingTable(kb: KnowledgeBase): CookingTable {
  const table = new Map<string, Cooking>();
  for (const { id } of kb.all) {
    const source = [id, ...kb.ancestors(id)].find((each) => kb.get(each)?.cooking !== undefined);
    const cooking = source === undefined ? undefined : kb.get(source)?.cooking;
    if (cooking !== undefined && cooking !== 'none') table.set(id, cooking);
  }
  return (id) => table.get(id);
}

/** How meat is cooked in a dish that stews it. */
export function stewed(cooking: Cooking): Cooking {
  return cooking.stew === undefined
    ? cooking
    : { ...cooking, kind: 'stewing-meat', cut: 'cubes', simmer: cooking.stew };
}
