import { around, ball, disc, flat, ink, line, oval, placed, STREWN } from '../brush.ts';
import { DARK, piece, round } from './piece.ts';

/** Where seeds, sugar or crumbs lie on a piece. */
const GRAINS = [...STREWN, [-14, 2, 0], [13, -6, 40], [6, 3, 70], [-6, -6, 10]] as const;
const GOLD = 'd08f42';
const SCALLOPED =
  'M-25-8C-25-19-16-20-13-22-8-28 3-27 6-24 14-27 22-20 22-13 29-8 27 3 24 6 26 14 18 22 11 21 5 28-6 27-10 22-19 24-27 15-23 7-29 3-28-5-25-8Z';

/** SVG of breads, pastries, biscuits and pancakes, around their own middle, some 40 to 80 units from side to side. */
export const BAKED_PIECES = {
  swirl: () =>
    `${piece(round(31), ink(GOLD))}${line('M0 0c5-6 12 0 9 7C4 17-12 13-13 0-14-15 6-22 18-12 29-1 23 20 6 24-14 28-27 12-25-6', '6f3b14', 4.5, 0.85)}${line('M-2-3c4-3 9 0 7 5M-15-3c1-12 14-19 27-10M-24-8c4-14 18-21 31-18', 'f7dfae', 3, 0.8)}${placed(GRAINS.slice(0, 7), line('M-1 0h2', 'fffdf6', 4))}`,
  brioche: () =>
    `${around(10, `<path d="M-10-20Q0-36 10-20Z" fill="${ink('a9662c')}"/>`)}${piece(round(27), ink('c9853a'))}${ball(14, 'dd9c4d', 0, -2)}<path d="M-8-8a11 11 0 0 1 7-6" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  concha: () =>
    `${piece(round(31), ink(GOLD))}${disc(27, 'fbeccb')}${line('M-22-14Q-4-4-14 21M-9-24Q6-4-3 26M8-25Q18-4 9 24M19-18Q27-4 18 19M-26-4Q-18 4-21 15', 'c8863c', 3.6, 0.9)}<circle r="31" fill="url(#v)" opacity=".5"/>`,
  'plain-roll': () =>
    `${piece(round(30), ink('d39a52'))}<circle r="21" cx="-2" cy="-3" fill="${ink('e3b26c')}" opacity=".7"/><path d="M-20-8A23 23 0 0 1-8-20" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>${placed(GRAINS.slice(0, 5), line('M-1.5 0h3', 'fff7e2', 2.6, 0.7))}`,
  croissant: () =>
    `<g transform="scale(1.25)">${piece('M-33 15C-35-4-20-22 0-22S35-4 33 15C28 22 22 18 20 12 16 2 8-2 0-2S-16 2-20 12C-22 18-28 22-33 15Z', ink('cd8a3b'))}${line('M-25-8Q-18-2-18 8M-13-18Q-7-10-8-1M0-22V-3M13-18Q7-10 8-1M25-8Q18-2 18 8', '8b4f1c', 2.6, 0.75)}${line('M-20-13q5 4 6 9M-6-20q2 6 1 12M6-20q4 4 4 10', 'f2cc8c', 2.6, 0.8)}</g>`,
  eclair: () =>
    `<g transform="scale(1.15)">${piece('M-34 0Q-34-13-20-13H20Q34-13 34 0T20 13H-20Q-34 13-34 0Z', ink('d9a458'))}${flat('M-30-1Q-30-9-18-9H18Q30-9 30-1 26 5 20 2 14 8 8 4 0 10-6 4-14 9-20 4-28 6-30-1Z', '4a2a18')}<path d="M-22-5H8" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/></g>`,
  choux: () =>
    `${piece('M-24 6C-30-4-20-12-18-16-12-26 0-22 5-23 16-24 18-14 22-10 30-2 25 10 20 13 12 24-14 24-20 15-24 12-25 8-24 6Z', ink('d69a4b'))}${line('M-14-8q6-8 13-4M4-13q8 0 9 7M-12 6q8 6 16 0M10 4q5-2 7-5', '8f5620', 2.4, 0.55)}${placed(GRAINS.slice(0, 6), line('M-1 0h2', 'fff8e8', 3.6, 0.9))}`,
  scone: () =>
    `${piece(round(28), ink('dba75f'))}${disc(23, 'edc98b')}<path d="M-22 10Q0 18 22 8" fill="none" stroke="${ink('b97f3c')}" stroke-width="2.4" opacity=".7"/>${line('M-15-9q5 3 9 0M2-14l8 3M9 2l7-3M-9 3l6 3M-18 2l4 2', 'b97f3c', 2.6, 0.7)}<circle r="28" fill="url(#v)" opacity=".6"/>`,
  diamond: () =>
    `${piece('M-34 0 0-22 34 0 0 22Z', ink('c98a3c'))}${flat('M-26-1 0-18 26-1 0 15Z', 'e0ab58')}${line('M-34 1 0 23 34 1M-32 4 0 26 32 4', '8a531d', 2, 0.8)}${placed(STREWN.slice(1, 6), `<g transform="scale(.6)">${oval(4, 3, '7fa24a')}</g>`)}<path d="M-18-4 0-15" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  'sausage-roll': () =>
    `${piece('M-32-17Q-35 0-32 17H32Q35 0 32-17Z', ink('d39646'))}${flat('M32-17Q39 0 32 17 25 0 32-17Z', '8d4f30')}${oval(6.5, 12, 'a8684a', 32, 0)}${line('M-20-17 -8 17M-4-17 8 17M12-17 22 17', '945a20', 2.6, 0.6)}<path d="M-28-10H10" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  bagel: () =>
    `<circle cx="3" cy="6" r="32" fill="var(--shadow)"/><circle r="22" fill="none" stroke="${ink('b9752f')}" stroke-width="22"/><circle r="22" fill="none" stroke="${ink('d59a4d')}" stroke-width="13"/><circle r="33" fill="url(#v)" opacity=".7"/><path d="M-24-11A26 26 0 0 1-11-24" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>`,
  pretzel: () => {
    const knot = 'M-9 30C-4 4 26-6 27-20 27-34 4-33 0-14-4-33-27-34-27-20-26-6 4 4 9 30';
    return `<g transform="scale(1.2)"><path d="${knot}" fill="none" stroke="var(--shadow)" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" transform="translate(3 5)"/>${line(knot, '6d3414', 12)}${line(knot, '9c5524', 8)}<path d="${knot}" fill="none" stroke="var(--shine)" stroke-width="2" transform="translate(-1.5 -2)"/>${placed(
      [
        [-20, -26, 20],
        [22, -24, 60],
        [-25, -14, 0],
        [26, -12, 30],
        [-8, -22, 10],
        [10, -20, 45],
        [0, 2, 15],
        [-12, -2, 70],
        [14, -2, 25],
      ],
      '<path d="M-1.6-1.6H1.6V1.6H-1.6Z" fill="var(--enamel)"/>',
    )}</g>`;
  },
  biscotti: (fill: string) =>
    `${piece('M-36-8Q-34-15-24-14L28-12Q38-10 36 0 36 11 28 12L-26 13Q-36 12-36 4Z', fill)}${placed(
      [
        [-20, 0, 20],
        [0, -3, 70],
        [20, 2, 10],
        [-8, 6, 130],
        [10, 6, 40],
      ],
      oval(5, 2.6, 'f7e6c2'),
    )}${line('M-30 7l5 2M-12-9l6 1M14-8l6 2M4 9l6-1', DARK, 2, 0.4)}`,
  macaron: (fill: string) =>
    `${piece('M-26 6C-28-18-14-22 0-22S28-18 26 6Z', fill)}<path d="M-27 4q4 5 8 0t8 0 8 0 8 0 8 0 8 0 6 0v6q-27 6-54 0Z" fill="${fill}"/>${flat('M-24 9H24V15H-24Z', 'fff3e2')}<path d="M-26 14H26C26 26 14 27 0 27S-26 26-26 14Z" fill="${fill}"/><path d="M-26 14H26C26 26 14 27 0 27S-26 26-26 14Z" fill="var(--shadow)"/><path d="M-18-6a18 14 0 0 1 12-9" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  shortbread: () =>
    `${piece('M-32-13H32V13H-32Z', ink('efd09a'))}${placed(
      [
        [-22, -5, 0],
        [-7, -5, 0],
        [8, -5, 0],
        [22, -5, 0],
        [-22, 6, 0],
        [-7, 6, 0],
        [8, 6, 0],
        [22, 6, 0],
      ],
      disc(2, 'b98a4c'),
    )}${line('M-30-12H26', 'fff4da', 2.4, 0.7)}`,
  crumpet: () =>
    `${piece(round(29), ink('d79c52'))}${disc(25, 'f0cf92')}${placed([...GRAINS, [-9, 18, 0], [18, 9, 0], [0, -22, 0], [-20, 6, 0]], disc(2.5, 'a8702f'))}<circle r="29" fill="url(#v)" opacity=".4"/>`,
  pancake: () =>
    `${piece(round(33), ink('e9c079'))}${disc(28, 'c8853a')}<circle r="22" cx="-1" cy="-1" fill="${ink('d79a4c')}" opacity=".8"/>${line('M-16-8q6-6 14-4M2 8q8 4 14-3M-14 10q4 4 9 3', 'a5631f', 3, 0.5)}`,
  'pastry-sheet': () =>
    `<g transform="scale(1.7)">${piece(SCALLOPED, ink('f3e4c0'))}</g>${line('M-30-16q20-14 52-4M-34 4q30 12 62-4M-20 24q18 8 40-2', 'dcc597', 3, 0.6)}<path d="M-34-14q6-18 24-24" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  canele: () =>
    `<circle cx="3" cy="7" r="27" fill="var(--shadow)"/>${around(12, `${oval(7, 6, '43200f', 0, -23)}${oval(4, 3.4, '8f4f24', -0.5, -24)}`)}${disc(24, '5a2c14')}${around(12, line('M0-24V-14', '34160a', 2.6, 0.8))}${disc(16.5, '7c4220')}<circle r="27" fill="url(#v)" opacity=".7"/>${disc(10, '3d1c0b', 0, 1)}<path d="M-8 5a9 9 0 0 0 16 0" fill="none" stroke="${ink('b9703a')}" stroke-width="2.6" stroke-linecap="round"/><path d="M-15-7A16 16 0 0 1-4-15" fill="none" stroke="var(--shine)" stroke-width="3.4" stroke-linecap="round"/>`,
  'folded-flatbread': () =>
    `<g transform="scale(1.15)">${piece('M-33-28Q-34-33-28-33L28-32Q34-32 33-26L34 27Q34 34 27 33L-27 34Q-34 33-33 27Z', ink('c98f4c'))}${flat('M-31-27Q-31-31-27-31L27-30Q31-30 31-26L31 20Q31 24 27 24L-27 25Q-31 25-31 21Z', 'ecc98a')}${line('M-33 28H33M-32 31.5H31', 'f3d9a4', 1.6, 0.9)}${line('M-30-12-2-16 28-12M-14-30-11-2-13 24M14-30 12 0 13 24', 'c08a45', 2.2, 0.75)}${line('M-24-22l9-1M2-23l8 2M-22 4l7 5M18 4l7-4M0 8l6 4M-5-7l5 3M20-21l5 3M-24 17l6-2M4 19l9-1', '99581f', 5, 0.7)}<path d="M-27-22q1-5 7-5H8" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/></g>`,
  tartlet: (fill: string) =>
    `<circle cx="3" cy="6" r="29" fill="var(--shadow)"/>${around(18, oval(5.5, 5, 'cf9350', 0, -24))}${disc(25, 'b9752f')}<circle r="21" fill="${fill}"/><circle r="21" fill="url(#v)" opacity=".7"/><path d="M-13-6A14 14 0 0 1-4-13" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  thumbprint: (fill: string) =>
    `${piece(round(26), ink('ddb070'))}${line('M-17-12q4-6 9-7M15-14q5 4 6 9M-19 9q2 6 8 9M12 18q5-2 8-6', DARK, 2, 0.35)}${disc(13, 'b9803c')}<circle r="11.5" fill="${fill}"/><circle r="11.5" fill="url(#v)"/><path d="M-6-3A7 7 0 0 1-1-7" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  'toffee-apple': () =>
    `${line('M0-14V-46', '8c6230', 7)}${line('M0-14V-46', 'e2c491', 5)}<circle cx="3" cy="14" r="25" fill="var(--shadow)"/>${disc(25, 'a3161a', 0, 8)}<circle cy="8" r="25" fill="url(#v)"/><path d="M-7-15Q0-8 7-15" fill="none" stroke="${ink('5f0c10')}" stroke-width="3" stroke-linecap="round"/><path d="M-17 3A18 18 0 0 1-7-8" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/><path d="M-20 25Q0 40 20 25" fill="none" stroke="${ink('d8572a')}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
  'folded-crepe': (fill: string) =>
    `<g transform="scale(1.35)">${piece('M-2-30Q0-34 3-30C18-14 32 6 34 22 14 34-16 34-34 20-30 4-16-16-2-30Z', ink('efcb80'))}${flat('M-34 20C-30 8-22-4-14-15L-4 29Q-22 28-34 20Z', 'e0b05c', 0.6)}<path d="M-34 20Q-4 38 34 22" fill="none" stroke="${fill}" stroke-width="4" stroke-linecap="round"/>${line('M-8-12l6-3M6-2l8-2M-18 8l7-2M-2 14l9-2M14 16l8-3M-24 18l5-1M2 24l6-1', 'b9772c', 4, 0.55)}${line('M-14-15Q-8 8-4 29', 'c08a3c', 2, 0.7)}<path d="M2-24C12-12 20 0 25 11" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/></g>`,
  'star-biscuit': (fill: string) =>
    `<g transform="scale(1.12)">${piece('M0-27Q4-27 6-22L10-10 22-9Q29-8 24-3L15 5 18 17Q19 25 12 21L0 14-12 21Q-19 25-18 17L-15 5-24-3Q-29-8-22-9L-10-10-6-22Q-4-27 0-27Z', fill)}${line('M0-19Q2-10 7-5L17-4M-17-4-7-5M0 7-10 14M0 7 10 14', 'fff3d6', 2.2, 0.7)}${disc(1.8, 'fff8e8', 0, -2)}</g>`,
  madeleine: () =>
    `<g transform="scale(1.2)">${piece('M-6 24C-20 22-28 4-20-10-14-22-6-25 0-25S14-22 20-10C28 4 20 22 6 24 3 28-3 28-6 24Z', ink('dba24e'))}${line('M0 24V-22M-4 23C-10 8-10-8-7-20M4 23C10 8 10-8 7-20M-7 22C-18 10-20-4-15-14M7 22C18 10 20-4 15-14', 'a8692a', 2.4, 0.75)}${line('M-2 20V-18M-7 17C-12 6-12-8-9-16M6 17C11 6 11-8 8-16', 'f6dca0', 2, 0.7)}</g>`,
  'bean-fritter': () =>
    `${piece('M-25 3C-29-6-22-13-17-17-10-25-2-22 4-22 12-25 19-18 21-12 28-6 26 5 22 11 19 21 9 20 3 22-5 26-14 23-18 16-24 13-25 8-25 3Z', ink('b56a2c'))}${flat('M-17 2C-19-7-9-15 1-15 11-16 16-8 15-1 14 9 4 13-4 13-12 13-16 8-17 2Z', 'd08a42', 0.8)}${line('M-15-9q4-5 9-5M6-12q6 1 8 6M-11 8q5 5 11 4M10 7q4-2 5-6M-3-3l6 2M-8 1l3 2', '6f3a12', 2.2, 0.6)}${placed(GRAINS.slice(0, 6), line('M-1 0h2', '8f2f1a', 2.6, 0.7))}`,
} as const;
