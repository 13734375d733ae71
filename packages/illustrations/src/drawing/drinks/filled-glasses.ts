import { ball, ink, line } from '../brush.ts';
import { type DrinkPaints, drawGarnish, drawIce } from './drink-parts.ts';

/** Chewy pearls at the bottom of a glass, and some that rise. */
const PEARLS: readonly (readonly [x: number, y: number])[] = [
  ...([-36, -18, 0, 18, 36] as const).map((x) => [x, -24] as const),
  ...([-28, -9, 10, 29] as const).map((x) => [x, -41] as const),
  ...([-38, -18, 2, 22, 40] as const).map((x) => [x, -57] as const),
  [-24, -76],
  [14, -80],
  [34, -96],
];

/** SVG of glasses with solid food in the drink; they stand on 0. */
export const FILLED_GLASSES = {
  affogato: ({ low, high, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="58" ry="8" fill="var(--shadow)"/>
    <path d="M-44-3h88c0-8-36-4-36-14v-14h-16v14c0 10-36 6-36 14Z" fill="var(--glass)"/>
    <path d="M-84-132H84C82-74 50-28 0-28S-82-74-84-132Z" fill="var(--glass)"/>
    <path d="M-72-96H72C62-58 38-36 0-36S-62-58-72-96Z" fill="${low}"/>
    <circle cx="-26" cy="-116" r="38" fill="${high === low ? 'var(--cream)' : high}"/><circle cx="-26" cy="-116" r="38" fill="url(#v)"/><circle cx="30" cy="-112" r="34" fill="${ink('fff3dc')}"/><circle cx="30" cy="-112" r="34" fill="url(#v)"/>
    <path d="M-76-98C-60-90-54-108-40-98-30-88-18-104-6-96 6-86 20-102 32-94 44-88 60-102 76-98 64-58 38-36 0-36S-64-58-76-98Z" fill="${low}" opacity=".9"/>
    <path d="M-34-150C-20-158 4-146 2-128-2-118-12-132-16-120-20-112-28-128-34-124-42-120-46-140-34-150Z" fill="${low}" opacity=".85"/>
    <path d="M-62-84c6 20 18 32 36 38" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [52, -146],
      [-50, -146],
    ])}`,
  'bubble-tea': ({ low, high, ice, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="58" ry="8" fill="var(--shadow)"/>
    ${line('M30-252 2-50', '4f8f8a', 17)}${line('M26-250-2-52', 'a9d3cd', 5)}
    <path d="M-62-186H62L50-8a8 8 0 0 1-8 8H-42a8 8 0 0 1-8-8Z" fill="var(--glass)"/>
    <path d="M-56-160H56L46-18a6 6 0 0 1-6 6H-40a6 6 0 0 1-6-6Z" fill="${low}"/><path d="M-56-160H56l-4 50q-52 22-104 0Z" fill="${high}" opacity=".75"/>
    ${drawIce(ice, [
      [-20, -136, 12],
      [22, -122, -18],
    ])}
    ${PEARLS.map(([x, y]) => ball(9.5, '2e1a14', x, y)).join('')}
    <path d="M-68-192H68V-180H-68Z" fill="var(--glass)"/><path d="M-46-150l8 118" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [-46, -188],
      [40, -176],
    ])}`,
} as const;
