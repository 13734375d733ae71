import type { CookingKind } from '@larder/food/ingredients/cooking';
import { ACIDS } from '../techniques/kind-groups.ts';
import type { DishTemplate, Slot } from './dish-template.ts';
import type { Pairing } from './flavour-pairings.ts';

/** The parts of a pairing, those that a dish lacks most first. */
export const PAIRED: readonly (keyof Pairing)[] = ['acid', 'spice', 'herb', 'crunch'];
/** The kinds that play each part. */
export const PART_KINDS: Readonly<Record<keyof Pairing, ReadonlySet<CookingKind>>> = {
  acid: ACIDS,
  herb: new Set(['herb']),
  spice: new Set(['spice', 'dried-herb']),
  crunch: new Set(['nut', 'seed']),
};

/** A slot by its name, with the parts of a pairing that it has a place for, and what it is proposed without. */
export type NamedSlot = {
  name: string;
  slot: Slot;
  parts: readonly (keyof Pairing)[];
  proposedWithout: ReadonlySet<CookingKind>;
};

/** Slots with other fields are objects of the same shape, which reads several times as fast: all fields, most undefined. */
const FIELDS: Readonly<Record<keyof Slot, undefined>> = {
  of: undefined,
  ids: undefined,
  but: undefined,
  least: undefined,
  most: undefined,
  grams: undefined,
  beside: undefined,
  or: undefined,
  proposed: undefined,
  needed: undefined,
  pairedIn: undefined,
  proposedWithout: undefined,
  named: undefined,
  unless: undefined,
  only: undefined,
  families: undefined,
  alongside: undefined,
  stews: undefined,
  notWith: undefined,
  asNeeded: undefined,
  draws: undefined,
  inPairs: undefined,
  cut: undefined,
  cuts: undefined,
};

const slotsByTemplate = new WeakMap<DishTemplate, readonly NamedSlot[]>();

/** The slots of a template in its order, worked out once. */
export function slotsOf(template: DishTemplate): readonly NamedSlot[] {
  const known = slotsByTemplate.get(template);
  if (known) return known;
  const slots = Object.entries(template.slots).map(([name, slot]) => ({
    name,
    slot: { ...FIELDS, ...slot } as Slot,
    parts: PAIRED.filter((part) => slot.of.some((kind) => PART_KINDS[part].has(kind))),
    proposedWithout: new Set(slot.proposedWithout),
  }));
  slotsByTemplate.set(template, slots);
  return slots;
}
