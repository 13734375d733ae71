import type { Cooking, CookingKind } from '@larder/food/ingredients/cooking';
import type { Names } from '../wording/names.ts';
import type { Reference } from '../wording/text-template.ts';
import type { Measured } from './measure.ts';

/** An ingredient in its place in a dish. */
export type Filling = {
  slot: string;
  id: string;
  cooking: Cooking;
  measured: Measured;
  names: Names;
  /** The id under which the person has it; null for a staple, or what has to be got. */
  held: string | null;
};

/** What the references name, in their order, each once. */
export function fillingsOf(
  references: readonly Reference[],
  fillings: readonly Filling[],
  most = Number.POSITIVE_INFINITY,
): Filling[] {
  const found = references.flatMap(({ slot, kinds }) =>
    fillings.filter((filling) => filling.slot === slot && isOf(filling.cooking.kind, kinds)),
  );
  return [...new Set(found)].slice(0, most);
}

function isOf(kind: CookingKind, kinds: ReadonlySet<CookingKind> | null): boolean {
  return kinds === null || kinds.has(kind);
}
