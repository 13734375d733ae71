import type { IllustrationBase } from '@larder/contract/dish/illustration';
import { drawBackdrop } from './backdrops.ts';
import type { PictureLook, Place } from './picture-look.ts';

/** Where a dish stands that is seen from the side; `wide-close`: as near as its width allows. */
export type SidePlace = Place | 'wide-close';

/** Each place, and how large a dish is there. */
const STANDS: Readonly<Record<SidePlace, readonly [x: number, y: number, scale: number]>> = {
  middle: [200, 268, 1.12],
  left: [166, 270, 1.02],
  right: [234, 270, 1.02],
  near: [222, 288, 1.38],
  pair: [142, 280, 0.84],
  close: [216, 342, 1.72],
  'wide-close': [238, 318, 1.44],
};
/** Too wide to be seen from so near as others. */
const WIDE: ReadonlySet<IllustrationBase> = new Set([
  ...(['loaf-slices', 'sandwich-halves', 'toastie', 'tacos', 'muffin-row', 'cupcake-row', 'hot-dog'] as const),
  ...(['open-burger', 'biscuit-stack', 'roll-cake', 'wrap-halves', 'steamed-pudding'] as const),
]);
/** Where the second of a pair stands, behind the first. */
const SECOND = [292, 252, 0.68] as const;
/** What one person gets: it stands there twice. */
const PORTIONS: ReadonlySet<IllustrationBase> = new Set([
  ...(['burger', 'hot-dog', 'toastie', 'sandwich', 'cake-slice', 'frosted-slice', 'pie-slice', 'mug-cake'] as const),
  ...(['dessert-glass', 'layered-glass', 'scoops', 'flan', 'panna-cotta', 'souffle', 'jar', 'open-jar'] as const),
  ...(['pancake-stack', 'syrup-stack', 'lasagne-slice', 'biscuit-stack', 'steamed-pudding'] as const),
]);

/** Where a dish with a base stands in a look. */
export function placeOf(base: IllustrationBase, { place }: PictureLook): SidePlace {
  if (place === 'close' && WIDE.has(base)) return 'wide-close';
  return place === 'pair' && !PORTIONS.has(base) ? 'middle' : place;
}

/** SVG of a dish from the side, at its place before what is behind it. */
export function placeAtSide(base: IllustrationBase, dish: string, look: PictureLook): string {
  const place = placeOf(base, look);
  const isPair = place === 'pair';
  const [x, y, scale] = STANDS[place];
  const [left, low, small] = SECOND;
  const behind = isPair
    ? `<use href="#d" transform="translate(${left} ${low}) scale(${-look.side * small} ${small})"/>`
    : '';
  return `${drawBackdrop(look)}${isPair ? `<defs><g id="d">${dish}</g></defs>` : ''}${behind}<g transform="translate(${x} ${y}) scale(${look.side * scale} ${scale})">${isPair ? '<use href="#d"/>' : dish}</g>`;
}
