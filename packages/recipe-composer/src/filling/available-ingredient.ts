import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CookingTable } from '../techniques/cooking-table.ts';
import { type FamilyHints, familyHints } from '../templates/flavour-families.ts';

/** An available ingredient, the ingredient that it is used as in a dish, how that is cooked, and what it speaks for. */
export type AvailableIngredient = { id: string; as: string; kind: CookingKind; hints: FamilyHints };

/** Lists what an available ingredient can be in a dish, each once found; nothing where no dish is composed of it. */
export function createUses(kb: KnowledgeBase, cookingOf: CookingTable): (id: string) => readonly AvailableIngredient[] {
  const known = new Map<string, readonly AvailableIngredient[]>();
  return (id) => {
    let uses = known.get(id);
    if (uses === undefined) {
      uses = [id, ...(kb.get(id)?.usedAs ?? [])].flatMap((as): AvailableIngredient[] => {
        const kind = cookingOf(as)?.kind;
        return kind === undefined ? [] : [{ id, as, kind, hints: familyHints(kind, [as, ...kb.ancestors(as)]) }];
      });
      if (kb.get(id)) known.set(id, uses);
    }
    return uses;
  };
}
