import { at, disc, flat, ink, line, oval, placed, STREWN, volume } from '../brush.ts';
import { DARK, piece, round } from './piece.ts';

const CRUMBS = [...STREWN, [-14, 2, 0], [13, -6, 40], [6, 3, 70], [-6, -6, 10]] as const;
const crumbs = (scaleX: number) =>
  `<g transform="scale(${scaleX} 1)">${placed(CRUMBS, line('M-2 0h4', DARK, 2.4, 0.4))}${placed(CRUMBS, at(3, 4, 50, line('M-1.5 0h3', 'ffe9bd', 2.2, 0.7)))}</g>`;
const CUTLET = 'M-46-4C-50-22-28-32-8-29 4-36 34-32 44-18 54-4 46 16 30 22 16 32-14 30-28 24-42 20-46 8-46-4Z';
const FILLET = 'M-50 2C-44-18-18-22 6-20 28-20 44-12 52 0 46 8 50 10 44 12 30 20 6 22-14 20-34 20-48 14-50 2Z';

/** SVG of breaded, battered and fried food, around its own middle, some 30 to 100 units from side to side. */
export const FRIED_PIECES = {
  cutlet: () =>
    `${piece(CUTLET, ink('d4974a'))}<g transform="scale(1.7 1.25)">${placed(CRUMBS, line('M-1.4 0h2.8', '8d5420', 2, 0.5))}${placed(CRUMBS, at(3, 4, 50, line('M-1 0h2', 'ffeec8', 1.8, 0.8)))}</g>${line('M-34-14q14-8 30-6M10-22q14 2 22 12', 'f4cf90', 3, 0.6)}`,
  croquette: () =>
    `${piece('M-30-3Q-30-15-18-15H18Q30-15 30-3V3Q30 15 18 15H-18Q-30 15-30 3Z', ink('c98338'))}${crumbs(1.3)}<path d="M-22-8H8" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  'crumbed-ball': () =>
    `${piece(round(24), ink('dca04a'))}<g transform="scale(1.15)">${crumbs(1)}</g><path d="M-15-7A17 17 0 0 1-5-16" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  'fried-ring': () =>
    `<circle cx="3" cy="5" r="24" fill="none" stroke="var(--shadow)" stroke-width="14"/><circle r="24" fill="none" stroke="${ink('d99a45')}" stroke-width="15"/><circle r="24" fill="none" stroke="${ink('efc178')}" stroke-width="7" stroke-dasharray="11 7"/><circle r="32" fill="url(#v)" opacity=".5"/>${line('M-26-13l5 4M20-20l3 6M25 12l-6-2M-12 26l2-6', '9c601f', 2.4, 0.6)}`,
  'fried-fillet': () =>
    `${piece(FILLET, ink('dd9f42'))}${volume(FILLET, 'dd9f42')}${line('M-36-4q10-8 20-2t18-4M-24 9q12-6 22 0M14-8q10-4 20 4M10 10q12 2 22-4', 'f6cf86', 4, 0.8)}${line('M-42 6l6 3M-6 1l8 2M30 1l7 2M-20-14l6 2', '9c601f', 2.6, 0.6)}`,
  latke: () =>
    `${piece('M-27-4C-28-16-20-18-16-23-6-30 4-25 9-26 20-24 22-16 26-9 31 2 24 12 20 18 10 28-4 25-10 24-22 22-24 12-28 7-30 2-28-1-27-4Z', ink('c98a38'))}${line('M-20-8l14-6M-12 4l18-8M-20 14l16-4M2-18l16 6M6 4l16-5M0 18l16-6M-4-8l10 8M-14-16l6 4M10 12l8 2', 'f3cf86', 3, 0.85)}${line('M-22 2l10-2M8-8l12 2M-6 12l10 4M-2-20l8-2', '7d481a', 2.4, 0.6)}`,
  'scotch-egg': () =>
    `${piece(round(32), ink('b97432'))}${disc(27, 'c79272')}${oval(21, 19, 'fdfaf2')}${oval(12, 11, 'f5b12e')}${volume(round(12), 'f5b12e')}${flat('M-6-6q4-4 9-2', 'ffe3a0', 0.8)}`,
} as const;
