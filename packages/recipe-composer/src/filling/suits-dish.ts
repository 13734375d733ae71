import type { DishType } from '@larder/contract/dish/dish-type';
import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { ACIDS } from '../techniques/kind-groups.ts';
import { WOODY_HERBS } from '../templates/common-slots.ts';
import type { DishTemplate, Slot } from '../templates/dish-template.ts';
import type { FlavourFamilyName } from '../templates/flavour-families.ts';
import { herbsClash, isHerb } from '../templates/herbs-together.ts';
import { SIDE } from '../templates/side-dish.ts';
import type { DishIngredient } from './dish-ingredient.ts';
import { FROM_THE_SEA } from './fitting-stock.ts';
import { isSavoury } from './needed-flavour.ts';

/** A dish with what is chosen for it so far, and the slot that an ingredient is considered for. */
export type DishSoFar = {
  template: DishTemplate;
  slot: Slot;
  chosen: readonly DishIngredient[];
  familyName: FlavourFamilyName;
  isServedCold: boolean;
  kb: KnowledgeBase;
};

const EUROPEAN: ReadonlySet<FlavourFamilyName> = new Set(['mediterranean', 'northern']);
/** Foods that lime suits in any hot European dish. */
const WITH_LIME: ReadonlySet<CookingKind> = new Set([...FROM_THE_SEA, 'avocado', 'chilli', 'coconut-milk', 'salsa']);
/** Dishes whose base is tomato where they have any: it is acid enough, but for pulses. */
const SIMMERED: ReadonlySet<DishType> = new Set<DishType>([
  'soup',
  'stew',
  'braise',
  'bean-dish',
  'long-pasta',
  'short-pasta',
  'hash',
]);
const PULSES: ReadonlySet<CookingKind> = new Set(['pulse', 'lentil']);
const TOMATO: ReadonlySet<CookingKind> = new Set(['tomato', 'tinned-tomato']);
const WINE: ReadonlySet<CookingKind> = new Set(['wine', 'sparkling-wine']);
/** Beside these in a pan rice is served, unless potatoes are there. */
const WITH_RICE: ReadonlySet<CookingKind> = new Set(['tinned-tomato', 'prawn']);
/** Sauces beside which rice is served, and no potatoes; and the cuisines that have them. */
const EASTERN_SAUCES: ReadonlySet<CookingKind> = new Set(['soy', 'miso']);
const EASTERN: ReadonlySet<FlavourFamilyName> = new Set(['eastern', 'thai']);
/** Herbs that lime jars with. */
const NOT_WITH_LIME = ['rosemary', 'sage'];
/** What lime jars with in other hot European dishes: wine, and herbs of resin; and dishes that are simmered or roast. */
const WITHOUT_LIME: ReadonlySet<DishType> = new Set<DishType>([...SIMMERED, 'roast', 'tray-bake', 'gratin']);
/** Beside fish and seafood it tastes of metal. */
const RED_WINE = 'red-wine';
/** Mushrooms that make ill where they are not cooked for long, and dishes in which nothing is. */
const COOKED_LONG = 'morel';
const QUICKLY_COOKED: ReadonlySet<DishType> = new Set<DishType>([
  'noodle-soup',
  'noodles',
  'stir-fry',
  'fried-rice',
  'pizza',
  'flatbread',
  'wrap',
  'toast',
  'sandwich',
]);
/** Vinegars of wine, which sharpen what wine is in; the dark ones what red wine is in. */
const DARK = ['red-wine-vinegar', 'sherry-vinegar', 'balsamic-vinegar'];
const OF_WINE = [...DARK, 'white-wine-vinegar', 'champagne-vinegar'];
const GARLIC_OIL = 'garlic-oil';
/** Flatbreads, and the cuisines in which they are served beside a dish. */
const BESIDE: Readonly<Record<string, readonly FlavourFamilyName[]>> = {
  tortilla: ['mexican'],
  'corn-tortilla': ['mexican'],
  naan: ['indian', 'middle-eastern'],
  chapati: ['indian'],
};

