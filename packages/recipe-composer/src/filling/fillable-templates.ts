import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { DishTemplate, Slot } from '../templates/dish-template.ts';
import type { AvailableIngredient } from './available-ingredient.ts';

/** The templates of a list whose dish the available ingredients may make, in its order. */
export type FindFillable = (available: readonly AvailableIngredient[]) => DishTemplate[];

/** The slots of a template that decide whether it is fillable, as bits of a number: fewer than 32. */
type SlotBits = {
  template: DishTemplate;
  slots: readonly Slot[];
  /** The slots that only what is available fills, each by its bit. */
  required: readonly number[];
  needs: readonly { of: number; least: number; unless: number }[];
};

/**
 * Rules out most templates before their slots are filled, for dishes that are not requested by name. It asks for less
 * than filling does: an ingredient for each slot that has no alternative, and enough of them for the template's needs.
 */
export function createFillableFinder(templates: readonly DishTemplate[], kb: KnowledgeBase): FindFillable {
  const bits = templates.map(slotBitsOf);
  /** By ingredient: for each template the slots that it fits. */
  const known = new Map<string, Int32Array>();
  const fitsOf = ({ as, kind }: AvailableIngredient): Int32Array => {
    let fits = known.get(as);
    if (fits === undefined) {
      fits = Int32Array.from(bits, ({ slots }) =>
        slots.reduce((mask, slot, at) => (isAcceptedBy(slot, as, kind, kb) ? mask | bitOf(at) : mask), 0),
      );
      known.set(as, fits);
    }
    return fits;
  };

  return (available) => {
    const fits = available.map(fitsOf);
    return bits.flatMap((each, number) => (isFillable(each, number) ? [each.template] : []));

    function isFillable({ required, needs }: SlotBits, number: number): boolean {
      let filled = 0;
      for (const own of fits) filled |= own[number] ?? 0;
      for (const bit of required) if ((filled & bit) === 0) return false;
      return needs.every(({ of, least, unless }) => (filled & unless) !== 0 || countFitting(of, number) >= least);
    }

    /** The number of ingredients that fit any of the slots; what one is used as stands beside it and counts once. */
    function countFitting(slots: number, number: number): number {
      let count = 0;
      let last: string | undefined;
      for (let at = 0; at < fits.length; at += 1) {
        const id = available[at]?.id;
        if (id === last || ((fits[at]?.[number] ?? 0) & slots) === 0) continue;
        count += 1;
        last = id;
      }
      return count;
    }
  };
}

function slotBitsOf(template: DishTemplate): SlotBits {
  const { slots, needs } = template;
  const names = decidingSlots(template);
  const maskOf = (of: readonly string[]) => of.reduce((mask, name) => mask | bitOf(names.indexOf(name)), 0);
  return {
    template,
    slots: names.flatMap((name) => slots[name] ?? []),
    required: names.filter((name) => slots[name] && isRequired(slots[name])).map((name) => maskOf([name])),
    needs: needs.map(({ of, least, unless = [] }) => ({ of: maskOf(of), least, unless: maskOf(unless) })),
  };
}

/** The slots that have to be filled from what is available, and those that the needs of a template count. */
export function decidingSlots({ slots, needs }: DishTemplate): string[] {
  const counted = new Set(needs.flatMap(({ of, unless = [] }) => [...of, ...unless]));
  return Object.entries(slots).flatMap(([name, slot]) => (counted.has(name) || isRequired(slot) ? [name] : []));
}

function bitOf(place: number): number {
  return 1 << place;
}

/** True where the slot takes an ingredient of that kind in any dish. A dried herb is not ruled out with the fresh one. */
export function isAcceptedBy(slot: Slot, id: string, kind: CookingKind, kb: KnowledgeBase): boolean {
  if (!slot.of.includes(kind)) return false;
  const isAnyOf = (ids: readonly string[]) => ids.some((each) => kb.isKindOf(id, each));
  const isRuledOut = kind === 'dried-herb' ? slot.but?.includes(id) : slot.but && isAnyOf(slot.but);
  return (!slot.ids || isAnyOf(slot.ids)) && !isRuledOut;
}

function isRequired({ least = 1, or, unless, only }: Slot): boolean {
  return least > 0 && or === undefined && unless === undefined && only === undefined;
}
