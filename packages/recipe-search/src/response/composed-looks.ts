import type { DishType } from '@larder/contract/dish/dish-type';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { chooseLook } from '@larder/illustrations/looks/choose-looks';
import { type Impression, impressionOf } from '@larder/illustrations/looks/likeness';
import { lru } from 'tiny-lru';
import { drawnImages } from './image-of.ts';

/** Number of looks among which that of a composed dish is chosen: fewer than in the cookbook, as a search waits for it. */
const LOOKS = 8;
const MAX_REMEMBERED = 5000;

/**
 * Sets the look of composed dishes that have none to that in which their picture is least like those of the cookbook's
 * dishes of their type. It depends on the dish and the cookbook alone, so that a dish has the same picture in every
 * search.
 */
export function createComposedLooks(
  cookbook: readonly CanonicalRecipe[],
  kb: KnowledgeBase,
): (recipe: CanonicalRecipe) => void {
  const byType = Map.groupBy(cookbook, ({ dishType }) => dishType);
  const known = new Map<DishType | null, readonly Impression[]>();
  const chosen = lru<number>(MAX_REMEMBERED);

  function impressionsOf(dishType: DishType | null): readonly Impression[] {
    const impressions =
      known.get(dishType) ??
      (byType.get(dishType) ?? []).map((recipe) => impressionOf(drawnImages(recipe, kb)(recipe.look ?? 0)));
    known.set(dishType, impressions);
    return impressions;
  }

  return (recipe) => {
    if (recipe.source !== 'composer' || recipe.look !== undefined) return;
    const look = chosen.get(recipe.id) ?? chooseLook(drawnImages(recipe, kb), impressionsOf(recipe.dishType), LOOKS);
    chosen.set(recipe.id, look);
    recipe.look = look;
  };
}
