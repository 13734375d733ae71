import type { DishType } from '@larder/contract/dish/dish-type';
import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { ACIDS, KIND_GROUPS } from '../techniques/kind-groups.ts';
import type { DishTemplate, Slot } from '../templates/dish-template.ts';
import { cutIn, type DishIngredient, type MeasuredIngredient } from './dish-ingredient.ts';
import { householdMeasure } from './household-measure.ts';
import { inProportion } from './proportions.ts';
import { seasonAndMoisten } from './season-and-moisten.ts';

/** Kinds of which a slot with few ingredients takes larger portions, up to this many usual ones. */
const ENLARGED: ReadonlySet<CookingKind> = new Set([
  'root',
  'firm',
  'tender',
  'mushroom',
  'tomato',
  'leafy',
  'salad-leaf',
  'spring-onion',
  'raw',
  'briny',
  'hard-cheese',
]);
const MAX_PORTIONS = 1.85;
/** The share of its usual portion of a lemon or lime that only finishes a savoury dish. */
const FINISHING_ACID = 0.5;
/** The share of a lemon in slices that its juice replaces. */
const JUICE_FOR_SLICES = 0.35;
/** Drinks and dressings state their juice: a lemon gives half its weight. */
const SQUEEZED = 2;
/** Kinds with no more than their usual portion: what swells or is concentrated, and herbs, of which a little scents a drink. */
const LIMITED: ReadonlySet<CookingKind> = new Set([
  'lentil',
  'herb',
  'seed',
  'chilli',
  'cocoa',
  'tomato-paste',
  'mustard',
  'gravy-powder',
]);

/** Joints on the bone: the grams of a slot are for meat without. */
const ON_THE_BONE: CookingKind = 'poultry-joint';
const WITH_BONE = 1.5;

/** What is salted and smoked: more than this many usual portions is too salty. */
const MAX_CURED = 1.2;
/** Ham that is so salty that it seasons what it is cooked in, and the usual portions of it that a dish bears. */
const CURED_HAM = 'cured-ham';
const MAX_CURED_COOKED = 0.6;
/** Dishes in which ham is eaten as it is. */
const UNCOOKED: ReadonlySet<DishType> = new Set(['sandwich', 'toast', 'wrap', 'salad', 'cold-plate', 'bites', 'pizza']);

/** The slot of what is fried apart, without oil, to go on top of a soup. */
const FRIED_APART = 'topping';
/** Meat that gives off fat as it fries, and the share of its oil that a dish with it takes. */
const FATTY: ReadonlySet<CookingKind> = new Set(['bacon', 'sausage']);
const OIL_WITH_FAT = 0.5;

/** Birds that give off more fat than any dish needs. */
const FATTY_BIRDS = ['duck', 'goose'];
const OIL_WITH_FATTY_BIRDS = 0.35;

/** What soaks up oil as it fries: a dish with it takes so much more. */
const SOAKS_UP_OIL = 'aubergine';
const OIL_TO_SOAK_UP = 1.6;

/** A salad of avocado alone is heavy. */
const MAX_AVOCADO = 1.2;
/** Dried fruit is what is left of several times its weight. */
const MAX_DRIED_FRUIT = 1.2;

/** A dressing with something creamy takes so much of the oil and the acid of one without. */
const CREAMY: ReadonlySet<CookingKind> = new Set(['mayonnaise', 'yogurt', 'cream']);
const OIL_WITH_CREAM = 0.5;
const ACID_WITH_CREAM = 0.6;
/** The grams a serving from which it makes the dressing creamy. */
const CREAMY_GRAMS = 14;

/** The grams a serving of fresh ginger in a drink, where a few would not be tasted. */
const LEAST_GINGER = 6;

/** Vegetables of which a soup weighs more than so many pieces: its body depends on how much they are. */
const WEIGHED_IN_SOUP: ReadonlySet<CookingKind> = new Set(['root', 'firm', 'tender', 'tomato']);
const MOST_PIECES_IN_SOUP = 3;

/** The share of its usual amount of a dried herb in a soup, most of which is delicate. */
const DRIED_HERB_IN_SOUP = 0.6;
/** The same of turmeric, which would hide its vegetables. */
const TURMERIC_IN_SOUP = 1 / 3;

/** From a tin it is too rich to be drunk by the glass. */
const MAX_COCONUT_MILK_IN_DRINKS = 0.6;

/** A dish with much sauce takes more spice, but of a hot one not so much. */
const MAX_SPICE = 2.5;

/** Vegetables beside which a savoury sauce takes so much of its sugar. */
const SWEET_VEGETABLES = [
  'sweetcorn',
  'carrot',
  'sweet-pepper',
  'sweet-potato',
  'pea',
  'squash',
  'parsnip',
  'beetroot',
];
const SUGAR_WITH_SWEET = 0.5;
const VEGETABLES: ReadonlySet<CookingKind> = new Set(KIND_GROUPS.vegetables);
const SUGARS: ReadonlySet<CookingKind> = new Set(['sugar', 'honey']);

/** The most usual portions of a kind that a slot takes; null where its own grams decide, as for the herbs of an infusion and the mustard of a large sauce. */
function mostPortions(kind: CookingKind, { dishType, category }: DishTemplate): number | null {
  if (kind === 'coconut-milk' && category === 'Drinks') return MAX_COCONUT_MILK_IN_DRINKS;
  if (kind === 'herb' && dishType === 'infusion') return null;
  if (kind === 'mustard' && dishType === 'braise') return null;
  if (kind === 'bacon' || kind === 'ham') return MAX_CURED;
  if (ENLARGED.has(kind)) return MAX_PORTIONS;
  if (kind === 'avocado') return MAX_AVOCADO;
  if (kind === 'spice') return MAX_SPICE;
  if (kind === 'dried-fruit') return MAX_DRIED_FRUIT;
  return LIMITED.has(kind) ? 1 : null;
}

