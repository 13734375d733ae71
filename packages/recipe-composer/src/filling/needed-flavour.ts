import { SWEET_DISH_TYPES } from '@larder/contract/dish/dish-type';
import type { CookingKind } from '@larder/food/ingredients/cooking';
import { ACIDS } from '../techniques/kind-groups.ts';
import type { DishTemplate } from '../templates/dish-template.ts';
import type { DishIngredient } from './dish-ingredient.ts';

/** A part in the flavour of a dish: what brings it that most people have at home, and what else does. */
type FlavourPart = { atHome: ReadonlySet<CookingKind>; alsoFrom: ReadonlySet<CookingKind> };

const SEASONING: FlavourPart = {
  atHome: new Set(['spice', 'sweet-spice', 'dried-herb', 'soy', 'mustard']),
  alsoFrom: new Set(['infused-herb', 'curry-paste', 'miso', 'pesto', 'hot-sauce', 'salsa', 'tahini', 'tomato-paste']),
};
const AROMATIC: FlavourPart = {
  atHome: new Set(['onion', 'garlic']),
  alsoFrom: new Set(['spring-onion', 'ginger', 'chilli', 'curry-paste']),
};
const ACID: FlavourPart = {
  atHome: ACIDS,
  alsoFrom: new Set(['wine', 'sparkling-wine', 'tomato', 'tinned-tomato', 'yogurt', 'orange', 'rhubarb', 'mixer']),
};
/** What a dish ends with: something fresh or sharp, without which it is flat. */
const FINISH: FlavourPart = {
  atHome: new Set(['herb']),
  alsoFrom: new Set([
    ...membersOf(ACID),
    ...['raw', 'salad-leaf', 'spring-onion', 'briny', 'pesto', 'salsa', 'mustard', 'hot-sauce', 'soy', 'miso'],
  ] as CookingKind[]),
};
const SCENT: FlavourPart = {
  atHome: new Set(['sweet-spice', 'whole-spice']),
  alsoFrom: new Set(['ginger', 'herb', 'tea', 'herbal-tea']),
};
const SWEETNESS: FlavourPart = {
  atHome: new Set(['sugar', 'honey']),
  alsoFrom: new Set(['syrup', 'jam', 'banana', 'dried-fruit', 'ice-cream', 'biscuit', 'custard']),
};

/** True of what most people have at home to season savoury dishes. */
export function isKeptAtHome(kind: CookingKind | undefined): boolean {
  return kind !== undefined && [SEASONING, AROMATIC, ACID].some(({ atHome }) => atHome.has(kind));
}

/** True of a dish that takes herbs and vinegar. */
export function isSavoury({ category, dishType, slots }: DishTemplate): boolean {
  return category === 'Meals' && slots.salt !== undefined && !SWEET_DISH_TYPES.some((type) => type === dishType);
}

function partsOf(template: DishTemplate): readonly FlavourPart[] {
  if (template.category === 'Drinks') return [ACID, SCENT];
  return template.families.includes('sweet') ? [SWEETNESS] : [SEASONING, AROMATIC, ACID, FINISH];
}

function membersOf({ atHome, alsoFrom }: FlavourPart): readonly CookingKind[] {
  return [...atHome, ...alsoFrom];
}

/** True of a kind that brings a part of its flavour to a dish which is bland without, and that people have at home. */
export function isNeededFlavour(kind: CookingKind, chosen: readonly DishIngredient[], template: DishTemplate): boolean {
  return partsOf(template).some(
    ({ atHome, alsoFrom }) =>
      atHome.has(kind) &&
      !chosen.some(
        ({ cooking, proposed }) => proposed !== 'optional' && (atHome.has(cooking.kind) || alsoFrom.has(cooking.kind)),
      ),
  );
}
