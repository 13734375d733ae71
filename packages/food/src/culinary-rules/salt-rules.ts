import { SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { KnowledgeBase } from '../knowledge-base.ts';
import { saltContentOf } from '../nutrition/salt-content.ts';
import type { DishFacts, FactLine } from './dish-facts.ts';

/** Salt in a savoury dish, in percent of its weight without plain water. */
const LEAST_PERCENT = 0.3;
const MOST_PERCENT = 3;
/** Grams of salt in 100 g of brined meat. */
const BRINED = 2;
/** Dishes that are cured or preserved, and sauces and spreads that season others. */
const STRONG = new Set([
  'pickle',
  'sauce',
  'dressing',
  'spread',
  'dip',
  'stock',
  'cold-plate',
  'snack-mix',
  'bites',
  'raw-fish',
  'toast',
  'sandwich',
]);
/** Dishes that are often sweet or need no salt. */
const UNSALTED = new Set<string>([
  ...SWEET_DISH_TYPES,
  'porridge',
  'muesli',
  'yogurt-bowl',
  'smoothie-bowl',
  'pancakes',
  'crepes',
  'waffles',
  'snack-mix',
  'jam',
  'dough',
  'stock',
  'spread',
  'toast',
  'bread',
  'fritters',
  'bites',
  'sauce',
  'cold-plate',
]);

/** Salt against the weight of a savoury dish, and salt that only the words of a step add. */
export function saltProblems(facts: DishFacts, kb: KnowledgeBase): string[] {
  const { recipe, lines } = facts;
  if (recipe.category === 'Drinks') return [];
  const unlisted =
    /\bsalt\b(?! (cod|pork|beef|fish))|\bsalted (boiling |cold )?water|\bseason(ed)?\b/.test(facts.steps.join(' ')) &&
    !lines.some((line) => isSalty(line, kb))
      ? ['the steps salt or season, but no salt is listed; list it with an amount']
      : [];
  const salt = lines.reduce((sum, line) => sum + (saltIn(line, kb) * line.grams) / 100, 0);
  const weight = lines.reduce((sum, line) => sum + (line.is('water', 'ice') ? 0 : line.grams), 0);
  if (weight === 0) return unlisted;
  const percent = (salt / weight) * 100;
  const dish = recipe.dishType ?? '';
  const says = `${percent.toFixed(2)} % of the weight is salt`;
  if (percent < LEAST_PERCENT && !UNSALTED.has(dish) && !isSweet(facts)) {
    return [
      ...unlisted,
      `${says}; list about 1 %, that is ${Math.round(weight / 100)} g or ${(weight / 600).toFixed(1)} tsp`,
    ];
  }
  const drains = /\bdrain|rinse|boil(ing|ed)?\b|brine|cure|salted water/.test(facts.text);
  return percent > MOST_PERCENT && !STRONG.has(dish) && !drains
    ? [...unlisted, `${says}; that is too salty`]
    : unlisted;
}

/** With the salt that its preparation adds: meat that was brined. */
function saltIn(line: FactLine, kb: KnowledgeBase): number {
  return /brined|salted|cured/.test(line.line.preparation?.en ?? '') ? BRINED : saltContentOf(line.ingredient.id, kb);
}

/** True of what seasons a dish by its salt, in whatever amount. */
function isSalty(line: FactLine, kb: KnowledgeBase): boolean {
  return saltContentOf(line.ingredient.id, kb) >= 2.5;
}

function isSweet(facts: DishFacts): boolean {
  const sugar = facts.lines.reduce(
    (sum, { ingredient, grams }) => sum + (ingredient.roles.includes('sweetener') ? grams : 0),
    0,
  );
  const weight = facts.lines.reduce((sum, { grams }) => sum + grams, 0);
  return sugar > weight * 0.08;
}
