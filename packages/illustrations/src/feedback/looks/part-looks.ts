import type { IllustrationPart } from '@larder/contract/dish/illustration';
import { INGREDIENT_PARTS, type IngredientPart, PARTS_OF_KIND } from '@larder/contract/dish/ingredient-part';
import { INGREDIENT_SHAPES } from '../../drawing/parts/ingredient-shapes.ts';

/** What people see in a drawn piece of food: its form, as they name it. */
export type PieceForm =
  | 'leaf'
  | 'sprig'
  | 'needle'
  | 'stick'
  | 'tube'
  | 'cube'
  | 'ring'
  | 'ball'
  | 'slice'
  | 'thread'
  | 'grain'
  | 'powder'
  | 'crumb'
  | 'dollop'
  | 'wedge'
  | 'slab'
  | 'star';

export type Hue = 'green' | 'yellow' | 'red' | 'white' | 'black' | 'orange' | 'purple' | 'pink' | 'brown';

/** How a text says that something looks; null where it does not say it. */
export type Look = { form: PieceForm | null; hue: Hue | null };

const { herb, leaf, seed, sesame, olive, berry, raspberry, lentil, dollop, cucumber, meat } = PARTS_OF_KIND;

/** The parts that are drawn in each form; some in two that people tell apart. */
const PARTS_OF_FORM: Readonly<Record<PieceForm, readonly IngredientPart[]>> = {
  leaf: [...leaf, ...herb.filter((part) => !['thyme', 'rosemary', 'dill', 'chive', 'lavender'].includes(part))],
  sprig: [
    ...(['thyme', 'rosemary', 'oregano', 'tarragon', 'dill', 'lavender', 'curry-leaf', 'watercress', 'herb'] as const),
    ...(['parsley', 'coriander', 'mint', 'basil', 'chive', 'sage', 'saffron', 'clove'] as const),
  ],
  needle: ['rosemary', 'thyme', 'dill'],
  stick: [
    ...(['cinnamon-stick', 'lemongrass', 'vanilla-pod', 'celery', 'asparagus', 'green-bean', 'rhubarb'] as const),
    ...(['fennel', 'bamboo-shoot', 'baby-corn', 'okra', 'bean-sprout', 'chips', 'chive', 'penne'] as const),
    ...(['ladyfinger', 'wafer', 'clove', 'enoki'] as const),
  ],
  tube: ['penne', 'macaroni', 'chive', 'spring-onion', 'celery', 'leek', 'cinnamon-stick', 'green-bean', 'asparagus'],
  cube: [
    ...(['cube', 'paneer', 'tofu', 'fried-tofu', 'smoked-tofu', 'squash', 'pumpkin', 'sweet-potato'] as const),
    ...(['turnip', 'parsnip', 'celeriac', 'swede', 'cassava', 'mango', 'crouton', 'meat', 'beef-cube'] as const),
    ...(['lardon', 'liver', 'dark-chocolate', 'milk-chocolate', 'white-chocolate', 'marshmallow', 'feta'] as const),
  ],
  ring: [...(['onion', 'white-onion', 'spring-onion', 'shallot', 'fried-onion', 'leek', 'jalapeno', 'squid'] as const)],
  ball: [
    ...[...olive, ...berry, ...raspberry],
    ...(['pea', 'chickpea', 'peppercorn', 'cherry-tomato', 'pearl-onion', 'hazelnut', 'macadamia'] as const),
    ...(['meatball', 'mozzarella', 'ice-cream', 'fish-roe', 'lychee', 'physalis', 'scotch-bonnet'] as const),
    ...(['brussels-sprout', 'new-potato', 'kumquat'] as const),
  ],
  slice: [
    ...(['lemon', 'lime', 'orange', 'blood-orange', 'mandarin', 'grapefruit', 'preserved-lemon', 'kumquat'] as const),
    ...(['tomato', 'green-tomato', 'tomatillo', 'carrot', 'banana', 'plantain', 'kiwi', 'radish', 'daikon'] as const),
    ...(['beetroot', 'aubergine', 'lotus-root', 'leek', 'mushroom', 'truffle', 'star-fruit', 'persimmon'] as const),
    ...(['chorizo', 'salami', 'black-pudding', 'goats-cheese', 'mozzarella', 'onion', 'pineapple'] as const),
    ...cucumber,
  ],
  thread: [
    ...(['lemon-zest', 'orange-zest', 'saffron', 'cheddar', 'parmesan', 'pulled-meat', 'smoked-salmon'] as const),
    ...(['pepper', 'green-pepper', 'yellow-pepper', 'roasted-pepper', 'coconut-flake', 'flaked-almond'] as const),
    ...(['bean-sprout', 'enoki', 'fried-onion', 'bacon', 'prosciutto', 'red-cabbage', 'chive', 'sprinkle'] as const),
  ],
  grain: [
    ...[...seed, ...sesame, ...lentil],
    ...(['peppercorn', 'corn', 'caper', 'pomegranate', 'sprinkle', 'chocolate-chip', 'ground-spice'] as const),
    ...(['raisin', 'sultana', 'cardamom', 'clove'] as const),
  ],
  powder: ['ground-spice'],
  crumb: [
    ...(['feta', 'blue-cheese', 'goats-cheese', 'ricotta', 'mozzarella', 'mince', 'popcorn', 'walnut'] as const),
    ...(['cauliflower', 'crouton', 'tinned-tuna', 'white-fish', 'turnip', 'celeriac', 'cassava'] as const),
  ],
  dollop: [...dollop, 'ricotta', 'butter', 'mozzarella', 'goats-cheese', 'fried-egg'],
  wedge: [
    ...(['lemon', 'lime', 'orange', 'grapefruit', 'pineapple', 'brie', 'emmental', 'cabbage', 'peach'] as const),
    ...(['melon', 'cantaloupe', 'watermelon', 'apple', 'tortilla-chip'] as const),
  ],
  slab: ['butter', 'halloumi', 'brie', 'emmental', 'dark-chocolate', 'milk-chocolate', 'white-chocolate', ...meat],
  star: ['star-anise', 'star-fruit'],
};
const GREENERY: ReadonlySet<IngredientPart> = new Set([...herb, ...leaf]);
const FORMS_OF: ReadonlyMap<IngredientPart, ReadonlySet<PieceForm>> = new Map(
  INGREDIENT_PARTS.map((part) => [
    part,
    new Set(
      (Object.keys(PARTS_OF_FORM) as PieceForm[]).filter((form) => PARTS_OF_FORM[form].some((each) => each === part)),
    ),
  ]),
);

