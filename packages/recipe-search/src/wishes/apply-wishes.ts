import { MEAL_TYPES, type Subcategory } from '@larder/contract/category';
import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import { cookingMinutes } from '@larder/contract/recipe';
import type { Course, Understood, UnmetWish } from '@larder/contract/search/understood';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { matchRecipe } from '../ranking/match-recipe.ts';
import { equipmentOf, suitsEquipment } from './recipe-equipment.ts';

/** What a request wishes for, as far as recipes are chosen by it. */
export type Wishes = Pick<
  Understood,
  'maxMinutes' | 'course' | 'cuisine' | 'equipment' | 'withoutEquipment' | 'useFirst' | 'only' | 'styles'
>;

/** Dish types of desserts: the sweet ones, and those that are more often sweet than savoury. */
const SWEET: ReadonlySet<DishType> = new Set([...SWEET_DISH_TYPES, 'crepes', 'pancakes', 'waffles']);
const STARTERS: ReadonlySet<DishType> = new Set([
  'soup',
  'cold-soup',
  'salad',
  'bites',
  'dip',
  'raw-fish',
  'cold-plate',
  'toast',
  'dumplings',
  'fritters',
  'skewers',
  'savoury-tart',
]);
const SIDES: ReadonlySet<DishType> = new Set([
  'vegetable-side',
  'potato-side',
  'mash',
  'chips',
  'salad',
  'rice-dish',
  'grain-dish',
  'pickle',
  'flatbread',
  'bread',
  'dal',
]);
/** The times of day at which a course is eaten. */
const EATEN_AT: Partial<Record<Course, readonly Subcategory[]>> = {
  breakfast: ['Breakfast'],
  lunch: ['Lunch', 'Dinner'],
  dinner: ['Dinner', 'Lunch'],
  snack: ['Snack'],
};

/**
 * Keeps the recipes that meet every wish that any of them meets, in their order but for foods to use first and for
 * styles, which move recipes up. A wish that none meets is left aside and named.
 */
export function applyWishes(
  recipes: readonly CanonicalRecipe[],
  wishes: Wishes,
  have: readonly string[],
  kb: KnowledgeBase,
): { recipes: CanonicalRecipe[]; unmet: UnmetWish[] } {
  const unmet: UnmetWish[] = [];
  let kept: readonly CanonicalRecipe[] = recipes;
  for (const [wish, meets] of filtersOf(wishes, have, kb)) {
    const meeting = kept.filter(meets);
    if (meeting.length > 0) kept = meeting;
    else if (recipes.length > 0) unmet.push(wish);
  }
  const uses = (recipe: CanonicalRecipe): boolean => wishes.useFirst.some((id) => usesFood(recipe, id, kb));
  if (wishes.useFirst.length > 0 && recipes.length > 0 && !kept.some(uses)) unmet.push('useFirst');
  const points = (recipe: CanonicalRecipe): number =>
    (uses(recipe) ? wishes.styles.length + 1 : 0) + stylePoints(recipe, wishes, kb);
  const ranked = kept.map((recipe, place) => ({ recipe, place, points: points(recipe) }));
  ranked.sort((one, other) => other.points - one.points || one.place - other.place);
  return { recipes: ranked.map(({ recipe }) => recipe), unmet };
}

type Filter = readonly [UnmetWish, (recipe: CanonicalRecipe) => boolean];

function filtersOf(wishes: Wishes, have: readonly string[], kb: KnowledgeBase): Filter[] {
  const { maxMinutes, course, cuisine, equipment, withoutEquipment, only } = wishes;
  const filters: Filter[] = [];
  if (withoutEquipment.length > 0) {
    filters.push(['withoutEquipment', (recipe) => withoutEquipment.every((tool) => !equipmentOf(recipe).has(tool))]);
  }
  if (maxMinutes !== null) filters.push(['maxMinutes', (recipe) => minutesOf(recipe) <= maxMinutes]);
  if (course !== null) filters.push(['course', (recipe) => suitsCourse(recipe, course)]);
  if (equipment.length > 0) filters.push(['equipment', (recipe) => suitsEquipment(recipe, equipment)]);
  if (cuisine !== null) filters.push(['cuisine', (recipe) => recipe.cuisine === cuisine]);
  if (only) filters.push(['only', (recipe) => matchRecipe(recipe, have, kb).missing.length === 0]);
  return filters;
}

function minutesOf({ steps }: CanonicalRecipe): number {
  return cookingMinutes(steps.map(({ seconds }) => ({ time: seconds })));
}

function suitsCourse({ category, subcategory, dishType }: CanonicalRecipe, course: Course): boolean {
  if (course === 'drink') return category === 'Drinks';
  if (category === 'Drinks') return false;
  const isSweet = dishType !== null && SWEET.has(dishType);
  if (course === 'dessert') return isSweet;
  if (course === 'starter') return dishType !== null && STARTERS.has(dishType);
  if (course === 'side') return dishType !== null && SIDES.has(dishType);
  const times = EATEN_AT[course] ?? MEAL_TYPES;
  return (
    subcategory !== null && times.includes(subcategory) && (course === 'breakfast' || course === 'snack' || !isSweet)
  );
}

function usesFood({ lines }: CanonicalRecipe, id: string, kb: KnowledgeBase): boolean {
  return lines.some(({ ingredient }) => ingredient && (kb.isKindOf(ingredient, id) || kb.isKindOf(id, ingredient)));
}

const HOT: readonly string[] = ['chilli', 'hot-sauce', 'cayenne-pepper', 'dried-chilli', 'harissa', 'thai-curry-paste'];
const QUICK_MINUTES = 30;
const FEW_STEPS = 4;

/** How many of the styles that can be told from a recipe it has. */
function stylePoints(recipe: CanonicalRecipe, { styles }: Wishes, kb: KnowledgeBase): number {
  return styles.filter((style) => hasStyle(recipe, style, kb)).length;
}

function hasStyle(recipe: CanonicalRecipe, style: string, kb: KnowledgeBase): boolean {
  const { dishType, steps } = recipe;
  const isHot = HOT.some((id) => usesFood(recipe, id, kb));
  switch (style) {
    case 'spicy':
      return isHot;
    case 'mild':
      return !isHot;
    case 'quick':
      return minutesOf(recipe) <= QUICK_MINUTES;
    case 'easy':
      return steps.length <= FEW_STEPS;
    case 'sweet':
      return dishType !== null && SWEET.has(dishType);
    case 'savoury':
      return dishType === null || !SWEET.has(dishType);
    case 'no-cook':
      return !equipmentOf(recipe).has('stovetop') && !equipmentOf(recipe).has('oven');
    case 'bake':
    case 'roast':
      return equipmentOf(recipe).has('oven');
    case 'grill':
      return dishType === 'grilled' || dishType === 'skewers';
    case 'stir-fry':
      return dishType === 'stir-fry';
    case 'freezer-friendly':
      return (recipe.freezesMonths ?? 0) > 0;
    default:
      return dishType === style || recipe.title.en.toLowerCase().includes(style.replaceAll('-', ' '));
  }
}
