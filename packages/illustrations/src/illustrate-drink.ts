import type { DishType } from '@larder/contract/dish/dish-type';
import type { DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';
import { type IngredientPart, kindOfPart, type PartKind } from '@larder/contract/dish/ingredient-part';
import { DRINK_SCENES, type DrinkScene } from './drink-scenes.ts';
import { colourOf, hasAny, isMilky } from './ingredient-colours.ts';
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
};

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

/** Spices that go into a drink in crumbs. */
const GRATED: ReadonlySet<IngredientPart> = new Set([
  ...(['nutmeg', 'clove', 'cardamom', 'peppercorn', 'saffron', 'ground-spice'] as const),
]);

/** A drink of a type, in the colours of its ingredients. */
export function illustrateDrink(dishType: DishType | null, dish: VariedDish): DrinkIllustration {
  const { ingredients } = dish;
  const variants = dishType === null ? [] : (DRINK_VARIANTS.get(dishType) ?? []);
  const scene = applyVariant(SCENES.get(dishType) ?? ANY_DRINK, variants, dish);
  const colour = scene.colour ?? colourOf(ingredients, 'drink') ?? scene.otherwise;
  const known = [...new Set(ingredients.flatMap(({ drawnAs }) => drawnAs))];
  const ofKind = (kind: PartKind) => known.filter((part) => kindOfPart(part) === kind);
  const decoration = [...(scene.garnish ?? []), ...DECORATIONS]
    .flatMap(ofKind)
    .filter((part) => !GRATED.has(part))
    .slice(0, 1);
  return {
    kind: 'drink',
    glass: scene.glass,
    colours: [colour, scene.upper ?? (isMilky(ingredients) ? 'cream' : LIGHTER[colour])],
    ice: hasAny(ingredients, ICE),
    garnish: [...decoration, ...ofKind('herb').slice(0, 1)],
  };
}
