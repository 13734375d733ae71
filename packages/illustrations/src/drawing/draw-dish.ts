import type { DishIllustration, IllustrationBase, IllustrationPart } from '@larder/contract/dish/illustration';
import { kindOfPart } from '@larder/contract/dish/ingredient-part';
import {
  LONG_STRETCH,
  type Order,
  type SeededChoices,
  SPOTS_IN_CUT,
  type Spot,
  spotsOfPieces,
  spotsOnDisc,
  spotsOnRing,
  spotsOnSkewers,
  spotsOnTacos,
  spotsOnToast,
} from './arrangement.ts';
import { SIDE_BASES } from './bases/side-bases.ts';
import { BASES } from './bases/vessel-bases.ts';
import { drawPart } from './parts/draw-part.ts';
import { type PictureLook, viewOf } from './picture-look.ts';
import { placeAtSide } from './place-at-side.ts';
import { drawUnderlay } from './table-setting.ts';
import { VESSELS, WALL_SHADE } from './vessels.ts';
import { cutleryFor, placeInView, WALLS } from './views.ts';

const PART_SCALE = 1.3;
/** What is served whole lies in the middle, the other parts around it. */
const CENTRED: ReadonlySet<IllustrationPart> = new Set(['whole-chicken', 'roast-joint']);
/** Of pieces of which there are many. */
const MANY_PIECES = 6;
const SMALL_SCALE = 1.1;
const LARGE_SCALE = 2;
const LARGE_RING = 82;
const LONG: ReadonlySet<DishIllustration['vessel']> = new Set(['baking-dish', 'tray', 'board']);
/** Maximum number of pieces that lie apart from each other. */
const MAX_APART = 8;

/** SVG of a dish, seen from above or from the side. */
export function drawDish(
  { vessel, base, colour, parts, reach, table }: DishIllustration,
  { choices, look }: { choices: SeededChoices; look: PictureLook },
): string {
  const fill = `var(--${colour})`;
  if (isSideBase(base)) return placeAtSide(base, SIDE_BASES[base](fill, parts), look);
  const isLong = LONG.has(vessel);
  const turn = Math.round(choices.between(-14, 14));
  const view = viewOf(vessel, look);
  const large = parts.filter((part) => CENTRED.has(part)).slice(0, 1);
  const around = large.length > 0 ? parts.filter((part) => !CENTRED.has(part)) : parts;
  const spots =
    large.length > 0
      ? spotsOnRing(around.length, LARGE_RING)
      : (ARRANGED[base]?.(parts.length) ?? spotsOf(parts, { base, reach, order: look.order }, choices));
  const pieces = parts.filter((part) => kindOfPart(part) === undefined).length;
  const scaleOf = (part: IllustrationPart) =>
    pieces >= MANY_PIECES && kindOfPart(part) === undefined ? SMALL_SCALE : PART_SCALE;
  const drawn = [
    ...around.map((part, index) => drawAt(part, fill, spots[index], { isLong, scale: scaleOf(part) })),
    ...large.map((part) => `<g transform="rotate(-8) scale(${LARGE_SCALE})">${drawPart(part, fill)}</g>`),
  ];
  const contents = `${BASES[base](fill)}${WALL_SHADE[vessel] ?? ''}${drawn.join('')}`;
  return placeInView(
    { view, turn, side: look.side, scale: isLong ? 1 : 1.08 },
    {
      underlay: drawUnderlay(look, { isLong, view }),
      wall: WALLS[vessel]?.(look) ?? '',
      dish: VESSELS[vessel](look, contents),
      cutlery: cutleryFor(vessel, table, look),
    },
  );
}

function spotsOf(
  parts: readonly IllustrationPart[],
  { base, reach, order }: { base: IllustrationBase; reach: number; order: Order },
  choices: SeededChoices,
): Spot[] {
  const pieces = parts.filter((part) => kindOfPart(part) === undefined).length;
  const areApart = pieces > 0 && pieces <= MAX_APART && base === 'none';
  return areApart
    ? spotsOfPieces(order, { pieces, toppings: parts.length - pieces }, choices)
    : spotsOnDisc(parts.length, reach, choices);
}

/** Places of parts that lie on pieces of the base. */
const ARRANGED: Partial<Record<IllustrationBase, (count: number) => Spot[]>> = {
  skewers: spotsOnSkewers,
  toast: spotsOnToast,
  'open-tacos': spotsOnTacos,
  dip: (count) => spotsOnRing(count, 92),
  'filled-pie': () => [...SPOTS_IN_CUT],
};

function isSideBase(base: IllustrationBase): base is keyof typeof SIDE_BASES {
  return base in SIDE_BASES;
}

function drawAt(
  part: IllustrationPart,
  fill: string,
  spot: Spot | undefined,
  { isLong, scale }: { isLong: boolean; scale: number },
): string {
  if (!spot) return '';
  const x = isLong ? round(spot.x * LONG_STRETCH) : spot.x;
  const y = isLong ? round(spot.y / LONG_STRETCH) : spot.y;
  return `<g transform="translate(${x} ${y}) rotate(${spot.turn}) scale(${scale})">${drawPart(part, fill)}</g>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
