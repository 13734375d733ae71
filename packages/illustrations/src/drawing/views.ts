import type { DishIllustration } from '@larder/contract/dish/illustration';
import type { SeededChoices } from './arrangement.ts';
import { ink } from './brush.ts';
import type { TableLook } from './table-setting.ts';

type Vessel = DishIllustration['vessel'];

/** How a dish is seen: from above, from above and near, or over its front wall. */
export type View = 'above' | 'near' | 'angled';

const VIEWS: readonly [View, ...View[]] = ['above', 'above', 'near', 'angled', 'angled'];
/** Of a height at which a dish is seen over its wall. */
const SQUASHED = 0.74;
const NEAR = 1.38;

/** The view of a dish that its seed chooses. */
export function viewOf(vessel: Vessel, choices: SeededChoices): View {
  const view = choices.pick(VIEWS);
  return view === 'angled' && !(vessel in WALLS) ? 'above' : view;
}

/** A dish, with the cloth below it, in a view; `turn` is its rotation where it is seen from above. */
export function placeInView(
  { view, turn, side, scale }: { view: View; turn: number; side: -1 | 1; scale: number },
  { cloth, wall, dish }: { cloth: string; wall: string; dish: string },
): string {
  if (view === 'near')
    return `<g transform="translate(${200 - side * 34} 158) rotate(${turn}) scale(${NEAR})">${cloth}${dish}</g>`;
  if (view === 'angled')
    return `<g transform="translate(200 128) scale(${scale})">${cloth}${wall}<g transform="scale(1 ${SQUASHED})">${dish}</g></g>`;
  return `<g transform="translate(200 146) rotate(${turn}) scale(${scale})">${cloth}${dish}</g>`;
}

function shaded(d: string, paint: string): string {
  return `<path d="${d}" fill="${paint}"/><path d="${d}" fill="url(#t)"/>`;
}

const FLOOR = '<ellipse cx="12" cy="112" rx="104" ry="17" fill="var(--shadow)"/>';
const IRON = 'var(--iron)';

/** SVG of the front wall of vessels, below their upper edge. */
export const WALLS: Readonly<Partial<Record<Vessel, (look: TableLook) => string>>> = {
  bowl: ({ rim, ware }) =>
    `${FLOOR}<path d="M-44 100H44L38 118H-38Z" fill="${ink(rim)}"/>${shaded('M-112 2C-110 66-66 110 0 110S110 66 112 2Z', ink(rim))}<path d="M-106 36C-84 84-44 100 0 100S84 84 106 36" fill="none" stroke="${ink(ware)}" stroke-width="5" opacity=".7"/>`,
  casserole: ({ rim }) =>
    `<ellipse cx="10" cy="112" rx="122" ry="20" fill="var(--shadow)"/>${shaded('M-114 0V58C-114 128 114 128 114 58V0Z', ink(rim))}<path d="M-98 34v34" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>`,
  pan: () =>
    `<ellipse cx="8" cy="92" rx="112" ry="20" fill="var(--shadow)"/>${shaded('M-116 0C-116 44-96 98 0 98S116 44 116 0Z', IRON)}`,
  'baking-dish': ({ rim }) =>
    `<rect x="-134" y="46" width="288" height="66" rx="34" fill="var(--shadow)"/>${shaded('M-144 20V60Q-144 98-104 98H104Q144 98 144 60V20Z', ink(rim))}<path d="M-104 88H60" stroke="var(--shine)" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
  plate: ({ ware }) =>
    `<ellipse cx="8" cy="26" rx="122" ry="84" fill="var(--shadow)"/><ellipse cy="11" rx="116" ry="86" fill="${ink(ware)}"/><ellipse cy="11" rx="116" ry="86" fill="url(#t)"/>`,
};
