import type { DrinkIllustration } from '@larder/contract/dish/illustration';
import { ink, line, oval } from '../brush.ts';
import type { DrinkPaints } from './drink-parts.ts';

type Paints = Pick<DrinkPaints, 'low' | 'high' | 'ware'>;

/** A glass or a cup seen from above, around its middle. */
export type GlassTop = {
  /** Radius of the rim, and of the drink within it. */
  rim: number;
  drink: number;
  /** Paint of the wall; glass where it is absent. */
  wall?: (paints: Paints) => string;
  /** A saucer, a handle or the wider part of a glass, below the rim. */
  below?: (paints: Paints) => string;
  /** Foam, cream or a straw, over the drink and its ice. */
  over?: (paints: Paints) => string;
  /** True where ice would be seen. */
  hasIce?: boolean;
  /** True on a saucer, and for what is too large for a coaster. */
  isBare?: boolean;
};

const ring = (r: number, paint: string, width: number, more = '') =>
  `<circle r="${r}" fill="none" stroke="${paint}" stroke-width="${width}"${more}/>`;
const round = (r: number, paint: string, x = 0, y = 0) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;
const lit = (r: number, paint: string, x = 0, y = 0) =>
  `${round(r, paint, x, y)}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#v)"/>`;

const ENAMEL = 'var(--enamel)';
const GLASS = 'var(--glass)';

const straw = (width = 9) =>
  `<path d="M-10 8 62-50" stroke="var(--shadow)" stroke-width="${width}" stroke-linecap="round" transform="translate(4 7)"/><path d="M-10 8 62-50" stroke="var(--straw)" stroke-width="${width}" stroke-linecap="round"/><path d="M-6 2 58-50" stroke="var(--shine)" stroke-width="2.4" stroke-linecap="round"/>`;
/** A long spoon that stands in a glass. */
const stirrer = `<path d="M-8 10 66-72" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round" transform="translate(4 7)"/>${line('M-8 10 66-72', 'b99a5a', 4.5)}${line('M20-21 66-72', 'e6cf95', 2)}${oval(6, 6, 'd9bd7c', 68, -74)}`;
const saucer = (r: number) =>
  `<circle cx="6" cy="9" r="${r}" fill="var(--shadow)"/>${lit(r, 'var(--glaze)')}${ring(r - 7, ENAMEL, 5)}`;
const handle = (paint: string, rim: number) =>
  `<g transform="rotate(28)"><path d="M${rim - 6} 0H${rim + 30}" stroke="var(--shadow)" stroke-width="17" stroke-linecap="round" transform="translate(3 7)"/><path d="M${rim - 6} 0H${rim + 30}" stroke="${paint}" stroke-width="16" stroke-linecap="round"/><path d="M${rim} -4H${rim + 28}" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/></g>`;
const SPOON = `<g transform="rotate(24) translate(82 -16)">${line('M0 8V72', 'a7aeb3', 7)}${oval(11, 16, 'a7aeb3', 0, -6)}${oval(6, 10, 'c9ced2', -2, -8)}</g>`;

/** Whipped cream in rings that become smaller. */
function whipped(r: number): string {
  const rosette = (radius: number, bumps: number) =>
    Array.from({ length: bumps }, (_, index) => {
      const angle = (2 * Math.PI * index) / bumps;
      return round(
        radius * 0.42,
        ink('fffaf0'),
        Math.round(radius * 0.72 * Math.cos(angle)),
        Math.round(radius * 0.72 * Math.sin(angle)),
      );
    }).join('');
  return `${rosette(r, 9)}${ring(r * 0.62, ink('e3d6bc'), 4, ' stroke-dasharray="22 9" stroke-linecap="round"')}${lit(r * 0.56, ink('fffaf0'))}<path d="M${-r * 0.34} 4a${r * 0.34} ${r * 0.34} 0 1 1 ${r * 0.36} ${r * 0.3}a${r * 0.2} ${r * 0.2} 0 1 1-${r * 0.18}-${r * 0.24}" fill="none" stroke="${ink('e3d6bc')}" stroke-width="5" stroke-linecap="round"/>`;
}

