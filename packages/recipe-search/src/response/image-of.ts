import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe, RecipeLine } from '@larder/food/recipe';
import { UNITS } from '@larder/food/units/units';
import { illustrate } from '@larder/illustrations/illustrate';
import { type DrawnImage, IMAGE_FOLDER, imagePath, seedOf } from '@larder/illustrations/image-path';

type Drawing = { kb: KnowledgeBase; image: DrawnImage; path: string };
const drawings = new WeakMap<CanonicalRecipe, Drawing>();

/**
 * The address of a recipe's picture: its own, or that of a drawing. A drawing that a client sent back with a recipe is
 * replaced by the current one.
 */
export function imageOf(recipe: CanonicalRecipe, kb: KnowledgeBase): string {
  const { imageUrl } = recipe;
  return imageUrl && !imageUrl.startsWith(IMAGE_FOLDER) ? imageUrl : drawnImageOf(recipe, kb);
}

/** The address of a recipe's drawing. */
export function drawnImageOf(recipe: CanonicalRecipe, kb: KnowledgeBase): string {
  return drawingOf(recipe, kb).path;
}

/** A recipe's drawing in its look and the address of it, computed once for each recipe. */
export function drawingOf(recipe: CanonicalRecipe, kb: KnowledgeBase): Drawing {
  const known = drawings.get(recipe);
  if (known?.kb === kb) return known;
  const image = drawnImages(recipe, kb)(recipe.look ?? 0);
  const drawing = { kb, image, path: imagePath(image) };
  drawings.set(recipe, drawing);
  return drawing;
}

/** A recipe's drawing in each of its looks. Water colours nothing and counts for nothing in the shares of the weight. */
export function drawnImages(recipe: CanonicalRecipe, kb: KnowledgeBase): (look: number) => DrawnImage {
  const { category, dishType, cuisine, lines } = recipe;
  const grams = lines.map((line) => (line.ingredient === 'water' ? 0 : (gramsOf(line, kb) ?? 0)));
  const total = Math.max(
    1,
    grams.reduce((sum, weight) => sum + weight, 0),
  );
  const ingredients = lines.flatMap((line, index) => {
    const { ingredient } = line;
    if (ingredient === null) return [];
    const share = (grams[index] ?? 0) / total;
    const drawnAs = kb.get(ingredient)?.drawnAs ?? [];
    return [{ id: ingredient, kinds: kb.ancestors(ingredient), share, drawnAs, isGround: isGround(line) }];
  });
  const equipment = recipe.equipment.map(({ en }) => en);
  return (look) => ({
    illustration: illustrate({ category, dishType, cuisine, ingredients, equipment, look }),
    seed: drawingSeed(recipe, look),
  });
}

/** The seed of a recipe's drawing; in its own look by default. */
export function drawingSeed({ id, drawnLike = id, look: own }: CanonicalRecipe, look = own): string {
  return seedOf(drawnLike, look);
}

/** English words for what leaves no whole piece. */
const GROUND = /\b(?:ground|grated|powder(?:ed)?|crushed|scraped|finely)\b/i;

/** True where a line measures in spoons what else is counted, or says that it is made fine. */
function isGround({ amount, unit, name, preparation }: RecipeLine): boolean {
  const isCounted = amount !== null && (unit === null || UNITS[unit].dimension === 'count');
  return !isCounted || GROUND.test(`${name.en} ${preparation?.en ?? ''}`);
}
