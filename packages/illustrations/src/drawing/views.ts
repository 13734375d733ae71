import type { DishIllustration } from '@larder/contract/dish/illustration';
import { flat, ink } from './brush.ts';
import type { PictureLook, View } from './picture-look.ts';

type Vessel = DishIllustration['vessel'];

/** Of a height at which a dish is seen over its wall. */
const SQUASHED = 0.74;
const NEAR = 1.38;
const FAR = 0.82;
const CORNER = 1.72;
const PAIRED = 0.7;

/** A dish, with what lies below it, in a view; `turn` is its rotation where it is seen from above. */
export function placeInView(
  { view, turn, side, scale }: { view: View; turn: number; side: -1 | 1; scale: number },
  { underlay, wall, dish, cutlery }: { underlay: string; wall: string; dish: string; cutlery: string },
): string {
  switch (view) {
    case 'near':
      return `<g transform="translate(${200 - side * 34} 158) rotate(${turn}) scale(${NEAR})">${underlay}${dish}</g>`;
    case 'angled':
      return `<g transform="translate(200 128) scale(${scale})">${underlay}${wall}<g transform="scale(1 ${SQUASHED})">${dish}</g></g>`;
    case 'pair':
      return `<g transform="translate(200 146) scale(${scale})">${underlay}</g><g transform="translate(${200 - side * 92} 106) rotate(${turn}) scale(${PAIRED})"><g id="d">${dish}</g></g><use href="#d" transform="translate(${200 + side * 88} 204) rotate(${turn + side * 34}) scale(${PAIRED})"/>`;
    case 'far':
      return `<g transform="translate(200 150) scale(${FAR})">${underlay}${cutlery}<g transform="rotate(${turn})">${dish}</g></g>`;
    case 'corner':
      return `<g transform="translate(${200 - side * 76} 196) rotate(${turn}) scale(${CORNER})">${underlay}${dish}</g>`;
    case 'across':
      return `<g transform="translate(200 150) scale(1.04)">${underlay}<g transform="rotate(${-side * 36})">${dish}</g></g>`;
    case 'upright':
      return `<g transform="translate(${200 - side * 46} 150) scale(.9)">${underlay}<g transform="rotate(${side * 90 + turn / 3})">${dish}</g></g>`;
    case 'above':
      return `<g transform="translate(200 146) rotate(${turn}) scale(${scale})">${underlay}${dish}</g>`;
  }
}

const STEEL = 'b4bcc2';
const FORK = 'M-8-70V-34Q-8-24-3-22L-4 74Q0 80 4 74L3-22Q8-24 8-34V-70L5-70V-38H2V-70H-2V-38H-5V-70Z';
const KNIFE = 'M-4-74Q10-60 8-14L4-8V74Q0 80-4 74Z';
const SPOON = 'M0-76C14-74 14-42 3-36L4 74Q0 80-4 74L-3-36C-14-42-14-74 0-76Z';
const STICK = 'M-3-82H3L2 84H-2Z';

/** Cutlery beside a dish: chopsticks where the table is of bamboo, a spoon beside a bowl. */
export function cutleryFor(vessel: Vessel, table: string | undefined, { side, rim }: PictureLook): string {
  const lying = (x: number, turn: number, d: string, paint: string) =>
    `<g transform="translate(${x} 0) rotate(${turn})">${`<path d="${d}" fill="var(--shadow)" transform="translate(4 5)"/>`}${flat(d, paint)}<path d="${d}" fill="url(#t)"/></g>`;
  if (vessel !== 'plate' && vessel !== 'bowl') return '';
  if (table === 'bamboo') return lying(side * 154, 4, STICK, rim) + lying(side * 170, -2, STICK, rim);
  if (vessel === 'bowl') return lying(side * 158, 0, SPOON, STEEL);
  return lying(-156, 0, FORK, STEEL) + lying(158, 0, KNIFE, STEEL);
}

function shaded(d: string, paint: string): string {
  return `<path d="${d}" fill="${paint}"/><path d="${d}" fill="url(#t)"/>`;
}

const FLOOR = '<ellipse cx="12" cy="112" rx="104" ry="17" fill="var(--shadow)"/>';
const IRON = 'var(--iron)';

/** SVG of the front wall of vessels, below their upper edge. */
export const WALLS: Readonly<Partial<Record<Vessel, (look: PictureLook) => string>>> = {
  bowl: ({ rim, ware }) =>
    `${FLOOR}<path d="M-44 100H44L38 118H-38Z" fill="${ink(rim)}"/>${shaded('M-112 2C-110 66-66 110 0 110S110 66 112 2Z', ink(rim))}<path d="M-106 36C-84 84-44 100 0 100S84 84 106 36" fill="none" stroke="${ink(ware)}" stroke-width="5" opacity=".7"/>`,
  casserole: ({ rim }) =>
    `<ellipse cx="10" cy="112" rx="122" ry="20" fill="var(--shadow)"/>${shaded('M-114 0V58C-114 128 114 128 114 58V0Z', ink(rim))}<path d="M-98 34v34" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>`,
  saucepan: ({ rim }) =>
    `<ellipse cx="10" cy="124" rx="118" ry="18" fill="var(--shadow)"/>${shaded('M-112 0V92C-112 132 112 132 112 92V0Z', ink(rim))}<path d="M-96 40v56" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>`,
  cazuela: () =>
    `<ellipse cx="10" cy="84" rx="112" ry="18" fill="var(--shadow)"/>${shaded('M-116 0C-112 52-92 92 0 92S112 52 116 0Z', ink('b35f35'))}<path d="M-104 30Q-86 66-50 78" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>`,
  pan: () =>
    `<ellipse cx="8" cy="92" rx="112" ry="20" fill="var(--shadow)"/>${shaded('M-116 0C-116 44-96 98 0 98S116 44 116 0Z', IRON)}`,
  'baking-dish': ({ rim }) =>
    `<rect x="-134" y="46" width="288" height="66" rx="34" fill="var(--shadow)"/>${shaded('M-144 20V60Q-144 98-104 98H104Q144 98 144 60V20Z', ink(rim))}<path d="M-104 88H60" stroke="var(--shine)" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
  plate: ({ ware }) =>
    `<ellipse cx="8" cy="26" rx="122" ry="84" fill="var(--shadow)"/><ellipse cy="11" rx="116" ry="86" fill="${ink(ware)}"/><ellipse cy="11" rx="116" ry="86" fill="url(#t)"/>`,
};
