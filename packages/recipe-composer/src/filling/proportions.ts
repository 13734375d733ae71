import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { DishTemplate } from '../templates/dish-template.ts';
import type { MeasuredIngredient } from './dish-ingredient.ts';
import { householdMeasure } from './household-measure.ts';

/** Fish that is the main thing of a dish has at least so many grams a serving; more where each has a piece or a plate of it. */
const LEAST_FISH = 110;
const LEAST_PIECE = 150;
const ON_A_PLATE: ReadonlySet<DishTemplate['dishType']> = new Set<DishTemplate['dishType']>(['pan-fried', 'bowl']);
/** Other food that a dish is built on. */
const ALSO_MAIN: ReadonlySet<CookingKind> = new Set([
  'prawn',
  'shellfish',
  'smoked-fish',
  'tinned-fish',
  'egg',
  'cooked-meat',
]);

/** Sausages of a pan dish are two for each person, where one weighs less than so many grams. */
const SAUSAGES_EACH = 2;
const LARGE_SAUSAGE = 90;

/** Grams of egg a serving of what has no other protein: two of them. */
const LEAST_EGG = 100;
/** Dishes with one protein on top, of which an egg alone is little. */
const ON_TOP: ReadonlySet<DishTemplate['dishType']> = new Set<DishTemplate['dishType']>(['bowl']);

/** Grams of filling that a tortilla holds: little where it is folded, more where it is rolled. */
const HELD: Partial<Record<DishTemplate['dishType'], number>> = { taco: 90, wrap: 120 };
const NO_FILLING: ReadonlySet<CookingKind> = new Set([
  'wrap',
  'oil',
  'butter',
  'salt',
  'pepper',
  'spice',
  'sour',
  'herb',
]);

/** The dishes in which potatoes, roots and mushrooms are fried, and the slots that hold them. */
const FRIED: Partial<Record<DishTemplate['dishType'], readonly string[]>> = {
  hash: ['potato', 'veg'],
  'pan-fried': ['veg'],
};
const TAKES_FAT: ReadonlySet<CookingKind> = new Set(['potato', 'root', 'mushroom']);
const FATS: ReadonlySet<CookingKind> = new Set(['oil', 'butter']);
/** Grams of fat that a gram of them takes to brown, and an egg that is fried after them. */
const FAT_TO_BROWN = 0.045;
const FAT_FOR_AN_EGG = 3;
/** What bacon gives off takes the place of so many grams. */
const FAT_OF_BACON = 14;

/** Ground spices mild enough for spoonfuls, of which long-cooked meat, pulses and rice dishes take so many grams a serving together. */
const MILD_SPICES: readonly string[] = [
  'ground-cumin',
  'cumin-seed',
  'ground-coriander',
  'paprika',
  'smoked-paprika',
  'ras-el-hanout',
  'baharat',
];
const SPICE_OF_A_POT = 1.1;
const IN_A_POT: ReadonlySet<DishTemplate['dishType']> = new Set<DishTemplate['dishType']>(['stew', 'braise', 'soup']);
const TAKES_SPICE: ReadonlySet<CookingKind> = new Set(['pulse', 'lentil', 'stewing-meat', 'tender-meat']);

/** The most vinegar in a dressing, as a share of its oil. */
const MOST_VINEGAR = 0.5;
/** The most mustard in a salad: a teaspoon for two, or it is all that one tastes. */
const MOST_MUSTARD = 2.5;
/** Milder than others, so that more of it is needed. */
const MILD_VINEGAR = 'rice-vinegar';
const MILD_SHARE = 1.5;
const CREAMY: ReadonlySet<CookingKind> = new Set(['mayonnaise', 'yogurt', 'cream']);

/** The amounts in proportion to one another: enough fish, fat to fry in, and no more vinegar than the oil carries. */
export function inProportion(
  measured: readonly MeasuredIngredient[],
  template: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const spiced = withEnoughSpice(measured, template, kb);
  const withMeat = withEnoughSausages(withEnoughFish(spiced, template, kb), template, kb);
  const fed = withEnoughWraps(withEnoughEggs(withMeat, template, kb), template, kb);
  const dressed = withOilForDressing(withEnoughFat(fed, template, kb), template, kb);
  return withLessMustard(withLessVinegar(dressed, template, kb), template, kb);
}

