import { createSeededRandom } from '@larder/text/seeded-random';
import { stableHash32 } from '@larder/text/stable-hash';
import type { Form } from './forms.ts';
import { hasAny, type KnownIngredient, shareOf } from './ingredient-colours.ts';

/** What variants of a scene are chosen by. */
export type VariedDish = {
  ingredients: readonly KnownIngredient[];
  /** What its equipment makes of it. */
  forms: ReadonlySet<Form>;
  /** Which of its scene's looks it has, counted from the one that its ingredients choose; 0 where it is left out. */
  look?: number;
};

/** What a scene becomes for dishes of its type that have a form or certain ingredients. */
export type SceneVariant<Scene> = {
  /** The form that the dish has. */
  form?: Form;
  /** Ids of ingredients or of their wider kinds, of which the dish has one. */
  with?: string;
  /** Of these the dish has one, too. */
  and?: string;
  /** Of these the dish has none. */
  without?: string;
  /** The least share of the weight that the ingredients of `with` have together, from 0 to 1. */
  least?: number;
  scene: Partial<Scene>;
};

/** A scene as the first of the variants that fits the dish changes it, else as it is or one of its others. */
export function applyVariant<Scene extends { others?: readonly Partial<Scene>[] }>(
  scene: Scene,
  variants: readonly SceneVariant<Scene>[],
  dish: VariedDish,
): Scene {
  const variant: Partial<Scene> = variants.find((each) => fits(each, dish))?.scene ?? {};
  const isRecomposed = COMPOSITION.some((key) => key in variant);
  const others = variant.others ?? (isRecomposed ? [] : (scene.others ?? []));
  return { ...scene, ...variant, ...chosenBy(dish, [{}, ...others]) };
}

/** A variant that sets one of these is itself another look of the dish, and has none but its own. */
const COMPOSITION = ['vessel', 'base', 'glass'];

/** One of several, the same for the same ingredients and look. */
function chosenBy<T>({ ingredients, look = 0 }: VariedDish, options: readonly [T, ...T[]]): T {
  const random = createSeededRandom(stableHash32(ingredients.map(({ id }) => id).join(' ')));
  return options[(Math.floor(random() * options.length) + look) % options.length] ?? options[0];
}

function fits(variant: Omit<SceneVariant<unknown>, 'scene'>, { ingredients, forms }: VariedDish): boolean {
  const has = (ids: string) => hasAny(ingredients, idsOf(ids));
  if (variant.form !== undefined && !forms.has(variant.form)) return false;
  if (variant.and !== undefined && !has(variant.and)) return false;
  if (variant.without !== undefined && has(variant.without)) return false;
  if (variant.with === undefined) return true;
  return has(variant.with) && shareOf(ingredients, idsOf(variant.with)) >= (variant.least ?? 0);
}

const knownIds = new Map<string, ReadonlySet<string>>();

function idsOf(text: string): ReadonlySet<string> {
  const known = knownIds.get(text) ?? new Set(text.split(' '));
  knownIds.set(text, known);
  return known;
}
