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

/** The slots of a template, all and by what may fill them beside what is there; each list in the template's order. */
export type TemplateSlots = {
  all: readonly NamedSlot[];
  required: readonly NamedSlot[];
  /** Optional ones with alternatives. */
  completed: readonly NamedSlot[];
  /** Those that take the spices of the cuisine. */
  spiced: readonly NamedSlot[];
  /** Optional ones that the template proposes something for. */
  proposing: readonly NamedSlot[];
  /** Optional ones for each part of a pairing, in the order of `PAIRED`. */
  paired: readonly { part: keyof Pairing; slots: readonly NamedSlot[] }[];
};

const slotsByTemplate = new WeakMap<DishTemplate, TemplateSlots>();

/** The slots of a template, worked out once. */
export function slotsOf(template: DishTemplate): TemplateSlots {
  const known = slotsByTemplate.get(template);
  if (known) return known;
  const all = Object.entries(template.slots).map(([name, slot]) => ({
    name,
    slot: { ...FIELDS, ...slot } as Slot,
    parts: PAIRED.filter((part) => slot.of.some((kind) => PART_KINDS[part].has(kind))),
    proposedWithout: new Set(slot.proposedWithout),
  }));
  const optional = all.filter(({ slot }) => slot.least === 0);
  const slots: TemplateSlots = {
    all,
    required: all.filter(({ slot }) => slot.least !== 0),
    completed: optional.filter(({ slot }) => slot.or !== undefined || slot.named !== undefined),
    spiced: all.filter(({ slot }) => slot.or?.includes('@spice')),
    proposing: optional.filter(({ slot }) => slot.proposed !== undefined),
    paired: PAIRED.map((part) => ({ part, slots: optional.filter(({ parts }) => parts.includes(part)) })),
  };
  slotsByTemplate.set(template, slots);
  return slots;
}
