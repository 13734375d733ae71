import { DIETS, type Diet, type DietType } from '@larder/contract/diet';
import { type DietState, dietStateOf, type OriginDiet } from '../ingredients/diet-rules.ts';
import type { Ingredient } from '../ingredients/ingredient.ts';
import { netCarbsPer100g } from '../nutrition/net-carbs.ts';
import type { Portion, Portions } from '../nutrition/nutrition.ts';
import type { CanonicalRecipe } from '../recipe.ts';
import type { Mention } from './mentions.ts';

/** The verdict on a diet, and the mentions it rests on: those that violate it, else those that leave it open. */
export type DietFinding = { diet: Diet; state: DietState; evidence: Mention[] };

/** Maximum net carbohydrate of a keto dish, in grams a serving. */
export const KETO_MAX_NET_CARBS = 12;
/** Lines with less net carbohydrate, in grams a serving, are not given as evidence. */
const MIN_EVIDENCE_NET_CARBS = 1;
/** Grams of net carbohydrate per 100 g below which a line of unknown weight can't violate keto. */
const LOW_NET_CARBS = 5;

/** Judges a recipe by all six diets, in the contract's order. */
export function judgeDiets(
  recipe: Pick<CanonicalRecipe, 'lines'>,
  mentions: readonly Mention[],
  portions: Portions,
): DietFinding[] {
  return DIETS.map((diet): DietFinding => {
    if (diet === 'Meat') return { diet, state: 'yes', evidence: [] };
    if (diet === 'Keto') return judgeKeto(recipe, mentions, portions);
    if (diet === 'Low FODMAP') return judgeFodmap(mentions, portions);
    return judgeOrigin(diet, mentions);
  });
}

/** The strictest of Vegan, Vegetarian, Fish and Meat that holds for certain; Unknown where none does. */
export function dietTypeOf(diets: readonly DietFinding[]): DietType {
  const stateOf = (diet: Diet) => diets.find((finding) => finding.diet === diet)?.state;
  for (const diet of ['Vegan', 'Vegetarian', 'Fish'] as const) if (stateOf(diet) === 'yes') return diet;
  return stateOf('Fish') === 'no' ? 'Meat' : 'Unknown';
}

function decide(diet: Diet, violating: Mention[], open: Mention[]): DietFinding {
  if (violating.length > 0) return { diet, state: 'no', evidence: violating };
  return open.length > 0 ? { diet, state: 'cant-tell', evidence: open } : { diet, state: 'yes', evidence: [] };
}

function judgeOrigin(diet: OriginDiet, mentions: readonly Mention[]): DietFinding {
  const stateOf = ({ ingredient, isPossible }: Mention): DietState => {
    const state = ingredient ? dietStateOf(ingredient, diet) : 'cant-tell';
    return isPossible && state === 'no' ? 'cant-tell' : state;
  };
  return decide(
    diet,
    mentions.filter((mention) => stateOf(mention) === 'no'),
    mentions.filter((mention) => stateOf(mention) === 'cant-tell'),
  );
}

function netCarbs({ ingredient, grams }: Portion): number {
  return (netCarbsPer100g(ingredient) * grams) / 100;
}

function judgeKeto(
  { lines }: Pick<CanonicalRecipe, 'lines'>,
  mentions: readonly Mention[],
  { known, uncounted }: Portions,
): DietFinding {
  const total = known.reduce((sum, portion) => sum + netCarbs(portion), 0);
  const rich = new Set(known.filter((portion) => netCarbs(portion) >= MIN_EVIDENCE_NET_CARBS).map(({ line }) => line));
  const ofLine = ({ where, index, ingredient }: Mention) =>
    where === 'ingredient' && (ingredient?.id ?? null) === (lines[index]?.ingredient ?? null);
  const isOpen = (mention: Mention) =>
    !mention.isPossible &&
    (mention.where === 'step' || uncounted.includes(mention.index)) &&
    (mention.ingredient === null || netCarbsPer100g(mention.ingredient) >= LOW_NET_CARBS);
  return decide(
    'Keto',
    total > KETO_MAX_NET_CARBS ? mentions.filter((mention) => ofLine(mention) && rich.has(mention.index)) : [],
    mentions.filter(isOpen),
  );
}

/** Times the least of one ingredient that is not low: amounts below it add up, and with this much of them nothing is certain. */
const MAX_FODMAP_LOAD = 1.5;
/** Lines that are a smaller share of such an amount are not given as evidence. */
const MIN_EVIDENCE_FODMAP_SHARE = 0.2;

/** True of foods of wheat, rye, barley and oats. All have fructans, so their amounts add up (Monash: "FODMAP stacking"). */
const hasCerealFructans = ({ allergens }: Ingredient): boolean => allergens?.includes('Gluten') === true;

function judgeFodmap(mentions: readonly Mention[], { known }: Portions): DietFinding {
  const eaten = new Map<string, number>();
  for (const { ingredient, most } of known) eaten.set(ingredient.id, (eaten.get(ingredient.id) ?? 0) + most);
  const share = ({ id, fodmapFrom }: Ingredient) => (fodmapFrom === undefined ? 0 : (eaten.get(id) ?? 0) / fodmapFrom);
  const foods = [...new Map(known.map(({ ingredient }) => [ingredient.id, ingredient])).values()];
  const load = (each: readonly Ingredient[]) => each.reduce((sum, food) => sum + share(food), 0);
  const isHigh = (food: Ingredient) => share(food) >= 1;
  const isNotable = (food: Ingredient) => share(food) >= MIN_EVIDENCE_FODMAP_SHARE;
  const isHighTogether = !foods.some(isHigh) && load(foods.filter(hasCerealFructans)) >= 1;
  const isTooMuch = (food: Ingredient) => (isHighTogether ? hasCerealFructans(food) && isNotable(food) : isHigh(food));
  const isLoaded = load(foods) > MAX_FODMAP_LOAD;
  const isOpen = (food: Ingredient) =>
    (food.fodmapFrom !== undefined && !eaten.has(food.id)) || (isLoaded && isNotable(food));
  return decide(
    'Low FODMAP',
    mentions.filter(({ ingredient }) => ingredient && isTooMuch(ingredient)),
    mentions.filter(({ ingredient }) => ingredient === null || isOpen(ingredient)),
  );
}
