import type { DrinkIllustration, IllustrationPart } from '@larder/contract/dish/illustration';
import { ink } from '../brush.ts';
import { drawPart } from '../parts/draw-part.ts';
import type { PictureLook, StandAbove } from '../picture-look.ts';
import { drawUnderlay } from '../table-setting.ts';
import { GLASS_TOPS, type GlassTop } from './glass-tops.ts';

type Standing = readonly [x: number, y: number, scale: number];
/** Where drinks stand, the one with pieces beside it first. */
const STANDINGS: Readonly<Record<StandAbove, readonly Standing[]>> = {
  above: [[200, 150, 1.5]],
  'above-near': [[180, 160, 1.9]],
  'above-pair': [
    [124, 116, 1.18],
    [286, 190, 1.18],
  ],
  'above-many': [
    [98, 104, 0.96],
    [216, 206, 0.96],
    [318, 94, 0.96],
  ],
};
/** So large is a rim at most: a larger one is taken for a bowl. */
const MOST_RADIUS = 106;

/** Pieces lie beside a drink where there is room. */
const BESIDE: readonly (readonly [x: number, y: number])[] = [
  [-118, 66],
  [122, -70],
];
const ON_GLASS = 2;

/** SVG of a drink on a table, seen from above. */
export function drawDrinkFromAbove(drink: DrinkIllustration, stand: StandAbove, look: PictureLook): string {
  const { glass, garnish } = drink;
  const standings = STANDINGS[stand];
  const drawn = drawTop(drink, GLASS_TOPS[glass], look);
  const isOne = standings.length === 1;
  const underlay = drawUnderlay(look, { isLong: false, view: isOne ? 'above' : 'pair' });
  const placed = standings.map(([x, y, scale], index) => {
    const content =
      index === 0 ? `<g id="d">${drawn}</g>` : `<use href="#d" transform="rotate(${look.side * 70 * index})"/>`;
    const size = Math.min(scale, MOST_RADIUS / GLASS_TOPS[glass].rim);
    return `<g transform="translate(${at(x, look)} ${y}) scale(${Math.round(size * 100) / 100})">${content}</g>`;
  });
  const beside = isOne && stand === 'above' ? drawBeside(garnish.slice(ON_GLASS), look) : '';
  return `<g transform="translate(200 146)">${underlay}</g>${placed.join('')}${beside}`;
}

/** Mirrored for the other side, where the light still comes from the left. */
function at(x: number, { side }: PictureLook): number {
  return side === 1 ? x : 400 - x;
}

function drawTop(
  { colours: [low, high], ice, garnish }: DrinkIllustration,
  { rim, drink, wall, below, over, hasIce, isBare }: GlassTop,
  look: PictureLook,
): string {
  const paints = { low: `var(--${low})`, high: `var(--${high})`, ware: ink(look.rim) };
  const liquid =
    drink === 0
      ? ''
      : `<circle r="${drink}" fill="${paints.low}"/><circle cx="-2" cy="-3" r="${Math.round(drink * 0.66)}" fill="${paints.high}" opacity=".45"/>${drawIce(ice && hasIce === true, drink)}<circle r="${drink}" fill="url(#g)"/>`;
  const shine = Math.round(rim * 0.86);
  const coaster = isBare ? '' : drawCoaster(rim + 24, look);
  return `${coaster}<ellipse cx="10" cy="15" rx="${rim + 2}" ry="${rim}" fill="var(--shadow)"/>${below?.(paints) ?? ''}
    <circle r="${rim}" fill="${wall?.(paints) ?? 'var(--glass)'}"/><circle r="${rim}" fill="url(#v)" opacity=".6"/>
    ${liquid}${over?.(paints) ?? ''}
    <path d="M${-shine} ${Math.round(-shine * 0.2)}A${shine} ${shine} 0 0 1 ${Math.round(-shine * 0.3)} ${Math.round(-shine * 0.92)}" fill="none" stroke="var(--shine)" stroke-width="4.5" stroke-linecap="round"/>
    ${drawGarnish(garnish.slice(0, ON_GLASS), rim)}`;
}

/** A mat of cork or of felt, round or square. */
function drawCoaster(r: number, { clothColour, rim, cloth, order }: PictureLook): string {
  const paint = order === 'rows' ? ink('d2a877') : ink(order === 'ring' ? clothColour : rim);
  const shape = cloth === 'checks' || cloth === 'plain' ? 'square' : 'round';
  if (shape === 'round') {
    return `<circle cx="5" cy="8" r="${r}" fill="var(--shadow)"/><circle r="${r}" fill="${paint}"/><circle r="${r - 6}" fill="none" stroke="var(--cream)" stroke-width="2.6" stroke-dasharray="7 6" opacity=".7"/>`;
  }
  const side = Math.round(r * 0.9);
  return `<g transform="rotate(12)"><rect x="${-side + 5}" y="${-side + 8}" width="${2 * side}" height="${2 * side}" rx="9" fill="var(--shadow)"/><rect x="${-side}" y="${-side}" width="${2 * side}" height="${2 * side}" rx="9" fill="${paint}"/><rect x="${-side + 6}" y="${-side + 6}" width="${2 * side - 12}" height="${2 * side - 12}" rx="6" fill="none" stroke="var(--cream)" stroke-width="2.6" opacity=".7"/></g>`;
}

const CUBES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-0.36, -0.2, 14],
  [0.34, -0.12, -20],
  [-0.04, 0.42, 38],
];

function drawIce(ice: boolean, drink: number): string {
  if (!ice) return '';
  const half = Math.round(drink * 0.29);
  return CUBES.map(
    ([x, y, turn]) =>
      `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="6" fill="var(--shine)" stroke="var(--shine)" stroke-width="2" transform="translate(${Math.round(x * drink)} ${Math.round(y * drink)}) rotate(${turn})"/>`,
  ).join('');
}

/** The first piece on the rim, the second in the drink. */
function drawGarnish(parts: readonly IllustrationPart[], rim: number): string {
  const places = [
    [rim * 0.72, rim * 0.62],
    [-rim * 0.34, rim * 0.3],
  ] as const;
  return parts
    .map((part, index) => {
      const [x, y] = places[index] ?? [0, 0];
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(1.05)">${drawPart(part, 'var(--cream)')}</g>`;
    })
    .join('');
}

function drawBeside(parts: readonly IllustrationPart[], look: PictureLook): string {
  return parts
    .map((part, index) => {
      const [x, y] = BESIDE[index % BESIDE.length] ?? [0, 0];
      return `<g transform="translate(${200 + look.side * x} ${150 + y}) rotate(${index * 40}) scale(1.5)">${drawPart(part, 'var(--cream)')}</g>`;
    })
    .join('');
}
