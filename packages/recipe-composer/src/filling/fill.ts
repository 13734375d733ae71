import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CookingTable } from '../techniques/cooking-table.ts';
import type { DishTemplate, Slot } from '../templates/dish-template.ts';
import { namesOf } from '../wording/names.ts';
import { cutOf } from '../wording/prepare.ts';
import { FAMILIES, type Family } from './families.ts';
import type { Filling } from './filling.ts';
import { measure } from './measure.ts';

/** More than this nobody wants to go out for. */
const MOST_MISSING = 2;
/** Of vegetables more goes in where there are few of them, but not more than so many of the usual portions of one. */
const MOST_OF_A_PORTION = 1.85;
const ROUNDED_OUT: ReadonlySet<CookingKind> = new Set([
  'root',
  'firm',
  'tender',
  'mushroom',
  'tomato',
  'leafy',
  'salad-leaf',
  'spring-onion',
  'raw',
]);
/** What a family of seasonings decides on. */
const SEASONED: ReadonlySet<CookingKind> = new Set([
  'herb',
  'dried-herb',
  'spice',
  'sweet-spice',
  'curry-paste',
  'soy',
  'mustard',
  'vinegar',
  'pesto',
  'hot-sauce',
  'miso',
  'sesame-oil',
  'tahini',
  'ginger',
]);

/** Something that is there: by the id it was named with, and by the one that goes into a dish. */
export type Held = { id: string; as: string };

/** What a dish is to be made from. */
export type Available = {
  /** In the order they were named. */
  have: readonly Held[];
  /** True where so many grams a serving of an ingredient respect the preferences. */
  allows: (id: string, grams: number) => boolean;
  /** The dish was asked for by its name: what it needs besides is taken as well. */
  named: boolean;
};

export type CookingKnowledge = { kb: KnowledgeBase; cookingOf: CookingTable };

/** An ingredient in a slot, not yet measured; held as in a filling. */
export type Place = Pick<Filling, 'slot' | 'id' | 'cooking' | 'held'>;

/** Fills the slots of an template, in no order; null where what is there does not make this dish. */
export function fillTemplate(
  template: DishTemplate,
  available: Available,
  knowledge: CookingKnowledge,
): Place[] | null {
  const filler = new Filler(template, available, knowledge);
  return filler.fill();
}

/** What fills a dish in the order of its slots, with how much of it goes in and what it is called there. */
export function measurePlaces(
  { slots, servings }: DishTemplate,
  all: readonly Place[],
  { kb, cookingOf }: CookingKnowledge,
): Filling[] {
  return Object.entries(slots).flatMap(([name, slot]) => {
    const places = all.filter((place) => place.slot === name);
    const sum = places.reduce((total, { cooking }) => total + cooking.grams, 0);
    return places.map((place): Filling => {
      const { id, cooking } = place;
      const share = slot.grams === undefined ? cooking.grams : (slot.grams * cooking.grams) / sum;
      const most = ROUNDED_OUT.has(cooking.kind) ? MOST_OF_A_PORTION * cooking.grams : share;
      const measured = measure(id, Math.min(share, most) * servings, cooking, kb, slot.inPairs);
      return { ...place, measured, names: namesOf(id, measured, cutOf(place, slots), cookingOf, kb) };
    });
  });
}

class Filler {
  private readonly template: DishTemplate;
  private readonly available: Available;
  private readonly knowledge: CookingKnowledge;
  private readonly family: Family;
  private readonly places: Place[] = [];

  constructor(template: DishTemplate, available: Available, knowledge: CookingKnowledge) {
    this.template = template;
    this.available = available;
    this.knowledge = knowledge;
    this.family = familyFor(template, available.have);
  }

  fill(): Place[] | null {
    const slots = Object.entries(this.template.slots);
    for (const [name, slot] of slots) this.takeWhatIsThere(name, slot);
    for (const [name, slot] of slots) if (!this.takeOther(name, slot)) return null;
    for (const [name, slot] of slots) this.takeWelcome(name, slot);
    return this.isEnough() ? this.places : null;
  }

  private takeWhatIsThere(name: string, slot: Slot): void {
    const { most = 1 } = slot;
    const fitting = this.available.have.filter(({ as }) => this.fits(as, slot));
    if (most === 1) fitting.sort((a, b) => this.rankIn(slot, a.as) - this.rankIn(slot, b.as));
    for (const held of fitting) {
      if (this.in(name).length >= most) return;
      this.put(name, held.as, slot, held.id);
    }
  }

