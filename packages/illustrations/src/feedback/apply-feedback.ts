import {
  type DishIllustration,
  type DrinkIllustration,
  ILLUSTRATION_GLASSES,
  ILLUSTRATION_SIDE_BASES,
  ILLUSTRATION_VESSELS,
  type Illustration,
  type IllustrationBase,
  type IllustrationPart,
  MOST_ILLUSTRATION_PARTS,
} from '@larder/contract/dish/illustration';
import {
  INGREDIENT_PARTS,
  type IngredientPart,
  kindOfPart,
  PARTS_OF_KIND,
} from '@larder/contract/dish/ingredient-part';
import type { Amount, FeedbackChange } from './read-feedback.ts';

/** How many pieces one wish for more adds. */
const MORE_PIECES = 3;
const MOST_GARNISHES = 2;
const SEEN_FROM_SIDE: ReadonlySet<IllustrationBase> = new Set(ILLUSTRATION_SIDE_BASES);
/** Bases that are pieces in no sauce, on which sauce can be drawn; a bake or a cake has none. */
const WITH_SAUCE: Partial<Record<IllustrationBase, IllustrationBase>> = { none: 'sauce', rice: 'sauce-and-rice' };
const WITHOUT_SAUCE: Partial<Record<IllustrationBase, IllustrationBase>> = { sauce: 'none', 'sauce-and-rice': 'rice' };

/**
 * A picture changed as asked, as far as a drawing can show it. Nothing is added that is not among `own`, the parts that
 * the recipe's ingredients are drawn as.
 */
export function applyFeedback(
  illustration: Illustration,
  changes: readonly FeedbackChange[],
  own: ReadonlySet<string>,
): Illustration {
  return changes.reduce<Illustration>(
    (changed, change) =>
      changed.kind === 'dish' ? changeDish(changed, change, own) : changeDrink(changed, change, own),
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

function changeDish(dish: DishIllustration, change: FeedbackChange, own: ReadonlySet<string>): DishIllustration {
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
    case 'parts':
      return { ...dish, parts: changeParts(dish.parts, meantBy(change), own).slice(0, MOST_ILLUSTRATION_PARTS) };
    default:
      return dish;
  }
}

function changeDrink(drink: DrinkIllustration, change: FeedbackChange, own: ReadonlySet<string>): DrinkIllustration {
  switch (change.type) {
    case 'glass':
      return { ...drink, glass: change.glass ?? nextOf(ILLUSTRATION_GLASSES, drink.glass) };
    case 'colour':
      return { ...drink, colours: [change.colour, change.colour] };
    case 'ice':
      if (change.amount === 'more') return own.has('ice') ? { ...drink, ice: true } : drink;
      return change.amount === 'none' ? { ...drink, ice: false } : drink;
    case 'garnish':
      return change.amount === 'more' ? drink : { ...drink, garnish: [] };
    case 'parts':
      return {
        ...drink,
        garnish: [...new Set(changeParts(drink.garnish, meantBy(change), own))].slice(0, MOST_GARNISHES),
      };
    default:
      return drink;
  }
}

type PartsChange = { amount: Amount; parts: readonly IngredientPart[] };

/** The first part of a kind means them all: "fish" is also tuna. */
function meantBy({ amount, parts }: PartsChange): PartsChange {
  const meant = parts.flatMap((part): readonly IngredientPart[] => {
    const kind = kindOfPart(part);
    const all: readonly IngredientPart[] = kind ? PARTS_OF_KIND[kind] : [];
    return all[0] === part ? all : [part];
  });
  return { amount, parts: meant };
}

function changeParts(
  shown: readonly IllustrationPart[],
  { amount, parts }: PartsChange,
  own: ReadonlySet<string>,
): IllustrationPart[] {
  const asked: readonly IllustrationPart[] = parts;
  if (amount === 'none') return shown.filter((part) => !asked.includes(part));
  if (amount === 'more') {
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