const scoops = (high: string) =>
  `${lit(27, high, -16, -8)}${lit(24, ink('fff3dc'), 20, 12)}<path d="M-32-2q8 6 16 0t16 2M6 22q8 6 14 0t14 0" fill="none" stroke="var(--shadow)" stroke-width="4" stroke-linecap="round"/>`;

/** A leaf that is poured into the foam of a coffee. */
const latteArt = (coffee: string) =>
  `<path d="M0 30C-30 8-30-20-12-26-4-28 0-20 0-14 0-20 4-28 12-26 30-20 30 8 0 30Z" fill="${ink('fff6e4')}"/><path d="M0 22C-16 8-18-8-9-12M0 22C16 8 18-8 9-12" fill="none" stroke="${coffee}" stroke-width="3.4" opacity=".6" stroke-linecap="round"/>`;

const swirl = ({ high }: Paints) =>
  `<path d="M-26 6c-4-26 26-38 42-18 12 18-8 36-24 26-10-8-2-20 8-14" fill="none" stroke="${high}" stroke-width="5" stroke-linecap="round" opacity=".85"/>`;
const bubbles = `<g fill="var(--shine)">${round(4, 'var(--shine)', -12, -10)}${round(3, 'var(--shine)', 10, 4)}${round(3.4, 'var(--shine)', -4, 14)}${round(2.4, 'var(--shine)', 14, -14)}</g>`;
const crushed = `<path d="M-30-14h.1M-10-28h.1M14-26h.1M32-8h.1M24 18h.1M0 32h.1M-24 20h.1M-8-4h.1M10 8h.1" stroke="${ink('ffffff')}" stroke-width="13" stroke-linecap="round" opacity=".6"/>`;

