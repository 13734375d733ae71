import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { saltContentOf } from '@larder/food/nutrition/salt-content';
import type { DishTemplate } from '../templates/dish-template.ts';
import type { MeasuredIngredient } from './dish-ingredient.ts';
import { householdMeasure } from './household-measure.ts';

/** Grams of liquid that a gram of a kind takes up while it simmers in the dish. */
const ABSORBED: Partial<Record<CookingKind, number>> = { lentil: 3.6, 'stewing-meat': 0.5 };
/** Grams of liquid that a gram of a kind needs around it to simmer in a stew without drying out, beside what swells. */
const TO_SIMMER: Partial<Record<CookingKind, number>> = {
  pulse: 0.65,
  root: 0.5,
  potato: 0.5,
  firm: 0.5,
  'stewing-meat': 0.15,
  poultry: 0.3,
  sausage: 0.3,
  tender: 0.2,
  'fish-fillet': 0.3,
  pasta: 1.2,
  rice: 1.2,
  grain: 1.2,
};
/** The same of other dishes, as a share of a stew's: a soup is eaten for its broth, a sauce clings. */
const SIMMERED_DISHES: Partial<Record<DishTemplate['dishType'], number>> = { stew: 1, soup: 1.6, curry: 1 };
/** What lengthens a soup as its stock does, by the grams of stock that a gram of it takes the place of: much stock would leave coconut milk thin. */
const MILKS: Partial<Record<CookingKind, number>> = { milk: 0.9, 'coconut-milk': 1.6 };
/** The share of that by which the stock is less however much there is in the soup. */
const SHARE_AT_LEAST = 0.6;
/** The share of a kind's weight that is liquid. */
const LIQUID: Partial<Record<CookingKind, number>> = {
  water: 1,
  stock: 1,
  wine: 0.9,
  'sparkling-wine': 0.9,
  milk: 0.9,
  'coconut-milk': 0.8,
  'tinned-tomato': 0.9,
  tomato: 0.2,
};
/** Dry lentils soften before what is sour goes in: it is no liquid for them. */
const TOMATO: ReadonlySet<CookingKind> = new Set(['tomato', 'tinned-tomato']);
/** The share of its weight that a watery vegetable gives to a soup, whose stock is less by that; in a pan its water goes before. */
const GIVEN: Partial<Record<CookingKind, number>> = {
  tomato: 0.6,
  'tinned-tomato': 0.4,
  mushroom: 0.2,
  tender: 0.3,
  leafy: 0.3,
};
/** The same to a braise, whose mushrooms are browned first and whose vegetables go in late. */
const GIVEN_TO_BRAISE: Partial<Record<CookingKind, number>> = { tomato: 0.6 };
/** The slot of the stock that a dish simmers in; a pan is deglazed with less. */
const SIMMERED_IN = 'stock';
/** The least of its stock that a soup keeps. */
const LEAST_STOCK = 0.45;
/** A soup has at most so many times the weight of what is in it as stock. */
const MOST_STOCK = 1.25;
/** The same of one that is blended, which is to be thick. */
const MOST_STOCK_OF_PUREE = 0.9;
const BLENDED = /(?:^|\])Blend /;
/** Salt in a savoury dish, as a share of its weight without the water that is not eaten; less in a salad, of which the leaves take little. */
const SALT_SHARE = 0.0055;
const SALT_SHARE_OF_SALADS = 0.0045;
/** What a gram of meat that is fried for a salad takes beside that. */
const SALT_SHARE_OF_FRIED = 0.003;
const FRIED_FOR_SALADS: ReadonlySet<CookingKind> = new Set(['poultry', 'tender-meat', 'pan-meat']);
/** What is eaten cold, on bread, takes more. */
const SALT_SHARE_OF_DIPS = 0.008;
/** What raises a dough has sodium that does not taste of salt. */
const RAISING: ReadonlySet<CookingKind> = new Set(['leavening', 'flour']);
/** What a dough takes beside that, as a share of its flour. */
const SALT_SHARE_OF_DOUGH = 0.01;
/** The share of the salt in eggs that is tasted. */
const TASTED_OF_EGGS = 0.5;
/** The slots of what is cooked in salted water of its own, and the share of its weight that the dish is salted for. */
const SEASONED_APART: ReadonlyMap<string, number> = new Map([
  ['side', 0.4],
  ['boiled', 0.7],
]);
/** The same of pasta, in dishes that it is cooked apart for. */
const SHARE_OF_PASTA = 0.7;
const PASTA_DISHES: ReadonlySet<DishTemplate['dishType']> = new Set<DishTemplate['dishType']>([
  'short-pasta',
  'long-pasta',
]);
const PASTA: ReadonlySet<CookingKind> = new Set(['pasta', 'fresh-pasta']);
/** Leaves lose most of their weight in the pan: the share of it that the dish is salted for. */
const SHARE_OF_LEAVES = 0.75;
/** The slot of what is dipped: raw vegetables take their salt from the dip. */
const DIPPED = 'dippers';
/** Salted already, and eaten with the dish: its salt seasons nothing else. */
const SALTED_APART: ReadonlySet<CookingKind> = new Set(['bread', 'wrap']);
/** The share of the weight of what can be left out that the dish is salted for. */
const SHARE_OF_OPTIONAL = 0.5;
/** The least salt that a recipe names, in grams. */
const LEAST_SALT = 0.75;
/** Potatoes are bland inside, however salty what they are roasted or fried with: the salt that a gram of them takes, in dishes without a liquid. */
const SALT_SHARE_OF_POTATOES = 0.005;
const DRY: ReadonlySet<DishTemplate['dishType']> = new Set<DishTemplate['dishType']>([
  'tray-bake',
  'roast',
  'hash',
  'pan-fried',
  'frittata',
]);
/** The salt that draws water from a gram of raw vegetables. */
const SALT_TO_DRAW = 0.0045;
/** Lacking that little, salt stays out where it is not needed; but raw tomato and eggs on bread are flat without. */
const LEAST_ON_BREAD = -1;
const FLAT_ON_BREAD: Partial<Record<DishTemplate['dishType'], CookingKind>> = { sandwich: 'tomato', toast: 'egg' };

