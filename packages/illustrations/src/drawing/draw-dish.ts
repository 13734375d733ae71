import type { DishIllustration, IllustrationPart } from '@larder/contract/dish/illustration';
import { type SeededChoices, type Spot, spotsOnDisc } from './arrangement.ts';
import { BASES } from './bases.ts';
import { drawPart } from './draw-part.ts';
import { VESSELS } from './vessels.ts';

const RIMS = ['var(--rim)', 'var(--leaf)', 'var(--tomato)', 'var(--plum)', 'var(--yolk)'] as const;
const PART_SCALE = 1.3;
/** A baking dish is longer than it is broad. */
const STRETCH = 1.35;

/** SVG of a dish seen from above. */
export function drawDish(
  { vessel, base, colour, parts, reach }: DishIllustration,
  { choices }: { choices: SeededChoices },
): string {
  const fill = `var(--${colour})`;
  const isLong = vessel === 'baking-dish';
  const turn = Math.round(choices.between(-14, 14));
  const cloth = drawCloth(choices.pick(RIMS), choices.pick([-1, 1]));
  const rim = choices.pick(RIMS);
  const spots = spotsOnDisc(parts.length, reach, choices);
  const drawn = parts.map((part, index) => drawAt(part, fill, spots[index], isLong));
  const contents = `${BASES[base](fill)}${drawn.join('')}`;
  return `<g transform="translate(200 146) rotate(${turn}) scale(${isLong ? 1 : 1.08})">${cloth}${VESSELS[vessel](rim, contents)}</g>`;
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