/** What is pickled in vinegar, beside which dried fruit jars. */
const PICKLES = ['gherkin', 'pickled-jalapeno', 'pickled-chilli'];
/** Dishes whose spices are not warmed: turmeric would be bitter and chalky in them. */
const TURMERIC_STAYS_RAW: ReadonlySet<DishType> = new Set<DishType>(['dip', 'toast', 'sandwich', 'salad']);
/** European dishes that sesame goes with: what is baked of dough, and what is cold. */
const WITH_SESAME: ReadonlySet<DishType> = new Set<DishType>([
  'salad',
  'cold-plate',
  'bread',
  'flatbread',
  'savoury-pie',
  'savoury-pastry',
  'savoury-tart',
  'dip',
  'toast',
  'sandwich',
  'wrap',
]);
/** Cheeses that sesame does not go with in Europe. */
const RIPE_CHEESES: ReadonlySet<CookingKind> = new Set(['hard-cheese', 'melting-cheese']);
/** What gives a salad its accents, by the accent; a salad has so many. */
const ACCENTS: readonly ReadonlySet<CookingKind>[] = [
  new Set<CookingKind>(['hard-cheese', 'melting-cheese', 'crumbly-cheese', 'soft-cheese']),
  new Set<CookingKind>(['nut', 'seed']),
  new Set<CookingKind>(['bacon', 'ham', 'smoked-fish']),
  new Set<CookingKind>(['briny']),
  new Set<CookingKind>(['dried-fruit']),
];
const MOST_ACCENTS = 3;

/**
 * False of what jars with the rest of a dish, of an acid where that is sour enough, of garlic in what is sweet, and of a
 * flatbread beside a dish of another cuisine.
 */
export function suitsDish(id: string, kind: CookingKind, dish: DishSoFar): boolean {
  if (kind === 'wrap' && dish.slot.of === SIDE.of) return isServedBeside(id, dish);
  if (kind === 'potato' && dish.template.dishType === 'pan-fried' && isEastern(dish)) return false;
  if (id === GARLIC_OIL) return isSavoury(dish.template) && !dish.template.families.includes('sweet');
  if (jars(id, kind, dish) || isOneAccentTooMany(kind, dish)) return false;
  return !ACIDS.has(kind) || suitsAsAcid(id, kind, dish);
}

function hasAnyOf(kinds: ReadonlySet<CookingKind>, { chosen }: DishSoFar): boolean {
  return chosen.some(({ cooking }) => kinds.has(cooking.kind));
}

function isEastern(dish: DishSoFar): boolean {
  return EASTERN.has(dish.familyName) || hasAnyOf(EASTERN_SAUCES, dish);
}

/** False of potatoes that are not there, where rice is served. */
export function isBoughtFor(id: string, dish: DishSoFar): boolean {
  return id !== 'potato' || dish.template.dishType !== 'pan-fried' || !hasAnyOf(WITH_RICE, dish);
}

function jars(id: string, kind: CookingKind, { template, chosen, familyName, kb }: DishSoFar): boolean {
  const isQuick = template.tool === 'microwave' || QUICKLY_COOKED.has(template.dishType);
  if (isQuick && kb.isKindOf(id, COOKED_LONG)) return true;
  const isPickle = (each: string) => PICKLES.includes(each);
  if (isPickle(id) && chosen.some(({ cooking }) => cooking.kind === 'dried-fruit')) return true;
  if (kind === 'dried-fruit' && chosen.some((other) => isPickle(other.id))) return true;
  if (
    isHerb(kind) &&
    chosen.some(({ id: other, cooking }) => isHerb(cooking.kind) && herbsClash(id, other, familyName, kb))
  )
    return true;
  if (kb.isKindOf(id, 'turmeric') && TURMERIC_STAYS_RAW.has(template.dishType)) return true;
  if (!EUROPEAN.has(familyName)) return false;
  if (NOT_WITH_LIME.some((each) => kb.isKindOf(id, each)) && chosen.some((other) => kb.isKindOf(other.id, 'lime')))
    return true;
  if (kb.isKindOf(id, 'coconut-oil') && isSavoury(template)) return true;
  if (kb.isKindOf(id, RED_WINE) && chosen.some(({ cooking }) => FROM_THE_SEA.has(cooking.kind))) return true;
  const isSesame = (each: string) => kb.isKindOf(each, 'sesame-seed');
  if (isSesame(id))
    return !WITH_SESAME.has(template.dishType) || chosen.some(({ cooking }) => RIPE_CHEESES.has(cooking.kind));
  return RIPE_CHEESES.has(kind) && chosen.some((other) => isSesame(other.id));
}

