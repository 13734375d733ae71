import type { IllustrationBase } from '@larder/contract/dish/illustration';
import { drawBackdrop } from './backdrops.ts';
import type { PictureLook, Place } from './picture-look.ts';

/** Where a dish that is seen from the side stands, and how large it is. */
const STANDS: Readonly<Record<Place, readonly [x: number, y: number, scale: number]>> = {
  middle: [200, 268, 1.12],
  left: [166, 270, 1.02],
  right: [234, 270, 1.02],
  near: [222, 288, 1.38],
  pair: [142, 280, 0.84],
  close: [216, 342, 1.72],
};
/** Too wide to be seen from so near as others. */
const WIDE: ReadonlySet<IllustrationBase> = new Set([
  ...(['loaf-slices', 'sandwich-halves', 'toastie', 'tacos', 'muffin-row', 'cupcake-row', 'hot-dog'] as const),
  ...(['open-burger', 'biscuit-stack', 'roll-cake', 'wrap-halves', 'steamed-pudding'] as const),
]);
const WIDE_CLOSE = [238, 318, 1.44] as const;
/** Where the second of a pair stands, behind the first. */
const SECOND = [292, 252, 0.68] as const;
/** What one person gets: it stands there twice. */
const PORTIONS: ReadonlySet<IllustrationBase> = new Set([
  ...(['burger', 'hot-dog', 'toastie', 'sandwich', 'cake-slice', 'frosted-slice', 'pie-slice', 'mug-cake'] as const),
  ...(['dessert-glass', 'layered-glass', 'scoops', 'flan', 'panna-cotta', 'souffle', 'jar', 'open-jar'] as const),
  ...(['pancake-stack', 'syrup-stack', 'lasagne-slice', 'biscuit-stack', 'steamed-pudding'] as const),
]);

/** True where a dish that stands close is seen from nearer than one that stands near. */
export function isSeenClose(base: IllustrationBase): boolean {
  return !WIDE.has(base);
}

/** SVG of a dish from the side, at its place before what is behind it. */
export function placeAtSide(base: IllustrationBase, dish: string, look: PictureLook): string {
  const isPair = look.place === 'pair' && PORTIONS.has(base);
  const isNear = look.place === 'close' && WIDE.has(base);
  const [x, y, scale] = isNear ? WIDE_CLOSE : STANDS[look.place === 'pair' && !isPair ? 'middle' : look.place];
  const [left, low, small] = SECOND;
  const behind = isPair
    ? `<use href="#d" transform="translate(${left} ${low}) scale(${-look.side * small} ${small})"/>`
    : '';
  return `${drawBackdrop(look)}${isPair ? `<defs><g id="d">${dish}</g></defs>` : ''}${behind}<g transform="translate(${x} ${y}) scale(${look.side * scale} ${scale})">${isPair ? '<use href="#d"/>' : dish}</g>`;
}
