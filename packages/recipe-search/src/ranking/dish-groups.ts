import type { DishType } from '@larder/contract/dish/dish-type';
import type { CanonicalRecipe } from '@larder/food/recipe';

/** Dish types that count as alike among the first answers of a search. Each type is in one group. */
export const DISH_GROUPS = {
  curry: ['curry', 'dal'],
  soup: ['soup', 'cold-soup', 'noodle-soup', 'stock'],
  stew: ['stew', 'braise', 'chilli', 'bean-dish'],
  noodles: ['noodles'],
  pasta: ['long-pasta', 'short-pasta', 'filled-pasta', 'baked-pasta', 'gnocchi'],
  rice: ['fried-rice', 'risotto', 'paella', 'rice-dish', 'sushi', 'bowl'],
  grain: ['grain-dish'],
  wok: ['stir-fry'],
  eggs: [
    'omelette',
    'frittata',
    'fried-eggs',
    'scrambled-eggs',
    'boiled-eggs',
    'poached-eggs',
    'baked-eggs',
    'cooked-breakfast',
    'quiche',
  ],
  salad: ['salad', 'raw-fish', 'cold-plate', 'dressing'],
  tacos: ['taco', 'quesadilla', 'enchiladas', 'nachos', 'wrap'],
  bread: ['toast', 'sandwich', 'burger', 'pizza', 'flatbread', 'bread'],
  oven: ['roast', 'tray-bake', 'gratin', 'savoury-pie', 'savoury-tart', 'stuffed-vegetables', 'baked-potato'],
  pan: ['pan-fried', 'grilled', 'skewers', 'meatballs', 'breaded', 'steamed'],
  pancakes: ['pancakes', 'savoury-pancake', 'crepes', 'waffles', 'fritters', 'hash'],
  pastry: ['savoury-pastry', 'dumplings'],
  side: ['vegetable-side', 'potato-side', 'mash', 'chips', 'pickle'],
  'breakfast bowl': ['porridge', 'muesli', 'yogurt-bowl', 'smoothie-bowl'],
  cake: [
    'cake',
    'cheesecake',
    'muffins',
    'cookies',
    'bars',
    'sweet-pie',
    'sweet-tart',
    'sweet-pastry',
    'doughnuts',
    'sweet-bread',
    'crumble',
    'pudding',
    'meringue',
    'dough',
  ],
  dessert: ['custard', 'mousse', 'trifle', 'ice-cream', 'fruit-dessert'],
  dip: ['dip', 'sauce', 'spread', 'jam'],
  bite: ['bites', 'crisps', 'snack-mix', 'confectionery'],
  smoothie: ['smoothie', 'milkshake', 'yogurt-drink'],
  'hot drink': ['hot-cocktail', 'coffee', 'tea', 'infusion', 'hot-chocolate', 'hot-milk'],
  cooler: ['mocktail', 'juice', 'lemonade', 'agua-fresca', 'slush', 'infused-water', 'iced-tea', 'grain-drink'],
  'iced coffee': ['iced-coffee', 'coffee-cocktail'],
  cocktail: [
    'sour',
    'stirred-cocktail',
    'highball',
    'spritz',
    'tropical-cocktail',
    'frozen-cocktail',
    'creamy-cocktail',
    'muddled-cocktail',
    'sparkling-cocktail',
    'punch',
    'wine-drink',
    'beer-drink',
    'shot',
  ],
} as const satisfies Record<string, readonly DishType[]>;

const GROUP_OF: ReadonlyMap<DishType, string> = new Map(
  Object.entries(DISH_GROUPS).flatMap(([group, types]) => types.map((type) => [type, group] as const)),
);

/** The name of the group that a dish type is in. */
export function groupOfType(type: DishType): string | undefined {
  return GROUP_OF.get(type);
}

/** The group of a recipe's dish type; its own id where the type is unknown, so that it is like no other. */
export function dishGroupOf({ dishType, id }: Pick<CanonicalRecipe, 'dishType' | 'id'>): string {
  return (dishType && GROUP_OF.get(dishType)) ?? id;
}
