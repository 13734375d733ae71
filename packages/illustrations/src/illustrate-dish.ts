import type { DishType } from '@larder/contract/dish/dish-type';
import {
  type DishIllustration,
  type IllustrationBase,
  type IllustrationPart,
  MOST_ILLUSTRATION_PARTS,
  PLACEHOLDER_ILLUSTRATIONS,
} from '@larder/contract/dish/illustration';
import { type IngredientPart, kindOfPart, type PartKind } from '@larder/contract/dish/ingredient-part';
import { type DishScene, type MealDishType, PIECES } from './dish-scene.ts';
import { colourOf, hasAny, isPalette, type KnownIngredient } from './ingredient-colours.ts';
import { SAVOURY_SCENES } from './savoury-scenes.ts';
import { applyVariant, type SceneVariant, type VariedDish } from './scene-variants.ts';
import { SWEET_SCENES } from './sweet-scenes.ts';
import { BAKED_VARIANTS } from './variants/baked-variants.ts';
import { COOKED_VARIANTS } from './variants/cooked-variants.ts';
import { DESSERT_VARIANTS } from './variants/dessert-variants.ts';
import { FRIED_VARIANTS } from './variants/fried-variants.ts';

const SCENE_OF: Readonly<Record<MealDishType, DishScene>> = { ...SAVOURY_SCENES, ...SWEET_SCENES };
const SCENES: ReadonlyMap<string | null, DishScene> = new Map(Object.entries(SCENE_OF));

const VARIANTS: ReadonlyMap<string | null, readonly SceneVariant<DishScene>[]> = new Map(
  Object.entries({ ...BAKED_VARIANTS, ...COOKED_VARIANTS, ...DESSERT_VARIANTS, ...FRIED_VARIANTS }),
);

/** Forms that dishes of any type take. */
const ANY_FORM: readonly SceneVariant<DishScene>[] = [{ form: 'waffle-iron', scene: { base: 'waffle', pieces: [] } }];

/** Of a dish whose type is unknown: its ingredients on a plate. */
const ANY_DISH: DishScene = { vessel: 'plate', base: 'none', colour: 'cream', toppings: PIECES, count: 8, reach: 64 };
const MASH_TOPPED: DishScene = {
  ...SAVOURY_SCENES.gratin,
  colour: 'cream',
  toppings: ['fish', 'prawn', 'meat', 'lentil', 'corn', 'pea', 'carrot', 'herb', 'cube'],
  cuts: ['mince', 'white-fish'],
  count: 6,
  reach: 78,
};

/** A dish of a type, with its ingredients; the placeholder where neither says how it looks. */
export function illustrateDish(dishType: DishType | null, dish: VariedDish): DishIllustration {
  const drawn = drawScene(sceneOf(dishType, dish), dish.ingredients);
  return drawn.base === 'none' && drawn.parts.length === 0 ? PLACEHOLDER_ILLUSTRATIONS.Meals : drawn;
}

function sceneOf(dishType: DishType | null, dish: VariedDish): DishScene {
  if (isToppedWithMash(dishType, dish.ingredients)) return applyVariant(MASH_TOPPED, [], dish);
  const scene = SCENES.get(dishType);
  if (!scene) return { ...ANY_DISH, base: baseOfAny(dish.ingredients) };
  return applyVariant(scene, [...ANY_FORM, ...(VARIANTS.get(dishType) ?? [])], dish);
}

/** What a dish of unknown type consists of, as far as its ingredients say. */
function baseOfAny(ingredients: readonly KnownIngredient[]): IllustrationBase {
  if (hasAny(ingredients, PASTA)) return 'noodles';
  if (hasAny(ingredients, RICE)) return 'rice';
  return hasAny(ingredients, SALAD_LEAVES) ? 'greens' : 'none';
}

const PASTRY = new Set('shortcrust-pastry puff-pastry filo-pastry'.split(' '));
const MASH = new Set(['potato', 'mashed-potato', 'celeriac']);

/** A cottage pie, a fish pie: potato and no pastry. */
function isToppedWithMash(dishType: DishType | null, ingredients: readonly KnownIngredient[]): boolean {
  return dishType === 'savoury-pie' && !hasAny(ingredients, PASTRY) && hasAny(ingredients, MASH);
}

function drawScene(scene: DishScene, ingredients: readonly KnownIngredient[]): DishIllustration {
  const { colour, otherwise = 'cream' } = scene;
  return {
    kind: 'dish',
    vessel: scene.vessel,
    base: baseOf(scene.base, ingredients),
    colour: isPalette(colour) ? (colourOf(ingredients, colour) ?? otherwise) : colour,
    parts: [...piecesOf(scene, ingredients), ...toppingsOf(scene, ingredients)].slice(0, MOST_ILLUSTRATION_PARTS),
    reach: scene.reach,
  };
}

const PASTA = new Set(['pasta', 'noodle']);
const RICE = new Set(['rice']);
const GRAINS = new Set('rice couscous bulgur quinoa freekeh millet barley pearl-barley'.split(' '));
const SALAD_LEAVES = new Set(['lettuce', 'rocket', 'mixed-salad-leaves', 'watercress']);
const CHEESE = new Set(['cheese', 'vegan-cheese']);
const BREAD = new Set(['bread', 'flatbread']);

