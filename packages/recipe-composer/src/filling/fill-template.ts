import type { Diet } from '@larder/contract/diet';
import type { Cooking, CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { type CookingTable, stewed } from '../techniques/cooking-table.ts';
import type { DishTemplate, Slot } from '../templates/dish-template.ts';
import {
  type FlavourFamily,
  type FlavourFamilyName,
  flavourFamily,
  SEASONINGS,
} from '../templates/flavour-families.ts';
import { type Pairing, pairingFor, spiceOfSoup } from '../templates/flavour-pairings.ts';
import { herbsClash } from '../templates/herbs-together.ts';
import { type NamedSlot, PART_KINDS, slotsOf, type TemplateSlots } from '../templates/named-slots.ts';
import { SIDE } from '../templates/side-dish.ts';
import type { AvailableIngredient } from './available-ingredient.ts';
import { familyFor, isAtHomeIn, isOutOfPlace, NOT_SERVED_WITH, OILS, PROPOSED_IN, REGIONAL } from './cuisine-limits.ts';
import type { DishIngredient } from './dish-ingredient.ts';
import { isAcceptedBy } from './fillable-templates.ts';
import { fittingStocks, fittingWines, suitsStock } from './fitting-stock.ts';
import { isKeptAtHome, isNeededFlavour, isSavoury } from './needed-flavour.ts';
import { hasStandIns, isTooTender, standInFor } from './stand-ins.ts';
import { type DishSoFar, isBoughtFor, isSuperfluous, isWoody, suitsDish, thirdMainFood } from './suits-dish.ts';

/** A composed dish needs at most this number of ingredients beside what is there, staples and what flavours most dishes. */
const MAX_MISSING = 2;
/** Grams of flour by which is told whether wheat is permitted, in any amount. */
const FLOUR_GRAMS = 200;

/** Kinds of which a second one adds nothing: two onions, two sorts of potato. */
const ONCE: ReadonlySet<CookingKind> = new Set(['onion', 'garlic', 'potato']);

/** Dishes that cold cuts go into as they are. */
const COLD: ReadonlySet<DishTemplate['dishType']> = new Set([
  'salad',
  'sandwich',
  'wrap',
  'toast',
  'cold-plate',
  'pizza',
]);

/** A dish has at most so many ingredients that can be left out, and of those so many that its template proposes. */
const MAX_PROPOSED = { all: 5, own: 4 };
/** Vegetables beside which no starch is proposed. */
const STARCHY: readonly string[] = ['sweet-potato', 'plantain'];
/** Parts of which nothing that can be left out is proposed to who has another of the kind. */
const NOT_BOUGHT: ReadonlySet<keyof Pairing> = new Set(['acid', 'herb', 'crunch']);

/** What a dish is composed of. */
export type FillingRequest = {
  /** In the order in which they were named. */
  available: readonly AvailableIngredient[];
  /** True where the preferences permit so many grams a serving of an ingredient. */
  permits: (id: string, grams: number) => boolean;
  /** The diets that the dish is to suit. */
  diets: readonly Diet[];
  /** The dish was requested by name: it may need any number of other ingredients. */
  isNamed: boolean;
};

export type CookingKnowledge = { kb: KnowledgeBase; cookingOf: CookingTable };

/** Chooses ingredients for the slots of a template, in no order; null where the available ones don't make the dish. */
export function fillTemplate(
  template: DishTemplate,
  request: FillingRequest,
  knowledge: CookingKnowledge,
): DishIngredient[] | null {
  return new TemplateFiller(template, request, knowledge).fill();
}

/** True of a slot of sides, or of potatoes alone. */
function isForStarch({ of }: Slot): boolean {
  return of === SIDE.of || of.every((kind) => kind === 'potato');
}

class TemplateFiller {
  private readonly template: DishTemplate;
  private readonly request: FillingRequest;
  private readonly knowledge: CookingKnowledge;
  private readonly family: FlavourFamily;
  private readonly familyName: FlavourFamilyName;
  /** Only what is served cold takes cold cuts for meat that is named by its animal alone. */
  private readonly isServedCold: boolean;
  private readonly chosen: DishIngredient[] = [];
  /** How many ingredients each slot has. */
  private readonly counts = new Map<string, number>();
  /** What stands in for something else, which makes no dish by itself. */
  private readonly standIns = new Set<string | null>();

  constructor(template: DishTemplate, request: FillingRequest, knowledge: CookingKnowledge) {
    this.template = template;
    this.request = request;
    this.knowledge = knowledge;
    this.isServedCold = COLD.has(template.dishType);
    this.familyName = familyFor(template, request.available, knowledge.kb);
    this.family = flavourFamily(this.familyName);
  }

  fill(): DishIngredient[] | null {
    if (!this.request.isNamed && isOutOfPlace(this.template, this.request.available)) return null;
    const slots = slotsOf(this.template);
    for (const { name, slot } of slots.all) this.fillFromAvailable(name, slot);
    this.leaveOutThirdMainFood();
    for (const { name, slot } of slots.required) if (!this.completeRequired(name, slot)) return null;
    for (const { name, slot } of slots.completed) this.completeOptional(name, slot);
    for (const { name, slot } of slots.spiced) this.completeSpices(name, slot);
    for (const each of slots.proposing) this.proposeOwn(each);
    if (isSavoury(this.template)) this.proposePairings(slots);
    return this.meetsNeeds() ? this.chosen : null;
  }

  private fillFromAvailable(name: string, slot: Slot): void {
    const { most = 1 } = slot;
    const fitting = this.request.available.filter(
      ({ id, as, kind }) =>
        this.fitsAs(kind, as, slot) &&
        (id === as || this.isServedCold || kind !== 'cooked-meat') &&
        !(kind === 'dried-herb' && this.givesWay(as)),
    );
    if (most === 1 && fitting.length > 1) fitting.sort((a, b) => slot.of.indexOf(a.kind) - slot.of.indexOf(b.kind));
    for (const { id, as } of fitting) {
      if (this.count(name) >= most) return;
      this.choose(name, as, slot, id);
    }
  }

  private leaveOutThirdMainFood(): void {
    for (const one of thirdMainFood(this.chosen, this.template, this.knowledge.kb)) {
      this.chosen.splice(this.chosen.indexOf(one), 1);
      this.counts.set(one.slot, this.count(one.slot) - 1);
    }
  }

  /** True of a dried herb beside which a fresh one is there that it would muddle. */
  private givesWay(dried: string): boolean {
    const { kb } = this.knowledge;
    return this.request.available.some(
      ({ as, kind }) =>
        kind === 'herb' &&
        herbsClash(dried, as, this.familyName, kb) &&
        slotsOf(this.template).all.some(({ slot }) => isAcceptedBy(slot, as, kind, kb)),
    );
  }

  /** Fills a slot that lacks ingredients with its alternatives; false where the dish can't have them. */
  private completeRequired(name: string, slot: Slot): boolean {
    const { least = 1 } = slot;
    const isRequired = this.isApplicable(slot) && !this.isReplaced(slot);
    while (isRequired && this.count(name) < least) if (!this.chooseAlternative(name, slot)) return false;
    return this.countMissing() <= MAX_MISSING || this.request.isNamed;
  }

  /** Fills an empty optional slot with its alternatives; with what flavours, or staples, once enough others are missing. */
  private completeOptional(name: string, slot: Slot): void {
    if (!this.isOpen(name, slot)) return;
    const { or = [] } = slot;
    const isLimited = or.length > 0 && this.countMissing() >= MAX_MISSING && !this.request.isNamed;
    const isKept = (id: string) => this.isStaple(id) || isKeptAtHome(this.knowledge.cookingOf(id)?.kind);
    this.chooseAlternative(name, isLimited ? { ...slot, or: or.filter(isKept) } : slot);
  }

  /** Fills empty slots for acid, herbs and spices with what goes with the dish. */
  private proposePairings({ paired }: TemplateSlots): void {
    const pairing = this.pairing();
    if (!pairing) return;
    for (const { part, slots } of paired) {
      for (const { name, slot } of slots) {
        if (!this.isOpen(name, slot)) continue;
        if (slot.pairedIn?.includes(this.familyName) === false) continue;
        const most = NOT_BOUGHT.has(part) && this.hasAnother(part, slot) ? 0 : MAX_PROPOSED.all;
        if (!this.hasAny(PART_KINDS[part])) this.propose(name, slot, pairing[part], most);
      }
    }
  }

  /** True where something available plays the part, though the dish does without it: an acid that fits, no woody herb. */
  private hasAnother(part: keyof Pairing, slot: Slot): boolean {
    return this.request.available.some(
      ({ kind, as }) => PART_KINDS[part].has(kind) && (part === 'acid' ? this.fitsAs(kind, as, slot) : !isWoody(as)),
    );
  }

  /** What goes with the available foods of the dish in its cuisine. */
  private pairing(): Pairing | undefined {
    const { kb } = this.knowledge;
    const foods = this.chosen.flatMap(({ id, cooking: { kind }, providedBy }) =>
      providedBy ? [{ kind, ids: [id, ...kb.ancestors(id)] }] : [],
    );
    const spice = this.template.dishType === 'soup' ? spiceOfSoup(this.familyName, foods) : undefined;
    const pairing = pairingFor(
      this.familyName,
      foods.map(({ kind }) => kind),
    );
    return pairing && spice !== undefined ? { ...pairing, spice: [spice, ...pairing.spice] } : pairing;
  }

  /** Fills an empty slot with what its template proposes. */
  private proposeOwn({ name, slot, proposedWithout }: NamedSlot): void {
    const { proposed } = slot;
    if (!proposed || !this.isOpen(name, slot) || (isForStarch(slot) && this.isStarchy())) return;
    if (!this.hasAny(proposedWithout)) this.propose(name, slot, proposed, MAX_PROPOSED.own);
  }

  /** True of a dish with a vegetable that takes the place of potatoes or rice. */
  private isStarchy(): boolean {
    return this.chosen.some(({ id }) => STARCHY.some((each) => this.knowledge.kb.isKindOf(id, each)));
  }

  private isOpen(name: string, slot: Slot): boolean {
    const isEmpty = slot.least === 0 && this.count(name) === 0;
    return isEmpty && this.isApplicable(slot) && !this.isReplaced(slot);
  }

  /**
   * Adds the first of the ingredients that fits: one without which the dish lacks flavour, or, while it has fewer than
   * `most` of these, one that can be left out.
   */
  private propose(name: string, slot: Slot, ids: readonly string[], most: number): void {
    for (const id of this.expand(ids)) {
      const kind = this.knowledge.cookingOf(id)?.kind;
      if (kind === undefined || PROPOSED_IN[id]?.includes(this.familyName) === false) continue;
      if (!this.fitsAs(kind, id, slot) || !isBoughtFor(id, this.dish(slot))) continue;
      if (this.chooseStandIn(name, id, slot)) return;
      const isNeeded = slot.needed || isNeededFlavour(kind, this.chosen, this.template);
      if (!isNeeded && this.countOptional() >= most) continue;
      const proposed = isNeeded && !this.goesWithOptional(slot) ? 'needed' : 'optional';
      if (this.choose(name, id, slot, null, { proposed })) return;
    }
  }

  private hasAny(kinds: ReadonlySet<CookingKind>): boolean {
    return this.chosen.some(({ cooking }) => kinds.has(cooking.kind));
  }

  private chooseAlternative(name: string, slot: Slot): boolean {
    const { available, isNamed } = this.request;
    const alternatives = [...(slot.or ?? []), ...(isNamed ? (slot.named ?? []) : [])];
    return this.expand(alternatives).some(
      (id) =>
        this.chooseStandIn(name, id, slot) ||
        this.choose(name, id, slot, available.find(({ as }) => as === id)?.id ?? null),
    );
  }

  /** Adds what is available and plays the role of an ingredient that is not. */
  private chooseStandIn(name: string, id: string, slot: Slot): boolean {
    const { available } = this.request;
    if (!hasStandIns(id) || available.some(({ as }) => as === id) || isTooTender(id, this.template)) return false;
    const isFree = (held: AvailableIngredient) => this.chosen.every(({ providedBy }) => providedBy !== held.id);
    const found = standInFor(id, available.filter(isFree), this.knowledge.kb);
    if (found === undefined || !this.choose(name, found.held.as, slot, found.held.id, { as: found.as })) return false;
    this.standIns.add(found.held.id);
    return true;
  }

  /** The ids, with those that suit the dish in place of what stands for them: `@stock`. */
  private expand(ids: readonly string[]): readonly string[] {
    return ids.some((id) => id.startsWith('@')) ? ids.flatMap((id) => this.alternativesFor(id)) : ids;
  }

  private alternativesFor(id: string): readonly string[] {
    if (id === '@spice') return this.family.spices;
    if (id === '@acid') return this.pairing()?.acid ?? [];
    if (id === '@oil') return OILS[this.familyName] ?? ['olive-oil'];
    if (id === '@wine') return fittingWines(this.chosen, this.knowledge.kb);
    return id === '@stock' ? fittingStocks(this.chosen, this.knowledge.kb, this.request.diets) : [id];
  }

  /** Adds to spices that don't season a dish alone those that go with them. */
  private completeSpices(name: string, slot: Slot): void {
    const { together } = this.family;
    const { most = 1 } = slot;
    const own = this.chosen.filter((each) => each.slot === name);
    if (own.length === 0 || own.some(({ id }) => !together.includes(id))) return;
    const others = together.filter((id) => own.every((each) => each.id !== id));
    for (const id of others) if (this.count(name) < most) this.propose(name, slot, [id], MAX_PROPOSED.all);
  }

  /** Adds an ingredient to a slot, unless the dish has it or a kind of it, or it is not permitted. */
  private choose(
    name: string,
    id: string,
    slot: Slot,
    providedBy: string | null,
    { proposed, as }: { proposed?: DishIngredient['proposed']; as?: Partial<Cooking> } = {},
  ): boolean {
    const { kb, cookingOf } = this.knowledge;
    const usual = cookingOf(id);
    if (!usual) return false;
    const cooking = slot.stews ? stewed(usual) : as ? { ...usual, ...as } : usual;
    if (!this.request.permits(id, Math.min(slot.grams ?? cooking.grams, cooking.grams))) return false;
    if (providedBy !== null && this.chosen.some((other) => other.providedBy === providedBy)) return false;
    if (providedBy === null && this.isUnasked(id)) return false;
    if (providedBy === null && slot.least === 0 && isSuperfluous(cooking.kind, this.chosen)) return false;
    if (!this.isApplicable(slot) || this.clashes(cooking.kind, slot, proposed === 'needed')) return false;
    if (cooking.kind === 'leavening' && this.isRaised()) return false;
    if (ONCE.has(cooking.kind) && this.chosen.some((other) => other.cooking.kind === cooking.kind)) return false;
    if (!suitsStock(id, this.chosen) || !suitsDish(id, cooking.kind, this.dish(slot))) return false;
    if (this.chosen.some((other) => this.isTheSame(id, cooking.kind, other.id))) return false;
    this.counts.set(name, this.count(name) + 1);
    const { origin = [] } = kb.get(id) ?? {};
    this.chosen.push({ slot: name, id, cooking, origin, providedBy, ...(proposed && { proposed }) });
    return true;
  }

  /** True of one that is a kind of the other; but concentrate goes with the tomatoes that it is made of. */
  private isTheSame(id: string, kind: CookingKind, other: string): boolean {
    const { kb } = this.knowledge;
    return kb.isKindOf(other, id) || (kind !== 'tomato-paste' && kb.isKindOf(id, other));
  }

  /** True of what is made without gluten where flour is permitted: nobody has it at home by chance. */
  private isUnasked(id: string): boolean {
    return id.startsWith('gluten-free-') && this.request.permits('plain-flour', FLOUR_GRAMS);
  }

  private fitsAs(kind: CookingKind, id: string, slot: Slot): boolean {
    if (!isAcceptedBy(slot, id, kind, this.knowledge.kb)) return false;
    if (REGIONAL[id] && !REGIONAL[id].includes(this.familyName)) return false;
    if (NOT_SERVED_WITH[this.familyName]?.has(kind)) return false;
    // What a slot names beside certain ingredients suits them in any cuisine.
    const isNamed = slot.alongside !== undefined && slot.ids?.includes(id) === true;
    return !SEASONINGS.has(kind) || isNamed || this.family.seasonings.has(id) || isAtHomeIn(this.familyName, id);
  }

  private isApplicable({ only, alongside, families }: Slot): boolean {
    const { kb } = this.knowledge;
    if (families?.includes(this.familyName) === false) return false;
    const goesAlong = !alongside || this.chosen.some(({ id }) => alongside.some((each) => kb.isKindOf(id, each)));
    return goesAlong && (!only || only.some((other) => this.count(other) > 0));
  }

  private isReplaced({ unless, of }: Slot): boolean {
    return unless?.some((other) => this.count(other) > 0) === true || (of.includes('leavening') && this.isRaised());
  }

  private dish(slot: Slot): DishSoFar {
    const { template, chosen, familyName, isServedCold, knowledge } = this;
    return { template, chosen, familyName, isServedCold, slot, kb: knowledge.kb };
  }

  /** True where the flour has its raising agent in it. */
  private isRaised(): boolean {
    return this.chosen.some(({ id }) => id === 'self-raising-flour');
  }

  /** What the dish needs gives way to nothing that can be left out. */
  private clashes(kind: CookingKind, { notWith }: Slot, isNeeded: boolean): boolean {
    const { slots } = this.template;
    return this.chosen.some(
      ({ slot, cooking, proposed }) =>
        !(isNeeded && proposed === 'optional') &&
        (notWith?.includes(cooking.kind) || slots[slot]?.notWith?.includes(kind)),
    );
  }

  private count(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  private isStaple(id: string): boolean {
    return this.knowledge.kb.get(id)?.staple === true;
  }

  /** What goes with another that can be left out is no further one. */
  private countOptional(): number {
    const { slots } = this.template;
    const counts = ({ slot, proposed }: DishIngredient) => proposed === 'optional' && !slots[slot]?.only;
    return this.chosen.reduce((count, each) => (counts(each) ? count + 1 : count), 0);
  }

  /** True of a slot that depends on others which can be left out: so can what is in it. */
  private goesWithOptional({ only, alongside }: Slot): boolean {
    const { kb } = this.knowledge;
    const areOptional = (others: readonly DishIngredient[]) =>
      others.length > 0 && others.every(({ proposed }) => proposed === 'optional');
    return (
      areOptional(this.chosen.filter(({ slot }) => only?.includes(slot))) ||
      areOptional(this.chosen.filter(({ id }) => alongside?.some((each) => kb.isKindOf(id, each))))
    );
  }

  private countMissing(): number {
    return this.chosen.reduce(
      (count, { id, providedBy, proposed }) =>
        providedBy === null && !proposed && !this.isStaple(id) ? count + 1 : count,
      0,
    );
  }

  /** The template's needs; for a dish requested by name one ingredient for each is enough, available or not. */
  private meetsNeeds(): boolean {
    const { isNamed } = this.request;
    const countIn = (slots: readonly string[]) =>
      this.chosen.reduce(
        (count, { slot, providedBy }) =>
          slots.includes(slot) && (isNamed || (providedBy !== null && !this.standIns.has(providedBy)))
            ? count + 1
            : count,
        0,
      );
    return this.template.needs.every(
      ({ of, least, unless }) => countIn(of) >= (isNamed ? 1 : least) || (unless && countIn(unless) > 0),
    );
  }
}
