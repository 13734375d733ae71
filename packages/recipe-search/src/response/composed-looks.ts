import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { type CanonicalRecipe, isComposed } from '@larder/food/recipe';
import { ALIKE, type Impression, impressionOf, likenessOf } from '@larder/illustrations/looks/likeness';
import type { Draft } from '../recipe-service.ts';
import { drawingOf } from './image-of.ts';

/** Number of looks among which another is chosen; hardly ever more than the first few are looked at. */
const LOOKS = 24;
/** From which likeness on a composed dish takes another look: well below that at which pictures are taken for each other. */
const TOO_LIKE = ALIKE - 0.08;
/** How many places away on a page another picture is a neighbour. */
const NEIGHBOURS = 5;

/** A dish in one of its looks. */
type Shown = { recipe: CanonicalRecipe; impression: Impression };

/**
 * Gives the composed dishes of an answer looks in which no neighbour's picture is taken for theirs. A dish has the same
 * look in every search but where it would be alike: there it has another, under an id of its own, so that its page shows
 * the picture that the answer shows.
 */
export function createComposedLooks(kb: KnowledgeBase): (drafts: readonly Draft[]) => Draft[] {
  const impressions = new WeakMap<CanonicalRecipe, Impression>();
  const inOtherLooks = new WeakMap<CanonicalRecipe, Map<number, Shown>>();

  function impressionOfRecipe(recipe: CanonicalRecipe): Impression {
    const impression = impressions.get(recipe) ?? impressionOf(drawingOf(recipe, kb).image);
    impressions.set(recipe, impression);
    return impression;
  }

  /** Each time the same object for a dish and a look, so that what is known of it is found again. */
  function inLook(recipe: CanonicalRecipe, look: number): Shown {
    if (look === 0) return { recipe, impression: impressionOfRecipe(recipe) };
    const looks = inOtherLooks.get(recipe) ?? new Map<number, Shown>();
    inOtherLooks.set(recipe, looks);
    const shown = looks.get(look) ?? inOtherLook(recipe, look, kb);
    looks.set(look, shown);
    return shown;
  }

  return (drafts) => {
    const shown = drafts.map(({ recipe }) => (isComposed(recipe) ? null : impressionOfRecipe(recipe)));
    return drafts.map((draft, place) => {
      if (!isComposed(draft.recipe)) return draft;
      const neighbours = shown
        .slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1)
        .filter((neighbour) => neighbour !== null);
      const look = firstUnlike(neighbours, (each) => inLook(draft.recipe, each).impression);
      const { recipe, impression } = inLook(draft.recipe, look);
      shown[place] = impression;
      return look === 0 ? draft : { ...draft, recipe };
    });
  };
}

/** A composed dish in another look than its own. */
function inOtherLook(recipe: CanonicalRecipe, look: number, kb: KnowledgeBase): Shown {
  const other = { ...recipe, id: `${recipe.id}-${look}`, look };
  return { recipe: other, impression: impressionOf(drawingOf(other, kb).image) };
}

/** The first look in which a picture is taken for none of others; else that in which it is least like them. */
function firstUnlike(others: readonly Impression[], seenIn: (look: number) => Impression): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let look = 0; look < LOOKS; look += 1) {
    const like = mostLike(seenIn(look), others);
    if (like < TOO_LIKE) return look;
    if (like < least) [best, least] = [look, like];
  }
  return best;
}

function mostLike(impression: Impression, others: readonly Impression[]): number {
  let most = 0;
  for (const other of others) most = Math.max(most, likenessOf(impression, other));
  return most;
}