/** The slot with the amount that it has beside what fills the others. */
function withAmount(slot: Slot, ingredients: readonly DishIngredient[]): Slot {
  const { beside } = slot;
  const isBeside = beside && ingredients.some((other) => beside.slots.includes(other.slot));
  return isBeside ? { ...slot, grams: beside.grams } : slot;
}

/** The ingredients of a dish in the order of its slots, with their amounts for all servings. */
export function measureIngredients(
  template: DishTemplate,
  ingredients: readonly DishIngredient[],
  kb: KnowledgeBase,
): MeasuredIngredient[] {
  const { slots, servings, dishType, category } = template;
  const isCreamy = ingredients.some(
    ({ slot, cooking }) => CREAMY.has(cooking.kind) && (slots[slot]?.grams ?? cooking.grams) >= CREAMY_GRAMS,
  );
  const isSoaked = ingredients.some(({ id }) => kb.isKindOf(id, SOAKS_UP_OIL));
  const isFatty = ingredients.some(({ slot, cooking }) => FATTY.has(cooking.kind) && slot !== FRIED_APART);
  const hasFattyBird = ingredients.some(
    ({ id, cooking }) => cooking.kind === ON_THE_BONE && FATTY_BIRDS.some((bird) => kb.isKindOf(id, bird)),
  );
  const fatShare = hasFattyBird ? OIL_WITH_FATTY_BIRDS : isFatty ? OIL_WITH_FAT : 1;
  const oilToCookIn = fatShare * (isSoaked ? OIL_TO_SOAK_UP : 1);
  const oilOfDressing = isCreamy ? OIL_WITH_CREAM : slots.potato && isFatty ? OIL_WITH_FAT : 1;
  const oilShare = dishType === 'salad' ? oilOfDressing : oilToCookIn;
  const acidShare = dishType === 'salad' && isCreamy ? ACID_WITH_CREAM : 1;
  const hasSweetVegetable = ingredients.some(
    ({ cooking, id }) => VEGETABLES.has(cooking.kind) && SWEET_VEGETABLES.some((sweet) => kb.isKindOf(id, sweet)),
  );
  const sugarShare = category === 'Meals' && slots.salt !== undefined && hasSweetVegetable ? SUGAR_WITH_SWEET : 1;
  const measured = Object.entries(slots).flatMap(([name, own]) => {
    const slot = withAmount(own, ingredients);
    const inSlot = ingredients.filter((ingredient) => ingredient.slot === name);
    const herbs = inSlot.filter(({ cooking }) => cooking.kind === 'herb').length;
    const sum = inSlot.reduce((total, { cooking }) => total + cooking.grams, 0);
    return inSlot.map((ingredient): MeasuredIngredient => {
      const { id, cooking } = ingredient;
      const finishes =
        category === 'Meals' && (ingredient.proposed || (slots.salt !== undefined && slot.grams === undefined));
      const portion = finishes && cooking.kind === 'sour' ? FINISHING_ACID : 1;
      const isJuice = slot.cut === 'rounds' && cooking.kind === 'sour' && cooking.cut === undefined;
      const share = slot.grams === undefined ? cooking.grams : (slot.grams * cooking.grams) / sum;
      const isTooSalty = !UNCOOKED.has(dishType) && kb.isKindOf(id, CURED_HAM);
      const portions = isTooSalty ? MAX_CURED_COOKED : mostPortions(cooking.kind, template);
      const limit = portions === null ? share : portions * cooking.grams;
      // Butter counts where it is fried in, in a slot that takes oil too.
      const isFat = cooking.kind === 'oil' || (cooking.kind === 'butter' && slot.of.includes('oil'));
      const oiled = isFat ? oilShare : ACIDS.has(cooking.kind) ? acidShare : 1;
      // Herbs of one slot share the amount of one, as the ingredients of a slot with an amount do already.
      const delicate = cooking.kind === 'dried-herb' ? DRIED_HERB_IN_SOUP : id === 'turmeric' ? TURMERIC_IN_SOUP : 1;
      const softened = dishType === 'soup' ? delicate : 1;
      const shared = cooking.kind === 'herb' && slot.grams === undefined ? 1 / herbs : 1;
      const isStated = category === 'Drinks' || (dishType === 'salad' && slot.grams !== undefined);
      const isSqueezed = isStated && cooking.cut === 'juice' && (slot.cut ?? 'juice') === 'juice';
      const squeezed = isSqueezed ? SQUEEZED : 1;
      const boned = cooking.kind === ON_THE_BONE && slot.grams !== undefined ? WITH_BONE : 1;
      const sweetened = SUGARS.has(cooking.kind) ? sugarShare : 1;
      const poured = isJuice ? JUICE_FOR_SLICES : 1;
      const least = category === 'Drinks' && cooking.kind === 'ginger' ? LEAST_GINGER : 0;
      const grams =
        Math.max(least, Math.min(share, limit)) *
        poured *
        portion *
        oiled *
        shared *
        softened *
        squeezed *
        boned *
        sweetened *
        servings;
      const counted = householdMeasure(id, grams, cooking, kb, slot.inPairs ? servings * 2 : servings);
      const isWeighed = dishType === 'soup' && counted.unit === null && counted.amount > MOST_PIECES_IN_SOUP;
      const measured =
        isWeighed && WEIGHED_IN_SOUP.has(cooking.kind)
          ? householdMeasure(id, grams, { ...cooking, by: 'g' }, kb)
          : counted;
      return { ...ingredient, measured, cut: cutIn(slot, id, cooking, measured.unit) };
    });
  });
  return seasonAndMoisten(inProportion(measured, template, kb), template, kb);
}
