import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { chooseLook, type SeenPicture } from '@larder/illustrations/looks/choose-looks';
import { impressionOf } from '@larder/illustrations/looks/likeness';
import { lru } from 'tiny-lru';
import { drawnImages } from './image-of.ts';

/** Number of looks among which that of a composed dish is chosen: fewer than in the cookbook, as a search waits for it. */
const LOOKS = 8;
const MAX_REMEMBERED = 5000;

/**
 * Sets the look of composed dishes that have none to one in which their picture is unlike those of the cookbook’s
 * dishes of their type, or its drinks. It depends on the dish and the cookbook alone, so that a dish has the same
 * picture in every search.
 */
export function createComposedLooks(
  cookbook: readonly CanonicalRecipe[],
  kb: KnowledgeBase,
): (recipe: CanonicalRecipe) => void {
  const groups = Map.groupBy(cookbook, groupOf);
  const known = new Map<string, readonly SeenPicture[]>();
  const chosen = lru<number>(MAX_REMEMBERED);

  function picturesOf(group: string): readonly SeenPicture[] {
    const pictures =
      known.get(group) ??
      (groups.get(group) ?? []).map((recipe) => ({
        impression: impressionOf(drawnImages(recipe, kb)(recipe.look ?? 0)),
        dishType: recipe.dishType,
      }));
    known.set(group, pictures);
    return pictures;
  }

  return (recipe) => {
    if (recipe.source !== 'composer' || recipe.look !== undefined) return;
    const look =
      chosen.get(recipe.id) ??
      chooseLook({ dishType: recipe.dishType, drawn: drawnImages(recipe, kb) }, picturesOf(groupOf(recipe)), LOOKS);
    chosen.set(recipe.id, look);
    recipe.look = look;
  };
}

/** Drinks of several types look alike: they are in the same glasses. */
function groupOf({ category, dishType }: CanonicalRecipe): string {
  return category === 'Drinks' ? category : String(dishType);
}
