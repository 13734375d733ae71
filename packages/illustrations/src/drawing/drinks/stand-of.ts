import type { DrinkIllustration } from '@larder/contract/dish/illustration';
import { isFromAbove, type PictureLook, type StandAbove, type StandAtSide } from '../picture-look.ts';

type Glass = DrinkIllustration['glass'];

/** Where a drink stands that is seen from the side; `poured`: a jug beside a glass of what is in it. */
export type DrinkStandAtSide = StandAtSide | 'poured';
export type DrinkStand = DrinkStandAtSide | StandAbove;

/** What stands alone: what is poured for several people, already stands twice or is wide. */
const ALONE: ReadonlySet<Glass> = new Set(['jug', 'teapot', 'shot', 'teacup', 'espresso']);
/** What stands alone where it is seen from above: what is poured for several people. */
const ALONE_FROM_ABOVE: ReadonlySet<Glass> = new Set(['jug', 'teapot']);

/** Where a drink in a glass stands in a look. */
export function standOf(glass: Glass, { stand }: PictureLook): DrinkStand {
  if (isFromAbove(stand)) return ALONE_FROM_ABOVE.has(glass) && stand !== 'above-near' ? 'above' : stand;
  if (!ALONE.has(glass)) return stand;
  if (stand === 'pair') return glass === 'jug' ? 'poured' : 'left';
  return stand === 'row' ? 'near' : stand;
}