/** True of an accent beside as many others as a salad has. */
function isOneAccentTooMany(kind: CookingKind, { template, chosen }: DishSoFar): boolean {
  const own = ACCENTS.find((accent) => accent.has(kind));
  if (template.dishType !== 'salad' || !own) return false;
  const others = ACCENTS.filter(
    (accent) => accent !== own && chosen.some(({ cooking, proposed }) => !proposed && accent.has(cooking.kind)),
  );
  return others.length >= MOST_ACCENTS;
}

/** True of a herb that is cooked with a dish, and finishes none. */
export function isWoody(id: string): boolean {
  return WOODY_HERBS.includes(id);
}

/** True of garlic beside an oil that tastes of it, and of a dried herb beside a bouquet or fresh herbs that are there: it need not be bought. */
export function isSuperfluous(kind: CookingKind, chosen: readonly DishIngredient[]): boolean {
  if (kind === 'garlic') return chosen.some(({ id }) => id === GARLIC_OIL);
  if (kind !== 'dried-herb') return false;
  return chosen.some(
    ({ id, cooking, providedBy }) =>
      id === 'bouquet-garni' || (cooking.kind === 'herb' && (isWoody(id) || providedBy !== null)),
  );
}

function isServedBeside(id: string, { familyName, kb }: DishSoFar): boolean {
  return Object.entries(BESIDE).every(([bread, families]) => !kb.isKindOf(id, bread) || families.includes(familyName));
}

function suitsAsAcid(id: string, kind: CookingKind, dish: DishSoFar): boolean {
  const { template, slot, chosen, familyName, isServedCold, kb } = dish;
  if (!isSavoury(template) || isServedCold || !EUROPEAN.has(familyName)) return true;
  const has = (kinds: ReadonlySet<CookingKind>) => chosen.some(({ cooking }) => kinds.has(cooking.kind));
  if (SIMMERED.has(template.dishType) && has(TOMATO) && !has(PULSES) && slot.least === 0) return false;
  if (kb.isKindOf(id, 'lime') || kb.isKindOf(id, 'lime-juice')) {
    const hasResin = chosen.some(({ id: herb }) => isWoody(herb));
    return has(WITH_LIME) || !(WITHOUT_LIME.has(template.dishType) || has(WINE) || hasResin);
  }
  const wines = chosen.filter(({ id: wine, cooking }) => WINE.has(cooking.kind) && wine !== 'cider');
  const isRed = wines.some((wine) => kb.isKindOf(wine.id, 'red-wine'));
  return kind !== 'vinegar' || wines.length === 0 || (isRed ? DARK : OF_WINE).some((each) => kb.isKindOf(id, each));
}

/** Foods that a dish is built on, the ones first that it is most easily without. */
const MAIN_FOODS: readonly ReadonlySet<CookingKind>[] = [
  new Set<CookingKind>(['egg']),
  new Set<CookingKind>(['pulse', 'lentil']),
  new Set<CookingKind>(['tofu', 'frying-cheese']),
  new Set<CookingKind>(['sausage']),
  new Set<CookingKind>(['fish-fillet', 'prawn', 'shellfish', 'smoked-fish', 'tinned-fish']),
  new Set<CookingKind>(['poultry', 'poultry-joint', 'tender-meat', 'pan-meat', 'mince', 'cooked-meat']),
];
/** Pulses by the vegetable that they are cooked as. */
const ALSO_PULSES = ['edamame', 'broad-bean'];
const PULSES_PLACE = 1;
/** Dishes of a few minutes, in which three of them are heavy and muddled. */
const QUICK: ReadonlySet<DishType> = new Set<DishType>([
  'stir-fry',
  'noodles',
  'noodle-soup',
  'fried-rice',
  'pan-fried',
  'hash',
  'bowl',
  'tray-bake',
]);
const MOST_MAIN_FOODS = 2;

/** What a dish is better without: the third of the foods that it is built on, where it can do without it. */
export function thirdMainFood(
  chosen: readonly DishIngredient[],
  { dishType, slots }: DishTemplate,
  kb: KnowledgeBase,
): readonly DishIngredient[] {
  const groups = MAIN_FOODS.map((kinds, place) =>
    chosen.filter(({ id, cooking }) =>
      ALSO_PULSES.some((pulse) => kb.isKindOf(id, pulse)) ? place === PULSES_PLACE : kinds.has(cooking.kind),
    ),
  ).filter((group) => group.length > 0);
  if (!QUICK.has(dishType) || groups.length <= MOST_MAIN_FOODS) return [];
  return groups.find((group) => group.every(({ slot }) => slots[slot]?.least === 0)) ?? [];
}
