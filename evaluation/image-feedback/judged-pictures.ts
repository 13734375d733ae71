import {
  ILLUSTRATION_GLASSES,
  ILLUSTRATION_VESSELS,
  type Illustration,
  type IllustrationPart,
} from '@larder/contract/dish/illustration';
import type { FoodParts } from '@larder/illustrations/feedback/food-parts';

/** `isSeen`: the author saw the picture, so that what is called missing is missing in it. */
type Said = { wanted: readonly string[]; own: ReadonlySet<string>; isSeen: boolean };

/**
 * The picture that a sentence is said of: it shows the foods that the dish has not and that are unwanted, and has another
 * vessel or glass than the one that is wanted. Where its author did not see it, it lacks the foods that should be there.
 */
export function pictureAsSaid(
  illustration: Illustration,
  { wanted, own, isSeen }: Said,
  partsOfFood: FoodParts['partsOfFood'],
): Illustration {
  const isWanted = (want: string) => wanted.includes(want);
  const partsOf = (amount: string) =>
    wanted
      .filter((want) => want.startsWith(`${amount} `))
      .flatMap((want) => partsOfFood(want.slice(amount.length + 1)));
  const missing = isSeen ? [] : partsOf('more');
  const changed = (shown: readonly IllustrationPart[]): IllustrationPart[] => [
    ...shown.filter((part) => !missing.includes(part)),
    ...partsOf('none').filter((part) => !own.has(part)),
  ];
  if (illustration.kind === 'dish') {
    const vessels = ILLUSTRATION_VESSELS.filter((each) => !isWanted(`vessel ${each}`));
    const vessel = vessels.includes(illustration.vessel) ? illustration.vessel : vessels[0];
    return { ...illustration, parts: changed(illustration.parts), ...(vessel && { vessel }) };
  }
  const glasses = ILLUSTRATION_GLASSES.filter((each) => !isWanted(`glass ${each}`));
  const glass = glasses.includes(illustration.glass) ? illustration.glass : glasses[0];
  const ice = isWanted('none ice') || (illustration.ice && (isSeen || !isWanted('more ice')));
  return { ...illustration, ice, garnish: changed(illustration.garnish), ...(glass && { glass }) };
}
