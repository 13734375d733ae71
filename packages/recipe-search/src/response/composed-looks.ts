import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { ALIKE, type Impression, impressionOf, likenessOf } from '@larder/illustrations/looks/likeness';
import type { Draft } from '../recipe-service.ts';
import { drawnImages } from './image-of.ts';

/** Number of looks among which that of a composed dish is chosen: few are looked at, as a search waits for it. */
const LOOKS = 24;
/** How many places away on a page another picture is a neighbour. */
const NEIGHBOURS = 5;
/** Below which no two pictures are taken for each other, even beside a third that is somewhat like both. */
const UNLIKE = 0.5;

/** A dish in one of its looks. */
type Shown = { recipe: CanonicalRecipe; impression: Impression };
/** A composed dish: the look that it has by itself, and itself in each look. */
type ComposedDish = { own: number; inLook: (look: number) => Shown };

/**
 * Gives the composed dishes of an answer looks in which their pictures are unlike those of the cookbook’s dishes of
 * their type, or its drinks. This depends on the dish and the cookbook alone, so that a dish has the same picture in
 * every search, but where a neighbour on the page would be taken for it: there the dish has another look, under an id
 * of its own, so that its page shows the picture that the answer shows.
 */
export function createComposedLooks(
  cookbook: readonly CanonicalRecipe[],
  kb: KnowledgeBase,
): (drafts: readonly Draft[]) => Draft[] {
  const groups = Map.groupBy(cookbook, groupOf);
  const impressions = new WeakMap<CanonicalRecipe, Impression>();
  const composed = new WeakMap<CanonicalRecipe, ComposedDish>();

  function impressionOfRecipe(recipe: CanonicalRecipe): Impression {
    const impression = impressions.get(recipe) ?? impressionOf(drawnImages(recipe, kb)(recipe.look ?? 0));
    impressions.set(recipe, impression);
    return impression;
  }

  function composedDish(recipe: CanonicalRecipe): ComposedDish {
    const known = composed.get(recipe);
    if (known) return known;
    const drawn = drawnImages(recipe, kb);
    const likes = (groups.get(groupOf(recipe)) ?? []).map(impressionOfRecipe);
    const own = firstUnlike(likes, (look) => impressionOf(drawn(look)), { from: 0, less: UNLIKE });
    recipe.look = own;
    const looks = new Map<number, Shown>([[own, { recipe, impression: impressionOfRecipe(recipe) }]]);
    const inLook = (look: number): Shown => {
      const shown = looks.get(look) ?? inOtherLook(recipe, look, kb);
      looks.set(look, shown);
      return shown;
    };
    const dish = { own, inLook };
    composed.set(recipe, dish);
    return dish;
  }

  return (drafts) => {
    const shown = drafts.map(({ recipe }) => (isComposed(recipe) ? null : impressionOfRecipe(recipe)));
    return drafts.map((draft, place) => {
      if (!isComposed(draft.recipe)) return draft;
      const { own, inLook } = composedDish(draft.recipe);
      const neighbours = shown
        .slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1)
        .filter((neighbour) => neighbour !== null);
      const look = firstUnlike(neighbours, (each) => inLook(each).impression, { from: own, less: ALIKE });
      const { recipe, impression } = inLook(look);
      shown[place] = impression;
      return { ...draft, recipe };
    });
  };
}

/** A dish that is made for a request: what is adapted is drawn like the recipe that it is adapted from. */
function isComposed({ source, drawnLike }: CanonicalRecipe): boolean {
  return source === 'composer' && drawnLike === undefined;
}

/** A composed dish in another look than its own. */
function inOtherLook(recipe: CanonicalRecipe, look: number, kb: KnowledgeBase): Shown {
  const other = { ...recipe, id: `${recipe.id}-${look}`, look };
  return { recipe: other, impression: impressionOf(drawnImages(other, kb)(look)) };
}

/** The first look, from one on, that is less than so much like all others; else that which is least like them. */
function firstUnlike(
  others: readonly Impression[],
  seenIn: (look: number) => Impression,
  { from, less }: { from: number; less: number },
): number {
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (let step = 0; step < LOOKS; step += 1) {
    const look = (from + step) % LOOKS;
    const like = mostLike(seenIn(look), others);
    if (like < less) return look;
    if (like < least) [best, least] = [look, like];
  }
  return best;
}

function mostLike(impression: Impression, others: readonly Impression[]): number {
  let most = 0;
  for (const other of others) most = Math.max(most, likenessOf(impression, other));
  return most;
}

/** Drinks of several types look alike: they are in the same glasses. */
function groupOf({ category, dishType }: CanonicalRecipe): string {
  return category === 'Drinks' ? category : String(dishType);
}
