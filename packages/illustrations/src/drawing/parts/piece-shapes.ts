import type { IllustrationPart } from '@larder/contract/dish/illustration';
import type { IngredientPart } from '@larder/contract/dish/ingredient-part';
import { around, at, ball, disc, flat, ink, line, oval, placed, STREWN, volume } from '../brush.ts';
import { BAKED_PIECES } from './baked-pieces.ts';
import { FRIED_PIECES } from './fried-pieces.ts';
import { DARK, piece, round } from './piece.ts';
import { WRAPPED_PIECES } from './wrapped-pieces.ts';

/** Places of crumbs on a breaded piece. */
const CRUMBS = [...STREWN, [-14, 2, 0], [13, -6, 40], [6, 3, 70], [-6, -6, 10]] as const;

/** SVG of a dish in pieces, each in the dish's colour, around its own middle, some 30 to 80 units from side to side. */
export const PIECE_SHAPES: Readonly<Record<Exclude<IllustrationPart, IngredientPart>, (fill: string) => string>> = {
  ...BAKED_PIECES,
  ...FRIED_PIECES,
  ...WRAPPED_PIECES,
  cookie: (fill) =>
    `${piece(round(25), fill)}${line('M-14-12q6-6 13-3l5 5M4 12q7 1 11-5M-17 5q3 7 9 9M-4-2q5 2 6 7M10-10q5 3 6 8', DARK, 2, 0.4)}${line('M-13-15q6-5 13-5', 'ffffff', 2.4, 0.35)}`,
  muffin: (fill) =>
    `<circle cx="3" cy="6" r="29" fill="var(--shadow)"/>${around(20, `<path d="M-4-22-3-30 3-30 4-22Z" fill="var(--cream)"/>${line('M4-23V-29', 'c9b48c', 1.6)}`)}<circle r="24.5" fill="${fill}"/>${line('M-12-9q7-7 14-2l9-3M-14 6q6 7 14 3t12 5M2-1l4 6', DARK, 2.2, 0.4)}${line('M-10-13q7-5 13-3', 'ffffff', 2.6, 0.4)}<circle r="24.5" fill="url(#v)"/>`,
  bar: (fill) =>
    `${piece('M-20-17q0-4 4-4h32q4 0 4 4v34q0 4-4 4h-32q-4 0-4-4Z', fill)}${flat('M-20 8H20V17q0 4-4 4h-32q-4 0-4-4Z', '2a1404', 0.18)}${line('M-10-6l5 2M6-2l6-2M-4 2l4 1M8-12l4 2', DARK, 2.4, 0.45)}`,
  ball: (fill) =>
    `${piece(round(16), fill)}<path d="M-9-5A11 11 0 0 1-1-11" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  dumpling: (fill) =>
    `${piece('M-27 8C-27-14-14-22 0-22S27-14 27 8c0 7-54 7-54 0Z', fill)}${line('M-20-8Q-15-3-15 2M-12-15Q-8-8-8-2M-2-18V-6M8-17Q6-8 6-2M17-11Q14-4 14 2', '9a7a4c', 2.2, 0.7)}${line('M-24-6q6-6 12-8t12-3 12 1 12 7', 'ffffff', 2.4, 0.6)}`,
  turnover: (fill) =>
    `${piece('M-28 9C-28-15-14-24 0-24S28-15 28 9c0 6-56 6-56 0Z', fill)}${line('M-25 2q3-4 4-7M-20-7q4-3 5-7M-12-15q4-1 6-6M0-17V-22M12-15q-4-1-6-6M20-7q-4-3-5-7M25 2q-3-4-4-7', DARK, 2, 0.5)}${line('M-10 1q10-8 20 0', 'ffe3ae', 2.6, 0.6)}`,
  roll: (fill) =>
    `${piece('M-36-10q0-5 5-5h62q5 0 5 5v20q0 5-5 5h-62q-5 0-5-5Z', fill)}${line('M-20-12q8 12 8 24M0-12q8 12 8 24M20-12q6 12 6 24', DARK, 2.2, 0.35)}${line('M-30-9H10', 'ffffff', 3, 0.4)}`,
  patty: (fill) =>
    `${piece(round(22), fill)}${placed(CRUMBS, line('M-2 0h4', DARK, 2.6, 0.4))}${placed(CRUMBS, at(3, 4, 50, line('M-1.5 0h3', 'ffe9bd', 2.2, 0.6)))}`,
  stick: (fill) => `${piece('M-27-5.5h54v11h-54Z', fill)}<path d="M-26-4h52v3h-52Z" fill="var(--shine)"/>`,
  crisp: (fill) =>
    `${piece('M-20 14C-24 2-8-20 2-20S24 6 20 13-12 20-20 14Z', fill)}${line('M-8 4l3 2M4-6l4 1M8 7l2 2', DARK, 2, 0.45)}`,
  scoop: (fill) => `${piece(round(27), fill)}${line('M-20 12q7 7 13 1t13 2 12-4', DARK, 2.4, 0.35)}`,
  meringue: () =>
    `${piece(round(23), ink('fdf7ea'))}${line('M-14 4c0-18 26-18 26-2 0 12-17 12-17 2 0-6 8-6 8-1', 'd9c8a0', 3)}`,
  taco: (fill) =>
    `${piece('M-36 14A36 36 0 0 1 36 14Z', fill)}<path d="M-32 14q6-9 13-1t13-2 13 2 13-2 12 3Z" fill="var(--leaf-light)"/>`,
  bun: (fill) =>
    `${piece(round(36), fill)}${line('M-18-12Q0-4 20-10M-8 20Q2 2 4-24', 'f6dfae', 5, 0.75)}${line('M-17-9Q0-1 20-7M-5 20Q5 3 7-24', DARK, 1.6, 0.35)}<path d="M-27-9A29 29 0 0 1-13-25" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  sushi: (fill) =>
    `${piece(round(21), ink('22342c'))}${disc(17.5, 'fdfaf0')}${around(14, oval(1.4, 2.6, 'e6ddc4', 0, -13.5))}<circle r="8" fill="${fill}"/><circle r="8" fill="url(#v)"/>`,
  parcel: (fill) =>
    `${at(0, 0, 0, `<g transform="scale(1.1)">${piece('M-18-16-13-18-8-16-3-18 2-16 7-18 12-16 17-18 18-12 16-7 18-2 16 3 18 8 16 13 17 18 12 16 7 18 2 16-3 18-8 16-13 18-18 16-16 11-18 6-16 1-18-4-16-9Z', ink('f1d58a'))}${ball(10.5, 'f5dc98')}<circle r="5" cx="3" cy="3" fill="${fill}" opacity=".35"/></g>`)}`,
  gnocco: () =>
    `${piece('M-17 1C-17-12 17-12 17 1 17 12-17 12-17 1Z', ink('f3dfae'))}${line('M-10-7Q-7 0-10 7M-3-8Q0 0-3 8M4-8Q7 0 4 8M11-6Q13 0 11 6', 'cfa85e', 1.8)}`,
  rissole: () =>
    `${piece(round(18), ink('8d5431'))}${placed(CRUMBS, line('M-1.6 0h3.2', '52270e', 2.6, 0.6))}<path d="M-11-7A14 14 0 0 1-2-13" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  jacket: () =>
    `${piece('M-40 2C-42-18-18-28 4-27 28-26 42-12 40 4 38 20 14 28-8 26-28 24-39 14-40 2Z', ink('a8743c'))}${flat('M-28-3C-10-16 14-17 30-5 20 12-16 14-28-3Z', 'f8e3a0')}${volume('M-28-3C-10-16 14-17 30-5 20 12-16 14-28-3Z', 'f8e3a0')}${line('M-16-3q8 4 14-1t16 2', 'd9b45c', 2)}${line('M-32 10q3 3 2 6M24 16q4-1 6-5M-20-19q4-2 8-1', '6d4620', 2, 0.7)}`,
  'stuffed-half': (fill) =>
    `<g transform="scale(1.12)">${piece('M-38 0C-38-17-18-23 0-23S36-18 40-3C41 14 20 24 0 24S-38 18-38 0Z', fill)}${flat('M-31-1C-30-13-14-17 1-17S30-13 32-2C32 9 16 17 0 17S-31 11-31-1Z', 'fff4dc', 0.55)}${flat('M-27-1C-26-10-12-14 1-14S27-10 28-2C28 7 14 13 0 13S-27 8-27-1Z', '9a5a30')}${placed(CRUMBS, line('M-2 0h4', 'e9c084', 4.4))}${placed(CRUMBS, at(4, 3, 60, line('M-1.5 0h3', '5f2f16', 3, 0.7)))}${line('M40-3q8-1 10-7', '6f8a3c', 5)}<path d="M-32-8q6-8 16-11" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/></g>`,
  doughnut: (fill) =>
    `<path d="${round(29)}" fill="var(--shadow)" transform="translate(3 5)"/><circle r="20" fill="none" stroke="${ink('cf9346')}" stroke-width="19"/><circle r="20" fill="none" stroke="${fill}" stroke-width="13"/><circle r="29" fill="url(#v)" opacity=".8"/><circle r="10" fill="none" stroke="var(--shadow)" stroke-width="3"/>${around(7, line('M-2-20l3-3', 'fff6e4', 2.4))}<path d="M-21-10A23 23 0 0 1-10-21" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
};