/** With enough fish where it is all that the dish is built on. */
function withEnoughFish(
  measured: readonly MeasuredIngredient[],
  { servings, dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const fish = measured.filter(({ cooking }) => cooking.kind === 'fish-fillet');
  const [only] = fish;
  const least = (only?.cut === null || ON_A_PLATE.has(dishType) ? LEAST_PIECE : LEAST_FISH) * servings;
  const isShort = only && fish.length === 1 && only.measured.grams < least;
  if (!isShort || measured.some(({ cooking }) => ALSO_MAIN.has(cooking.kind))) return measured;
  return measured.map((one) => (one === only ? remeasured(one, least, kb, servings) : one));
}

/** With two sausages for each person where they are fried whole. */
function withEnoughSausages(
  measured: readonly MeasuredIngredient[],
  { servings, dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const least = SAUSAGES_EACH * servings;
  return measured.map((one) => {
    const { amount, grams, unit } = one.measured;
    const isWhole = dishType === 'pan-fried' && one.cooking.kind === 'sausage' && unit === null && one.cut === null;
    const isShort = isWhole && amount < least && grams / amount < LARGE_SAUSAGE;
    return isShort ? remeasured(one, (least * grams) / amount, kb) : one;
  });
}

/** With as much of its mild spices as a pot of meat or pulses needs not to taste of its liquid alone. */
function withEnoughSpice(
  measured: readonly MeasuredIngredient[],
  { servings, dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const isMild = ({ id }: MeasuredIngredient) => MILD_SPICES.some((each) => kb.isKindOf(id, each));
  const present = gramsOf(measured, isMild);
  const share = (SPICE_OF_A_POT * servings) / present;
  const takesSpice =
    dishType === 'rice-dish' ||
    (IN_A_POT.has(dishType) && measured.some(({ cooking }) => TAKES_SPICE.has(cooking.kind)));
  if (!takesSpice || present === 0 || share <= 1) return measured;
  return measured.map((one) => (isMild(one) ? remeasured(one, one.measured.grams * share, kb) : one));
}

/** With two eggs for each person where they are all that a bowl is topped with. */
function withEnoughEggs(
  measured: readonly MeasuredIngredient[],
  { servings, dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  if (!ON_TOP.has(dishType)) return measured;
  return measured.map((one) =>
    one.cooking.kind === 'egg' ? remeasured(one, LEAST_EGG * servings, kb, servings) : one,
  );
}

/** With as many tortillas as hold the filling. */
function withEnoughWraps(
  measured: readonly MeasuredIngredient[],
  { servings, dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const held = HELD[dishType];
  if (held === undefined) return measured;
  const needed = gramsOf(measured, ({ cooking }) => !NO_FILLING.has(cooking.kind)) / held;
  return measured.map((one) => {
    const { amount, unit, grams } = one.measured;
    const isShort = one.cooking.kind === 'wrap' && unit === null && amount < needed;
    return isShort ? remeasured(one, (grams * needed) / amount, kb, servings) : one;
  });
}

/** With the fat that potatoes and mushrooms take to brown in a pan. */
function withEnoughFat(
  measured: readonly MeasuredIngredient[],
  { dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const slots = FRIED[dishType] ?? [];
  const fried = gramsOf(measured, ({ slot, cooking }) => slots.includes(slot) && TAKES_FAT.has(cooking.kind));
  const fat = measured.find(({ slot, cooking }) => slot === 'fat' && FATS.has(cooking.kind));
  if (fried === 0 || !fat) return measured;
  const eggs = measured.find(({ cooking }) => cooking.kind === 'egg')?.measured.amount ?? 0;
  const given = measured.some(({ cooking }) => cooking.kind === 'bacon') ? FAT_OF_BACON : 0;
  const enough = Math.max(fat.measured.grams, fried * FAT_TO_BROWN + eggs * FAT_FOR_AN_EGG - given);
  return measured.map((one) => (one === fat ? remeasured(one, enough, kb) : one));
}

/** The first thing that a step fries in a spoonful of the oil or two, as its slot and, where it names them, its kinds. */
const FRIED_IN_SPOONFULS = /\{the (\w+)(?:\.([\w,-]+))?\}.*?(two )?(?:tablespoonful|spoonfuls?) of \{the oil\}/;
const SPOONFUL = 14;
/** What leaves enough fat to fry the rest in. */
const GIVES_FAT: ReadonlySet<CookingKind> = new Set(['bacon', 'sausage']);

/** With a spoonful of oil for each thing that is fried for a salad, so that the rest of it still dresses the leaves. */
function withOilForDressing(
  measured: readonly MeasuredIngredient[],
  { dishType, steps }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  if (dishType !== 'salad' || measured.some(({ cooking }) => GIVES_FAT.has(cooking.kind))) return measured;
  const fried = steps.reduce((spoonfuls, { en }) => {
    const [, own, kinds, two] = FRIED_IN_SPOONFULS.exec(en) ?? [];
    const isFried = measured.some(
      ({ slot, cooking }) => slot === own && (!kinds || kinds.split(',').includes(cooking.kind)),
    );
    return isFried ? spoonfuls + (two ? 2 : 1) : spoonfuls;
  }, 0);
  return measured.map((one) =>
    fried > 0 && one.slot === 'oil' && one.cooking.kind === 'oil'
      ? remeasured(one, one.measured.grams + fried * SPOONFUL, kb)
      : one,
  );
}

function withLessVinegar(
  measured: readonly MeasuredIngredient[],
  { dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const isCreamy = measured.some(({ cooking }) => CREAMY.has(cooking.kind));
  if (dishType !== 'salad' || isCreamy) return measured;
  const most = MOST_VINEGAR * gramsOf(measured, ({ cooking }) => cooking.kind === 'oil');
  return measured.map((one) => {
    if (one.cooking.kind !== 'vinegar') return one;
    const grams = Math.min(one.measured.grams, most) * (kb.isKindOf(one.id, MILD_VINEGAR) ? MILD_SHARE : 1);
    return grams === one.measured.grams ? one : remeasured(one, grams, kb);
  });
}

function withLessMustard(
  measured: readonly MeasuredIngredient[],
  { dishType, servings }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const most = MOST_MUSTARD * servings;
  return measured.map((one) =>
    dishType === 'salad' && one.cooking.kind === 'mustard' && one.measured.grams > most
      ? remeasured(one, most, kb)
      : one,
  );
}

function gramsOf(measured: readonly MeasuredIngredient[], counts: (one: MeasuredIngredient) => boolean): number {
  return measured.reduce((sum, one) => (counts(one) ? sum + one.measured.grams : sum), 0);
}

function remeasured(one: MeasuredIngredient, grams: number, kb: KnowledgeBase, slices?: number): MeasuredIngredient {
  return { ...one, measured: householdMeasure(one.id, grams, one.cooking, kb, slices) };
}