/** False of pieces of the dish itself. */
export function isIngredientPart(part: IllustrationPart): part is IngredientPart {
  return part in INGREDIENT_SHAPES;
}

const PAINT = /(?:fill|stroke)="var\(--x([0-9a-f]{6})\)"/g;
/** The light on a piece. */
const GLEAM = 'ffffff';
/** Of a drawing's colours, those it has more often than a mark or two. */
const OFTEN = 4;

type Hues = { main: ReadonlySet<Hue>; all: ReadonlySet<Hue> };
const known = new Map<IngredientPart, Hues>();

/** The hues of a part's drawing: of its first and its frequent colours, and of all. */
function huesOf(part: IngredientPart): Hues {
  const hues = known.get(part) ?? readHues(INGREDIENT_SHAPES[part]);
  known.set(part, hues);
  return hues;
}

function readHues(svg: string): Hues {
  const paints = [...svg.matchAll(PAINT)].map(([, hex = '']) => hex).filter((hex) => hex !== GLEAM);
  const isMain = (hex: string) => hex === paints[0] || paints.filter((each) => each === hex).length >= OFTEN;
  return { main: new Set(paints.filter(isMain).flatMap(huesOfPaint)), all: new Set(paints.flatMap(huesOfPaint)) };
}

/** What people call a colour, which may be two: cream is white or yellow. */
function huesOfPaint(hex: string): Hue[] {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 2;
  const chroma = most - least;
  const vivid = chroma / (1 - Math.abs(2 * light - 1) || 1);
  if (light > 0.92 || (light > 0.8 && chroma < 0.22)) return ['white'];
  if (light < 0.25 && chroma < 0.2) return ['black', ...(red > blue && light > 0.12 ? (['brown'] as const) : [])];
  const turn =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const degrees = 60 * turn;
  if (degrees < 14 || degrees >= 340) {
    if (light < 0.3) return ['red', 'brown'];
    return light > 0.62 ? ['pink', 'red'] : vivid < 0.4 ? ['pink', 'brown'] : ['red'];
  }
  if (degrees < 44) {
    if (light < 0.5) return light < 0.26 ? ['brown', 'black'] : ['brown'];
    if (light > 0.78) return ['yellow', 'white'];
    if (vivid > 0.7) return degrees > 34 ? ['yellow', 'orange'] : ['orange'];
    return ['brown'];
  }
  if (degrees < 62) return light < 0.4 ? ['green', 'brown'] : ['yellow'];
  if (degrees < 170) return light < 0.2 ? ['green', 'black'] : ['green'];
  if (degrees < 260) return ['purple', 'black'];
  return light > 0.62 ? ['pink', 'purple'] : ['purple'];
}

/** How well a part is called by its look: 0 where it is not; its main colour and its form count most. */
export function likeness(part: IngredientPart, { form, hue }: Look): number {
  const { main, all } = huesOf(part);
  const inHue = hue === null ? 0 : main.has(hue) ? 2 : all.has(hue) ? 1 : -1;
  const inForm = form !== null && FORMS_OF.get(part)?.has(form) === true;
  if (inHue < 0 || (hue === null && !inForm)) return 0;
  // "White cubes" may be lumps, but none that is white at its edge alone.
  if (form !== null && !inForm) return inHue === 2 ? 1 : 0;
  // "The green stuff" is a herb or leaves rather than peas.
  const isGreenery = hue === 'green' && form === null && GREENERY.has(part);
  return inHue + (inForm ? 2 : isGreenery ? 1 : 0);
}