/** SVG of what drinks are served in, seen from above. */
export const GLASS_TOPS: Readonly<Record<DrinkIllustration['glass'], GlassTop>> = {
  coupe: { rim: 66, drink: 58, over: () => ring(12, 'var(--shine)', 3) },
  martini: {
    rim: 70,
    drink: 59,
    over: () =>
      `<path d="M-44 26 36-30" stroke="${ink('c9b27c')}" stroke-width="4" stroke-linecap="round"/>${ring(8, 'var(--shine)', 3)}`,
  },
  margarita: {
    hasIce: true,
    rim: 70,
    drink: 58,
    over: () => `${ring(67, ink('ffffff'), 8, ' stroke-dasharray="3 6" stroke-linecap="round"')}`,
  },
  wine: { hasIce: true, rim: 50, drink: 46, below: () => `${round(64, GLASS)}${ring(63, 'var(--shine)', 2.5)}` },
  flute: {
    rim: 31,
    drink: 26,
    below: () => `${ring(44, GLASS, 9)}${round(38, GLASS)}`,
    over: () => bubbles,
  },
  rocks: {
    hasIce: true,
    rim: 62,
    drink: 52,
    below: () => ring(57, GLASS, 9, ' stroke-dasharray="14 8"'),
    over: () => stirrer,
  },
  highball: { hasIce: true, rim: 47, drink: 41, over: () => straw() },
  hurricane: { hasIce: true, rim: 54, drink: 46, below: () => ring(60, GLASS, 6), over: () => straw() },
  frozen: { rim: 66, drink: 58, over: () => `${crushed}${straw(8)}` },
  smoothie: {
    hasIce: true,
    rim: 54,
    drink: 45,
    below: () => `${round(61, GLASS)}${ring(56, 'var(--shine)', 2)}`,
    over: () => straw(10),
  },
  jug: {
    isBare: true,
    hasIce: true,
    rim: 72,
    drink: 63,
    below: () =>
      `<path d="M-58-44-98-66-70-18Z" fill="${GLASS}"/><g transform="rotate(28)"><path d="M66-12H112V12H66" fill="none" stroke="${GLASS}" stroke-width="13" stroke-linejoin="round"/></g>`,
  },
  mug: {
    rim: 60,
    drink: 51,
    wall: () => ENAMEL,
    below: () => handle(ENAMEL, 60),
    over: (paints) => `${ring(59, paints.ware, 4)}${swirl(paints)}`,
  },
  teacup: {
    isBare: true,
    rim: 62,
    drink: 55,
    wall: () => ENAMEL,
    below: () => `${saucer(98)}${ring(84, 'var(--rim)', 3.5)}${handle(ENAMEL, 60)}`,
    over: ({ high }) => `<circle cx="-12" cy="-10" r="26" fill="${high}" opacity=".5"/>`,
  },
  latte: {
    isBare: true,
    rim: 56,
    drink: 50,
    below: () => `${saucer(92)}${handle(GLASS, 56)}${SPOON}`,
    over: ({ low, high }) => (high === 'var(--cream)' ? latteArt(low) : ''),
  },
  teapot: {
    isBare: true,
    rim: 70,
    drink: 0,
    wall: () => 'var(--rim)',
    below: ({ low, high }) =>
      `<path d="M-56-26-118-52-108-68-46-46Z" fill="var(--rim)"/>${handle('var(--rim)', 74)}<g transform="translate(-104 52)"><circle cx="4" cy="6" r="38" fill="var(--shadow)"/>${lit(37, ENAMEL)}${round(31, low)}<circle cx="-6" cy="-6" r="14" fill="${high}" opacity=".5"/></g>`,
    over: () =>
      `${ring(44, 'var(--shadow)', 5)}${lit(42, 'var(--rim)')}${lit(13, 'var(--rim)')}${ring(13, 'var(--shadow)', 3)}`,
  },
  espresso: {
    isBare: true,
    rim: 44,
    drink: 37,
    wall: () => ENAMEL,
    below: () => `${saucer(84)}${handle(ENAMEL, 42)}${SPOON}`,
    over: ({ high, ware }) => `${ring(43, ware, 3)}${ring(29, high, 6, ' opacity=".7"')}`,
  },
  float: {
    hasIce: true,
    rim: 58,
    drink: 50,
    over: ({ low, high }) => `${scoops(high === low ? 'var(--cream)' : high)}${straw(9)}`,
  },
  shake: { rim: 58, drink: 50, over: () => `${whipped(46)}${straw(9)}` },
  'cream-mug': {
    rim: 60,
    drink: 52,
    wall: ({ ware }) => ware,
    below: ({ ware }) => handle(ware, 60),
    over: () => whipped(47),
  },
  'copper-mug': {
    hasIce: true,
    rim: 60,
    drink: 52,
    wall: () => ink('cd7f4c'),
    below: () => handle(ink('b5673a'), 60),
    over: () => ring(59, ink('f0b487'), 4),
  },
  frappe: {
    hasIce: true,
    rim: 56,
    drink: 49,
    over: ({ low }) =>
      `<path d="M-40-8q-6-26 18-30 22-16 40 2 26 4 24 28 6 26-20 32-22 20-42 4-24-6-20-36Z" fill="${low}"/><path d="M-26-14q14-14 28-4M4 14q14-4 20-16M-22 14q8 10 20 8" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>${straw()}`,
  },
  affogato: { rim: 68, drink: 58, over: ({ low, high }) => scoops(high === low ? 'var(--cream)' : high) },
  'bubble-tea': {
    hasIce: true,
    rim: 57,
    drink: 51,
    over: () =>
      `<g fill="${ink('2e1a14')}">${[
        [-26, 18],
        [-8, 30],
        [14, 26],
        [30, 10],
        [-34, -2],
        [2, 10],
        [-14, 4],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8"/>`)
        .join('')}</g>${straw(17)}`,
  },
  pint: {
    rim: 58,
    drink: 50,
    below: () => handle(GLASS, 58),
    over: () =>
      `${round(48, ink('fffaf0'))}<path d="M-26-18q12-10 24 0M0 12q14-8 26 2M-30 16q8-6 16 0M10-26q10 0 14 8" fill="none" stroke="${ink('e3d6b8')}" stroke-width="5" stroke-linecap="round"/>`,
  },
  shot: { rim: 36, drink: 29 },
};