/** The amounts with enough liquid for what swells in it, and with salt for the weight of the dish. */
export function seasonAndMoisten(
  ingredients: readonly MeasuredIngredient[],
  template: DishTemplate,
  kb: KnowledgeBase,
): MeasuredIngredient[] {
  const moist = withEnoughToSimmer(withLiquid(ingredients, template, kb), template, kb);
  return withSalt(limitStock(moist, template, kb), template, kb);
}

/** With liquid for all that simmers in a soup, a stew or a curry: what lentils take up, and enough around the rest. */
function withEnoughToSimmer(
  ingredients: readonly MeasuredIngredient[],
  { dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const share = SIMMERED_DISHES[dishType];
  const pourable = ingredients.find(isPourable);
  if (share === undefined || !pourable) return ingredients;
  const simmered = ingredients.filter(({ slot, proposed }) => !SEASONED_APART.has(slot) && proposed !== 'optional');
  const swells = (kind: CookingKind) => (kind === 'lentil' ? (ABSORBED.lentil ?? 0) : (TO_SIMMER[kind] ?? 0) * share);
  const needed = sumBy(simmered, ({ cooking, measured }) => swells(cooking.kind) * measured.grams);
  const lacking = needed - liquidIn(ingredients);
  if (lacking <= 0) return ingredients;
  return ingredients.map((one) => (one === pourable ? remeasured(one, one.measured.grams + lacking, kb) : one));
}

function isPourable({ cooking: { kind } }: MeasuredIngredient): boolean {
  return kind === 'stock' || kind === 'water';
}

/** Grams of liquid in a dish. */
function liquidIn(ingredients: readonly MeasuredIngredient[]): number {
  const hasLentils = ingredients.some(({ cooking }) => cooking.kind === 'lentil');
  return sumBy(ingredients, ({ cooking, measured }) =>
    hasLentils && TOMATO.has(cooking.kind) ? 0 : (LIQUID[cooking.kind] ?? 0) * measured.grams,
  );
}

function withLiquid(
  ingredients: readonly MeasuredIngredient[],
  { dishType }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const absorbed = sumBy(ingredients, ({ cooking, measured }) => (ABSORBED[cooking.kind] ?? 0) * measured.grams);
  const hasLentils = ingredients.some(({ cooking }) => cooking.kind === 'lentil');
  const liquid = liquidIn(ingredients);
  const pourable = ingredients.find(isPourable);
  if (!pourable) return ingredients;
  if (liquid >= absorbed) {
    const gives = dishType === 'braise' ? GIVEN_TO_BRAISE : GIVEN;
    const keepsStock = hasLentils || dishType === 'pan-fried';
    return keepsStock ? ingredients : withoutWhatIsGiven(ingredients, pourable, gives, kb);
  }
  const more = pourable.measured.grams + absorbed - liquid;
  return ingredients.map((one) => (one === pourable ? remeasured(one, more, kb) : one));
}

function withoutWhatIsGiven(
  ingredients: readonly MeasuredIngredient[],
  stock: MeasuredIngredient,
  gives: Partial<Record<CookingKind, number>>,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const given = sumBy(ingredients, ({ cooking, measured }) => (gives[cooking.kind] ?? 0) * measured.grams);
  if (stock.slot !== SIMMERED_IN || given === 0) return ingredients;
  const grams = Math.max(stock.measured.grams * LEAST_STOCK, stock.measured.grams - given);
  return ingredients.map((one) => (one === stock ? remeasured(one, grams, kb) : one));
}

/** Limits the stock of a soup to what goes with the rest, so that it isn't thin; noodles swim in theirs. */
function limitStock(
  ingredients: readonly MeasuredIngredient[],
  { dishType, steps }: DishTemplate,
  kb: KnowledgeBase,
): readonly MeasuredIngredient[] {
  const stock = ingredients.find((one) => one.slot === SIMMERED_IN && isPourable(one));
  if ((dishType !== 'soup' && dishType !== 'noodle-soup') || !stock) return ingredients;
  const solid = sumBy(ingredients, ({ cooking, measured }) =>
    SALTED_APART.has(cooking.kind) ? 0 : measured.grams * (1 - (LIQUID[cooking.kind] ?? 0)),
  );
  const most = steps.some(({ en }) => BLENDED.test(en)) ? MOST_STOCK_OF_PUREE : MOST_STOCK;
  const absorbed = sumBy(ingredients, ({ cooking, measured }) => (ABSORBED[cooking.kind] ?? 0) * measured.grams);
  const creamy = sumBy(ingredients, ({ cooking, measured }) => (MILKS[cooking.kind] ?? 0) * measured.grams);
  const thinned = stock.measured.grams - (absorbed === 0 ? creamy * SHARE_AT_LEAST : 0);
  const wanted =
    dishType === 'noodle-soup' ? stock.measured.grams - creamy : Math.min(thinned, solid * most + absorbed - creamy);
  const enough = Math.max(wanted, stock.measured.grams * LEAST_STOCK);
  const grams = Math.min(stock.measured.grams, enough);
  return ingredients.map((one) => (one === stock ? remeasured(one, grams, kb) : one));
}

function withSalt(
  ingredients: readonly MeasuredIngredient[],
  { slots, dishType, families }: DishTemplate,
  kb: KnowledgeBase,
): MeasuredIngredient[] {
  const share = dishType === 'salad' ? SALT_SHARE_OF_SALADS : dishType === 'dip' ? SALT_SHARE_OF_DIPS : SALT_SHARE;
  const lentils = sumBy(ingredients, ({ cooking, measured }) => (cooking.kind === 'lentil' ? measured.grams : 0));
  const water = sumBy(ingredients, ({ cooking, measured }) => (cooking.kind === 'water' ? measured.grams : 0));
  const eaten = dishType === 'soup' ? water : Math.min(water, lentils * (ABSORBED.lentil ?? 0));
  const solids = sumBy(ingredients, ({ slot, cooking, measured, proposed }) => {
    if (cooking.kind === 'water' || slot === DIPPED || SALTED_APART.has(cooking.kind)) return 0;
    const apart = SEASONED_APART.get(slot);
    if (apart !== undefined) return measured.grams * apart;
    if (PASTA_DISHES.has(dishType) && PASTA.has(cooking.kind)) return measured.grams * SHARE_OF_PASTA;
    const wilted = cooking.kind === 'leafy' && dishType !== 'soup' ? SHARE_OF_LEAVES : 1;
    return measured.grams * wilted * (proposed === 'optional' && dishType !== 'salad' ? SHARE_OF_OPTIONAL : 1);
  });
  const weight = solids + eaten;
  // The pinch of salt in something sweet does not go by weight.
  if (families.includes('sweet')) return [...ingredients];
  const others = ingredients.filter(
    ({ slot, cooking: { kind } }) =>
      kind !== 'salt' && !SEASONED_APART.has(slot) && !SALTED_APART.has(kind) && !RAISING.has(kind),
  );
  const present = sumBy(
    others,
    ({ id, cooking, measured }) =>
      (saltContentOf(id, kb) * measured.grams * (cooking.kind === 'egg' ? TASTED_OF_EGGS : 1)) / 100,
  );
  const isDough = ingredients.some(({ id, cooking }) => cooking.kind === 'leavening' || id === 'self-raising-flour');
  const flour = isDough
    ? sumBy(ingredients, ({ cooking, measured }) => (cooking.kind === 'flour' ? measured.grams : 0))
    : 0;
  const fried =
    dishType === 'salad'
      ? sumBy(ingredients, ({ cooking, measured }) => (FRIED_FOR_SALADS.has(cooking.kind) ? measured.grams : 0))
      : 0;
  const lacking = weight * share + fried * SALT_SHARE_OF_FRIED + flour * SALT_SHARE_OF_DOUGH - present;
  const isSalt = ({ cooking }: MeasuredIngredient) => cooking.kind === 'salt' && cooking.by === 'tsp';
  const isFlat = ingredients.some(({ cooking }) => cooking.kind === FLAT_ON_BREAD[dishType]);
  const potatoes = DRY.has(dishType)
    ? sumBy(ingredients, ({ slot, cooking, measured }) =>
        cooking.kind === 'potato' && !SEASONED_APART.has(slot) ? measured.grams : 0,
      )
    : 0;
  const forPotatoes = potatoes * SALT_SHARE_OF_POTATOES;
  const seasoned =
    lacking < (isFlat ? LEAST_ON_BREAD : LEAST_SALT) && forPotatoes < LEAST_SALT
      ? ingredients.filter((one) => !isSalt(one) || !slots[one.slot]?.asNeeded)
      : ingredients;
  const least = Math.max(LEAST_SALT, forPotatoes);
  const drawnBy = ({ slot }: MeasuredIngredient) =>
    SALT_TO_DRAW * sumBy(ingredients, (one) => (slots[slot]?.draws?.includes(one.slot) ? one.measured.grams : 0));
  return seasoned.map((one) => (isSalt(one) ? remeasured(one, Math.max(least, drawnBy(one), lacking), kb) : one));
}

function remeasured(ingredient: MeasuredIngredient, grams: number, kb: KnowledgeBase): MeasuredIngredient {
  return { ...ingredient, measured: householdMeasure(ingredient.id, grams, ingredient.cooking, kb) };
}

function sumBy(ingredients: readonly MeasuredIngredient[], value: (one: MeasuredIngredient) => number): number {
  return ingredients.reduce((sum, one) => sum + value(one), 0);
}
