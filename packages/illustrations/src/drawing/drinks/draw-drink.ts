import type { DrinkIllustration, IllustrationPart } from '@larder/contract/dish/illustration';
import type { SeededChoices } from '../arrangement.ts';
import { drawBackdrop } from '../backdrops.ts';
import { ink } from '../brush.ts';
import { drawPart } from '../parts/draw-part.ts';
import { isFromAbove, type PictureLook } from '../picture-look.ts';
import { drawDrinkFromAbove } from './draw-drink-from-above.ts';
import type { DrinkPaints } from './drink-parts.ts';
import { GLASSES } from './glasses.ts';
import { type DrinkStandAtSide, standOf } from './stand-of.ts';

/** What a glass stands on. */
const COASTERS: readonly [(paint: string) => string, ...((paint: string) => string)[]] = [
  (paint) =>
    `<ellipse cy="5" rx="118" ry="15" fill="var(--shadow)"/><ellipse cy="1" rx="118" ry="14" fill="${paint}" opacity=".75"/>`,
  (paint) =>
    `<path d="M-122-9H104L140 22H-134Z" fill="var(--shadow)" transform="translate(3 4)"/><path d="M-122-9H104L140 22H-134Z" fill="var(--cream)"/><path d="M-108-5H99L122 17H-116Z" fill="none" stroke="${paint}" stroke-width="5" opacity=".8"/>`,
  () =>
    `<rect x="-136" y="-6" width="272" height="22" rx="9" fill="var(--shadow)"/><rect x="-140" y="-10" width="280" height="20" rx="9" fill="var(--wood)"/><rect x="-140" y="-10" width="280" height="20" rx="9" fill="url(#t)"/>`,
];

/** Number of pieces on the rim and in the drink; further ones lie beside the glass. */
const ON_GLASS = 2;

type Glass = DrinkIllustration['glass'];

/** Too wide for three in a row at full size. */
const WIDE: ReadonlySet<Glass> = new Set([
  ...(['coupe', 'martini', 'margarita', 'affogato', 'frozen', 'mug', 'copper-mug', 'cream-mug'] as const),
]);

type Standing = { x: number; y: number; scale: number; beside: readonly [number, number] };

const LEFT: Standing = { x: 144, y: 272, scale: 1.12, beside: [128, 194] };
/** Where a drink stands, how large it is, and where pieces lie beside it, from the middle of its foot. */
const STANDINGS: Readonly<Record<Exclude<DrinkStandAtSide, 'close'>, Standing>> = {
  middle: { x: 200, y: 272, scale: 1.12, beside: [-142, 142] },
  left: LEFT,
  poured: LEFT,
  right: { x: 256, y: 272, scale: 1.12, beside: [-128, -194] },
  near: { x: 200, y: 296, scale: 1.38, beside: [-150, 150] },
  pair: { x: 146, y: 278, scale: 1.04, beside: [-104, 214] },
  row: { x: 200, y: 276, scale: 0.84, beside: [-174, 176] },
};
const CLOSE_SCALE = 1.9;
/** Distance of the upper edge of a glass that is seen from close by from that of the picture. */
const CLOSE_TOP = 62;
/** Distance of glasses in a row. */
const IN_ROW = 118;
const WIDE_IN_ROW = 0.6;

/** How high glasses are that are not about 190 units. */
const HEIGHTS: Partial<Record<Glass, number>> = {
  ...{ coupe: 160, rocks: 138, mug: 140, shot: 104, teacup: 120, teapot: 150, espresso: 110, 'copper-mug': 158 },
  ...{ margarita: 170, martini: 178, shake: 230, 'cream-mug': 210, float: 214, frozen: 214, affogato: 160 },
};

/** SVG of a drink on a table. */
export function drawDrink(
  drink: DrinkIllustration,
  { choices, look }: { choices: SeededChoices; look: PictureLook },
): string {
  const stand = standOf(drink.glass, look);
  return isFromAbove(stand)
    ? drawDrinkFromAbove(drink, stand, look)
    : `${drawBackdrop(look)}${drawFromSide(drink, stand, { choices, look })}`;
}

function drawFromSide(
  { glass, colours: [low, high], ice, garnish }: DrinkIllustration,
  stand: DrinkStandAtSide,
  { choices, look }: { choices: SeededChoices; look: PictureLook },
): string {
  const paints = { low: `var(--${low})`, high: `var(--${high})`, ice, ware: ink(look.rim) };
  const drawn = GLASSES[glass]({ ...paints, garnish: garnish.slice(0, ON_GLASS) });
  const coaster = choices.pick(COASTERS)(ink(look.clothColour));
  if (stand === 'close') {
    const y = CLOSE_TOP + CLOSE_SCALE * (HEIGHTS[glass] ?? 190);
    return `<g transform="translate(${200 - look.side * 28} ${Math.round(y)}) scale(${CLOSE_SCALE})">${drawn}</g>`;
  }
  const { x, y, scale, beside } = STANDINGS[stand];
  const size = stand === 'row' && WIDE.has(glass) ? WIDE_IN_ROW : scale;
  const further = FURTHER[stand] ?? [];
  const same = further.map(
    ([left, low, share]) => `<use href="#d" transform="translate(${left} ${low}) scale(${share * size})"/>`,
  );
  const others = further.length > 0 ? `<defs><g id="d">${drawn}</g></defs>${same.join('')}` : '';
  const one = `<g transform="translate(${x} ${y})">${coaster}<g transform="scale(${size})">${others ? '<use href="#d"/>' : drawn}</g>${drawBeside(garnish.slice(ON_GLASS), beside)}</g>`;
  const poured = stand === 'poured' ? pouredOut(paints) : '';
  return `${others}${one}${poured}`;
}

/** Where the same drink stands again, and the share of its size. */
const FURTHER: Partial<Record<DrinkStandAtSide, readonly (readonly [x: number, y: number, share: number])[]>> = {
  pair: [[284, 256, 0.85]],
  row: [
    [200 - IN_ROW, 276, 1],
    [200 + IN_ROW, 276, 1],
  ],
};

/** A glass of what is in the jug beside it. */
function pouredOut(paints: Omit<DrinkPaints, 'garnish'>): string {
  return `<g transform="translate(306 284) scale(.82)">${GLASSES.highball({ ...paints, garnish: [] })}</g>`;
}

function drawBeside(parts: readonly IllustrationPart[], places: readonly [number, number]): string {
  return parts
    .map((part, index) => {
      const x = places[index % places.length] ?? 0;
      return `<ellipse cx="${x + 4}" cy="6" rx="32" ry="8" fill="var(--shadow)"/><g transform="translate(${x} -18) scale(1.5)">${drawPart(part, 'var(--cream)')}</g>`;
    })
    .join('');
}
