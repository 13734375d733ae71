import type { DishType } from '@larder/contract/dish/dish-type';
import { type DrinkIllustration, type IllustrationColour, MOST_GARNISHES } from '@larder/contract/dish/illustration';
import { type IngredientPart, kindOfPart, type PartKind } from '@larder/contract/dish/ingredient-part';
import { DRINK_SCENES, type DrinkScene } from './drink-scenes.ts';
import { colourOf, hasAny, isMilky, milkShare } from './ingredient-colours.ts';
import { applyVariant, type VariedDish } from './scene-variants.ts';
import { DRINK_VARIANTS } from './variants/drink-variants.ts';

const SCENES: ReadonlyMap<string | null, DrinkScene> = new Map(Object.entries(DRINK_SCENES));
const ANY_DRINK: DrinkScene = { glass: 'highball', otherwise: 'lemon' };

const LIGHTER: Record<IllustrationColour, IllustrationColour> = {
  tomato: 'carrot',
  carrot: 'yolk',
  yolk: 'lemon',
  lemon: 'cream',
  cream: 'cream',
  leaf: 'leaf-light',
  'leaf-light': 'lemon',
  olive: 'lemon',
  berry: 'tomato',
  plum: 'berry',
  crust: 'carrot',
  chocolate: 'crust',
  sky: 'clear',
  clear: 'clear',
  lime: 'clear',
  pink: 'cream',
  amber: 'carrot',
};

/** What much milk makes of a colour. */
const WITH_MILK: Partial<Record<IllustrationColour, IllustrationColour>> = {
  berry: 'pink',
  tomato: 'pink',
  'leaf-light': 'lime',
};
const MUCH_MILK = 0.3;

/** In cubes, where it is not blended. */
const ICE = new Set(['ice']);
/** What decorates a glass, the likeliest first. */
const DECORATIONS: readonly PartKind[] = [
  'chilli',
  'lemon',
  'lime',
  'orange',
  'strawberry',
  'raspberry',
  'berry',
  'olive',
  'cucumber',
  'carrot',
  'pineapple',
  'peach',
  'apple',
  'mango',
  'melon',
  'banana',
  'kiwi',
  'exotic-fruit',
  'stalk',
  'spice',
];

/** What is in a drink and lies beside the glass where there is room. */
const BESIDE: readonly PartKind[] = [
  ...([
    'coconut',
    'nut',
    'peanut',
    'chocolate',
    'biscuit',
    'dried-fruit',
    'avocado',
    'leaf',
    'root',
    'garlic',
  ] as const),
  ...(['tomato', 'squash', 'seed'] as const),
];

/** Spices that go into a drink in crumbs. */
const GRATED: ReadonlySet<IngredientPart> = new Set([
  ...(['nutmeg', 'clove', 'cardamom', 'peppercorn', 'saffron', 'ground-spice'] as const),
]);

/** A drink of a type, in the colours of its ingredients. */
export function illustrateDrink(dishType: DishType | null, dish: VariedDish): DrinkIllustration {
  const { ingredients } = dish;
  const variants = dishType === null ? [] : (DRINK_VARIANTS.get(dishType) ?? []);
  const scene = applyVariant(SCENES.get(dishType) ?? ANY_DRINK, variants, dish);
  const mixed = colourOf(ingredients, 'drink') ?? scene.otherwise;
  const colour = scene.colour ?? (milkShare(ingredients) >= MUCH_MILK ? (WITH_MILK[mixed] ?? mixed) : mixed);
  const known = [...new Set(ingredients.flatMap(({ drawnAs }) => drawnAs))];
  const ofKind = (kind: PartKind) => known.filter((part) => kindOfPart(part) === kind);
  const decorations = [...(scene.garnish ?? []), ...DECORATIONS].flatMap(ofKind).filter((part) => !GRATED.has(part));
  const [first, ...others] = [...new Set(decorations)];
  const herbs = ofKind('herb');
  const onGlass = [...(first ? [first] : []), ...herbs.slice(0, 1)];
  const beside = [...others, ...herbs.slice(1), ...BESIDE.flatMap(ofKind)];
  return {
    kind: 'drink',
    glass: scene.glass,
    colours: [colour, scene.upper ?? (isMilky(ingredients) ? 'cream' : LIGHTER[colour])],
    ice: hasAny(ingredients, ICE) && !dish.forms.has('blender'),
    garnish: [...new Set([...onGlass, ...beside])].slice(0, MOST_GARNISHES),
  };
}
