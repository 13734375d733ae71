import {
  type DishIllustration,
  type DrinkIllustration,
  ILLUSTRATION_GLASSES,
  ILLUSTRATION_SIDE_BASES,
  ILLUSTRATION_VESSELS,
  type Illustration,
  type IllustrationBase,
  type IllustrationPart,
  MOST_GARNISHES,
  MOST_ILLUSTRATION_PARTS,
} from '@larder/contract/dish/illustration';
import { INGREDIENT_PARTS } from '@larder/contract/dish/ingredient-part';
import type { Amount, FeedbackChange } from './feedback-change.ts';
import type { FoodParts } from './food-parts.ts';

/** How many pieces one wish for more adds. */
const MORE_PIECES = 3;
const SEEN_FROM_SIDE: ReadonlySet<IllustrationBase> = new Set(ILLUSTRATION_SIDE_BASES);
/** Bases that are pieces in no sauce, on which sauce can be drawn; a bake or a cake has none. */
const WITH_SAUCE: Partial<Record<IllustrationBase, IllustrationBase>> = { none: 'sauce', rice: 'sauce-and-rice' };
const WITHOUT_SAUCE: Partial<Record<IllustrationBase, IllustrationBase>> = { sauce: 'none', 'sauce-and-rice': 'rice' };

/** A picture changed as asked, as far as a drawing can show it. */
export function applyFeedback(
  illustration: Illustration,
  changes: readonly FeedbackChange[],
  drawn: FoodParts,
): Illustration {
  return changes.reduce<Illustration>(
    (changed, change) =>
      changed.kind === 'dish' ? changeDish(changed, change, drawn) : changeDrink(changed, change, drawn),
    illustration,
  );
}

/** Whether a picture shows all ingredients that another shows. */
export function showsAllOf(changed: Illustration, original: Illustration): boolean {
  const shown = new Set(partsOf(changed));
  const ingredients = new Set<string>(INGREDIENT_PARTS);
  return partsOf(original).every((part) => shown.has(part) || !ingredients.has(part));
}

function partsOf(illustration: Illustration): readonly IllustrationPart[] {
  return illustration.kind === 'dish' ? illustration.parts : illustration.garnish;
}

function changeDish(dish: DishIllustration, change: FeedbackChange, drawn: FoodParts): DishIllustration {
  switch (change.type) {
    case 'vessel':
      if (SEEN_FROM_SIDE.has(dish.base)) return dish;
      return { ...dish, vessel: change.vessel ?? nextOf(ILLUSTRATION_VESSELS, dish.vessel) };
    case 'colour':
      return { ...dish, colour: change.colour };
    case 'sauce': {
      const bases = change.amount === 'more' ? WITH_SAUCE : WITHOUT_SAUCE;
      return { ...dish, base: bases[dish.base] ?? dish.base };
    }
    case 'foods':
      return { ...dish, parts: changeParts(dish.parts, change, drawn).slice(0, MOST_ILLUSTRATION_PARTS) };
    default:
      return dish;
  }
}

function changeDrink(drink: DrinkIllustration, change: FeedbackChange, drawn: FoodParts): DrinkIllustration {
  switch (change.type) {
    case 'glass':
      return { ...drink, glass: change.glass ?? nextOf(ILLUSTRATION_GLASSES, drink.glass) };
    case 'colour':
      return { ...drink, colours: [change.colour, change.colour] };
    case 'ice':
      if (change.amount === 'more') return drawn.own.has('ice') ? { ...drink, ice: true } : drink;
      return change.amount === 'none' ? { ...drink, ice: false } : drink;
    case 'garnish':
      return change.amount === 'more' ? drink : { ...drink, garnish: [] };
    case 'foods':
      return { ...drink, garnish: [...new Set(changeParts(drink.garnish, change, drawn))].slice(0, MOST_GARNISHES) };
    default:
      return drink;
  }
}

function changeParts(
  shown: readonly IllustrationPart[],
  { amount, foods, isStated = false }: { amount: Amount; foods: readonly string[]; isStated?: boolean },
  { own, partsOfFood }: FoodParts,
): IllustrationPart[] {
  const parts = foods.flatMap(partsOfFood);
  const isMissing = isStated && !parts.some((part) => shown.includes(part));
  if (amount === 'none' && !isMissing) return shown.filter((part) => !parts.includes(part));
  if (amount === 'more' || isMissing) {
    const added = parts.find((part) => shown.includes(part)) ?? parts.find((part) => own.has(part));
    return added && own.has(added) ? [...Array.from({ length: MORE_PIECES }, () => added), ...shown] : [...shown];
  }
  return parts.reduce<IllustrationPart[]>(halve, [...shown]);
}

/** Half the pieces of a part, at least one. */
function halve(shown: readonly IllustrationPart[], part: IllustrationPart): IllustrationPart[] {
  let left = Math.ceil(shown.filter((one) => one === part).length / 2);
  return shown.filter((one) => one !== part || left-- > 0);
}

function nextOf<T>(all: readonly T[], current: T): T {
  return all[(all.indexOf(current) + 1) % all.length] ?? current;
}