  /** Staples and what most kitchens have, where the dish can't do without; false where it can't be had. */
  private takeOther(name: string, slot: Slot): boolean {
    const { least = 1 } = slot;
    const isSpared = slot.unless?.some((other) => this.in(other).length > 0) || !this.isCalledFor(slot);
    while (this.in(name).length < least && !isSpared) if (!this.takeOne(name, slot)) return false;
    return this.missing() <= MOST_MISSING || this.available.named;
  }

  /** What the dish is better for, as long as little has to be got. */
  private takeWelcome(name: string, slot: Slot): void {
    if (slot.least !== 0 || this.in(name).length > 0 || !this.isCalledFor(slot)) return;
    if (slot.unless?.some((other) => this.in(other).length > 0)) return;
    const isFull = this.missing() >= MOST_MISSING && !this.available.named;
    const { or = [] } = slot;
    this.takeOne(name, { ...slot, or: isFull ? or.filter((id) => this.isStaple(id)) : or });
  }

  private takeOne(name: string, slot: Slot): boolean {
    const others = [...(slot.or ?? []), ...(this.available.named ? (slot.named ?? []) : [])];
    const ids = others.flatMap((id) => (id === '@spice' ? this.family.spices : [id]));
    return ids.some((id) => this.put(name, id, slot, this.available.have.find(({ as }) => as === id)?.id ?? null));
  }

  /** Puts an ingredient into a slot, unless it is in the dish already, under this or a kindred name, or not allowed. */
  private put(name: string, id: string, slot: Slot, held: string | null): boolean {
    const { kb, cookingOf } = this.knowledge;
    const cooking = cookingOf(id);
    if (!cooking || !this.available.allows(id, Math.min(slot.grams ?? cooking.grams, cooking.grams))) return false;
    if (held !== null && this.places.some((place) => place.held === held)) return false;
    if (this.places.some((place) => kb.isKindOf(place.id, id) || kb.isKindOf(id, place.id))) return false;
    if (!this.isCalledFor(slot) || this.clashes(cooking.kind, slot)) return false;
    this.places.push({ slot: name, id, cooking, held });
    return true;
  }

  private fits(id: string, slot: Slot): boolean {
    const kind = this.knowledge.cookingOf(id)?.kind;
    if (kind === undefined || !slot.of.includes(kind)) return false;
    if (slot.ids && !this.isOneOf(id, slot.ids)) return false;
    if (slot.but && this.isOneOf(id, slot.but)) return false;
    return !SEASONED.has(kind) || this.family.seasonings.has(id);
  }

  private isOneOf(id: string, ids: readonly string[]): boolean {
    return ids.some((each) => this.knowledge.kb.isKindOf(id, each));
  }

  private isCalledFor({ only }: Slot): boolean {
    return !only || only.some((other) => this.in(other).length > 0);
  }

  private clashes(kind: CookingKind, { notWith }: Slot): boolean {
    const { slots } = this.template;
    return this.places.some(
      ({ slot, cooking }) => notWith?.includes(cooking.kind) || slots[slot]?.notWith?.includes(kind),
    );
  }

  private rankIn(slot: Slot, id: string): number {
    const kind = this.knowledge.cookingOf(id)?.kind;
    return kind === undefined ? slot.of.length : slot.of.indexOf(kind);
  }

  private in(name: string): Place[] {
    return this.places.filter(({ slot }) => slot === name);
  }

  private isStaple(id: string): boolean {
    return this.knowledge.kb.get(id)?.staple === true;
  }

  private missing(): number {
    return this.places.filter(({ id, held }) => held === null && !this.isStaple(id)).length;
  }

  /** Whoever asks for a dish by its name has said what it is to be made of: one thing in each place is enough. */
  private isEnough(): boolean {
    const { named } = this.available;
    return this.template.needs.every(({ of, least }) => {
      const filled = this.places.filter(({ slot, held }) => of.includes(slot) && (held !== null || named));
      return filled.length >= (named ? 1 : least);
    });
  }
}

/** The family that most of the seasonings at hand belong to; the usual one where they tell nothing. */
function familyFor({ families }: DishTemplate, have: readonly Held[]): Family {
  const [usual, ...others] = families.map((name) => FAMILIES[name]);
  if (usual === undefined) throw new Error('An template needs a family of seasonings.');
  const count = (family: Family) => have.filter(({ as }) => family.seasonings.has(as)).length;
  return others.reduce((best, other) => (count(other) > count(best) ? other : best), usual);
}