const OF_SLICES: ReadonlySet<IllustrationPart> = new Set(['sandwich-triangle', 'grilled-triangle']);

/** The dish itself in pieces: none of an ingredient that it lacks, and a bun for bread that is not in slices. */
function piecesOf({ pieces = [], toppings }: DishScene, ingredients: readonly KnownIngredient[]): IllustrationPart[] {
  const known = new Set<IllustrationPart>(ingredients.flatMap(({ drawnAs }) => drawnAs));
  const present = pieces.filter((part) => known.has(part) || kindOfPart(part) === undefined);
  const isBun = toppings.includes('bread') && !hasKind(ingredients, 'bread') && hasAny(ingredients, BREAD);
  return isBun ? [...present.filter((part) => !OF_SLICES.has(part)), 'bun'] : present;
}

/** Maximum number of different toppings: more make a picture hard to read. */
const MOST_DIFFERENT = 5;
/** Some show twice at most: garnishes, and what is large. */
const MOST_OF_FEW = 2;
const FEW: ReadonlySet<PartKind | undefined> = new Set([
  ...(['herb', 'lemon', 'lime', 'orange', 'onion', 'bread', 'fried-egg', 'egg-half', 'spice', 'chilli'] as const),
  ...(['seed', 'sesame', 'flatbread', 'dollop', 'butter', 'garlic'] as const),
]);
const FEW_PARTS: ReadonlySet<IngredientPart> = new Set(['parmesan']);
const EGGS: ReadonlySet<PartKind> = new Set(['fried-egg', 'egg-half']);
/** One of these is enough. */
const ONE: ReadonlySet<IngredientPart> = new Set(['whole-chicken', 'roast-joint', 'butter']);

/** The scene's number of toppings, in turn of each part that the dish has. */
function toppingsOf(scene: DishScene, ingredients: readonly KnownIngredient[]): IngredientPart[] {
  const { count, cuts = [], bindsEggs = '' } = scene;
  const areEggsBound = hasAny(ingredients, new Set(bindsEggs.split(' ')));
  const toppings = areEggsBound ? scene.toppings.filter((kind) => !EGGS.has(kind)) : scene.toppings;
  const parts = new Set(ingredients.flatMap(({ drawnAs }) => partAmong(drawnAs, toppings, cuts) ?? []));
  const ranked = [...parts].toSorted((a, b) => rankOf(a, toppings) - rankOf(b, toppings)).slice(0, MOST_DIFFERENT);
  const rounds = Array.from({ length: count }, (_, round) =>
    ranked.filter(
      (part) => round < (ONE.has(part) ? 1 : FEW.has(kindOfPart(part)) || FEW_PARTS.has(part) ? MOST_OF_FEW : count),
    ),
  );
  return rounds.flat().slice(0, count);
}

/** The part that shows an ingredient among toppings: of the first kind that it has, in the cut that the dish prefers. */
function partAmong(
  drawnAs: readonly IngredientPart[],
  toppings: readonly PartKind[],
  cuts: readonly IngredientPart[],
): IngredientPart | undefined {
  const kind = toppings.find((topping) => drawnAs.some((part) => kindOfPart(part) === topping));
  const parts = drawnAs.filter((part) => kind !== undefined && kindOfPart(part) === kind);
  return cuts.find((cut) => parts.includes(cut)) ?? parts[0];
}

function rankOf(part: IngredientPart, toppings: readonly PartKind[]): number {
  const kind = kindOfPart(part);
  return kind === undefined ? -1 : toppings.indexOf(kind);
}

const TUBES = new Set(
  'penne rigatoni fusilli farfalle macaroni conchiglie orecchiette ditalini orzo soup-pasta cannelloni'.split(' '),
);
const LEAVES = new Set('lettuce rocket spinach kale watercress mixed-salad-leaves lambs-lettuce cabbage'.split(' '));

function hasKind(ingredients: readonly KnownIngredient[], kind: PartKind): boolean {
  return ingredients.some(({ drawnAs }) => drawnAs.some((part) => kindOfPart(part) === kind));
}

/** The scene's base, or another where the dish lacks what it shows. */
function baseOf(base: IllustrationBase, ingredients: readonly KnownIngredient[]): IllustrationBase {
  const has = (ids: ReadonlySet<string>) => hasAny(ingredients, ids);
  if ((base === 'toast' || base === 'sandwich') && !hasKind(ingredients, 'bread')) return 'none';
  if (base === 'pizza' && !has(CHEESE)) return 'flatbread';
  if (base === 'noodle-broth' && !has(PASTA)) return 'liquid';
  if (base === 'risotto' && !has(RICE)) return 'mash';
  if (base === 'paella' && has(PASTA)) return 'noodles';
  if ((base === 'rice' || base === 'paella') && !has(GRAINS)) return 'none';
  if (base === 'sauce-and-rice' && !has(RICE)) return 'sauce';
  if (base === 'greens' && !has(LEAVES)) return 'none';
  if (base === 'lasagne-slice' && has(TUBES)) return 'bake';
  if (base === 'noodles' && has(TUBES)) return 'pasta-tubes';
  return base;
}
