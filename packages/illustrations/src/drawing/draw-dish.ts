import type { DishIllustration, IllustrationBase, IllustrationPart } from '@larder/contract/dish/illustration';
import { type SeededChoices, type Spot, spotsOnDisc } from './arrangement.ts';
import { SIDE_BASES } from './bases/side-bases.ts';
import { BASES } from './bases/vessel-bases.ts';
import { drawPart } from './parts/draw-part.ts';
import { VESSELS } from './vessels.ts';

const RIMS = ['var(--rim)', 'var(--leaf)', 'var(--tomato)', 'var(--plum)', 'var(--yolk)'] as const;
const PART_SCALE = 1.3;
/** Vessels with walls, which shade what is at their edge. */
const SHADED: ReadonlySet<DishIllustration['vessel']> = new Set(['bowl', 'pan']);
const EDGE_SHADE =
  '<circle r="90" fill="none" stroke="var(--shadow)" stroke-width="8"/><path d="M-84-22A87 87 0 0 1 22-84" fill="none" stroke="var(--shadow)" stroke-width="9"/>';
/** A baking dish is longer than it is broad. */
const STRETCH = 1.35;

/** SVG of a dish, seen from above or from the side. */
export function drawDish(
  { vessel, base, colour, parts, reach }: DishIllustration,
  { choices }: { choices: SeededChoices },
): string {
  const fill = `var(--${colour})`;
  if (isSideBase(base)) return drawSide(SIDE_BASES[base](fill, parts), choices);
  const isLong = vessel === 'baking-dish';
  const turn = Math.round(choices.between(-14, 14));
  const cloth = drawCloth(choices.pick(RIMS), choices.pick([-1, 1]));
  const rim = choices.pick(RIMS);
  const spots = spotsOnDisc(parts.length, reach, choices);
  const drawn = parts.map((part, index) => drawAt(part, fill, spots[index], isLong));
  const contents = `${BASES[base](fill)}${SHADED.has(vessel) ? EDGE_SHADE : ''}${drawn.join('')}`;
  return `<g transform="translate(200 146) rotate(${turn}) scale(${isLong ? 1 : 1.08})">${cloth}${VESSELS[vessel](rim, contents)}</g>`;
}

function isSideBase(base: IllustrationBase): base is keyof typeof SIDE_BASES {
  return base in SIDE_BASES;
}

/** A dish on a table, sometimes seen from its other side. */
function drawSide(dish: string, choices: SeededChoices): string {
  const mirrored = choices.pick([1.12, -1.12]);
  return `<path d="M0 238h400v62H0Z" fill="var(--table)"/><g transform="translate(200 270) scale(${mirrored} 1.12)">${dish}</g>`;
}

function drawAt(part: IllustrationPart, fill: string, spot: Spot | undefined, isLong: boolean): string {
  if (!spot) return '';
  const x = isLong ? round(spot.x * STRETCH) : spot.x;
  const y = isLong ? round(spot.y / STRETCH) : spot.y;
  return `<g transform="translate(${x} ${y}) rotate(${spot.turn}) scale(${PART_SCALE})">${drawPart(part, fill)}</g>`;
}

/** A striped cloth, partly below the dish. */
function drawCloth(colour: string, side: number): string {
  return `
    <g transform="rotate(${side * 24}) translate(${side * 96} 6)">
    <rect x="-62" y="-150" width="124" height="310" fill="var(--cream)" opacity=".9"/>
    <path d="M-46-150v310M46-150v310" stroke="${colour}" stroke-width="7" opacity=".8"/>
    <path d="M-34-150v310M34-150v310" stroke="${colour}" stroke-width="2" opacity=".8"/>
    </g>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
