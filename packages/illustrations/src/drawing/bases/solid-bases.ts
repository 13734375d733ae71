import { around, at, disc, ink, line, oval } from '../brush.ts';

const DISC = 'M-84 0a84 84 0 1 0 168 0a84 84 0 1 0-168 0Z';
/** Three quarters of a disc and more: the piece that is missing points to the upper right. */
const CUT = 'M0 0 74-36A82 82 0 1 1 30-76Z';

/** A shape in the dish's colour with light and shadow. */
function lit(d: string, fill: string): string {
  return `<path d="${d}" fill="var(--shadow)" transform="translate(3 8)"/><path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#v)"/>`;
}

const FLUTES = around(
  36,
  `<path d="M-6-80Q0-92 6-80L5-70H-5Z" fill="${ink('c98a45')}"/><path d="M-2-84v10" stroke="${ink('efc486')}" stroke-width="2.4"/>`,
);
const BROWNING = `${oval(20, 11, 'b9752f', -52, -36)}${oval(26, 10, 'b9752f', 6, -46)}${oval(17, 14, 'b9752f', 64, -14)}${oval(12, 17, 'b9752f', -72, 24)}${oval(28, 10, 'b9752f', -10, 44)}${oval(20, 11, 'b9752f', 56, 40)}`;
/** Places of the strips of pastry across a pie, in both directions. */
const STRIPS = [-51, -17, 17, 51];
/** Strips that go across, those that go down, and these again where they pass over. */
const WOVEN = [
  STRIPS.map((x) => `M${x}-84V84`),
  STRIPS.map((y) => `M-84 ${y}H84`),
  STRIPS.flatMap((y, row) =>
    STRIPS.filter((_, column) => (row + column) % 2 === 0).map((x) => `M${x} ${y - 13}V${y + 13}`),
  ),
]
  .map((paths) => pastryStrips(paths.join('')))
  .join('');

function pastryStrips(d: string): string {
  return `<path d="${d}" stroke="${ink('9c6428')}" stroke-width="18"/><path d="${d}" stroke="${ink('e2ab62')}" stroke-width="14.5"/><path d="${d}" stroke="${ink('f3cf96')}" stroke-width="3.4" transform="translate(-2.5 -2.5)"/>`;
}

/** A sheet of paper with folded edges and twisted ends. */
const PAPER =
  'M-92-14-118-30-110 0-118 30-92 14C-72 50-54 72 0 74 54 72 72 50 92 14L118 30 110 0 118-30 92-14C72-50 54-72 0-74-54-72-72-50-92-14Z';

/** SVG of food that is cooked or baked in one piece, around the middle of its vessel. */
export const SOLID_BASES = {
  pancakes: () => `
    ${lit('M-66 0a66 66 0 1 0 132 0a66 66 0 1 0-132 0Z', ink('c98a45'))}<circle r="57" fill="${ink('eebb62')}" opacity=".8"/>
    <path d="M-40 8c8-34 64-40 76-8 6 20-12 22-14 40-2 12-14 10-15-1-1-14-12-4-20 0-14 8-30-10-27-31Z" fill="${ink('c4731f')}" opacity=".8"/>`,
  crepes: (fill: string) => {
    const roll = `${lit('M-62-13Q-66 0-62 13H60Q66 0 60-13Z', ink('f0cd86'))}${line('M-50-4Q-30-8-8-3M6 5Q26 0 48 4M-36 7q14-3 26 0', 'c98a3c', 3.2, 0.7)}<ellipse cx="61" cy="0" rx="6" ry="12" fill="${ink('c98a3c')}"/><ellipse cx="61" cy="0" rx="3.6" ry="8" fill="${fill}"/>`;
    return `${at(-2, -44, -6, roll, 1.25)}${at(2, 0, 2, roll, 1.25)}${at(-4, 44, -3, roll, 1.25)}`;
  },
  waffle: (fill: string) => {
    const pockets = [-42, -14, 14, 42]
      .flatMap((x) => [-42, -14, 14, 42].map((y) => `M${x - 10} ${y - 10}h20v20h-20Z`))
      .join('');
    return `${lit('M-62-44Q-62-62-44-62H44Q62-62 62-44V44Q62 62 44 62H-44Q-62 62-62 44Z', fill)}<path d="${pockets}" fill="${ink('a3652a')}" opacity=".55"/><path d="${pockets}" fill="none" stroke="${ink('f3cd84')}" stroke-width="2.4" opacity=".8" transform="translate(-1.5 -1.5)"/>`;
  },
  omelette: (fill: string) => `
    ${lit('M-80 16C-80-44-34-60 0-60s80 20 80 76c0 20-160 20-160 0Z', fill)}
    <path d="M-74 14q74 18 148 0" fill="none" stroke="var(--cream)" stroke-width="5" stroke-linecap="round" opacity=".8"/>
    ${line('M-48-14q8-10 18-6M-12-38q12-4 20 2M26-24q10 0 14 8M-18-6q10-4 18 0M-56 4q6-5 12-3M44 2q8-2 12 3', 'c0772a', 4.5, 0.75)}`,
  bake: (fill: string) => `
    <rect x="-118" y="-74" width="236" height="148" rx="24" fill="${fill}"/>
    <g opacity=".55" transform="scale(1.35 1)">${BROWNING}</g>
    <path d="M-92-44q10-12 24-4t26-4M-20-22q14-12 30 0t30-4M46-46q14-8 26 2M-78 6q14-10 28 0t26-2M10 14q14-10 30 0t34-4M-50 50q12-10 28 0M34 54q14-8 30 0" fill="none" stroke="${ink('fbe9b4')}" stroke-width="6" stroke-linecap="round" opacity=".75"/>
    <rect x="-118" y="-74" width="236" height="148" rx="24" fill="url(#t)" opacity=".6"/>`,
  'round-bake': (fill: string) => `
    <circle r="93" fill="${fill}"/><g opacity=".55">${BROWNING}</g>
    <path d="M-68-34q10-12 24-4t26-4M-14-66q14-12 30 0t26-2M30-26q14-8 26 2M-62 12q14-10 28 0t26-2M8 20q14-10 30 0t30-4M-34 56q12-10 28 0t24 0" fill="none" stroke="${ink('fbe9b4')}" stroke-width="6" stroke-linecap="round" opacity=".75"/>
    <circle r="93" fill="url(#g)"/>`,
  crumble: (fill: string) => `
    <rect x="-118" y="-74" width="236" height="148" rx="24" fill="${fill}"/>
    <rect x="-106" y="-62" width="212" height="124" rx="20" fill="${ink('dcae6a')}"/>
    <g stroke-linecap="round"><path d="M-84-44h174M-94-20h180M-84 4h176M-94 27h180M-82 48h168" stroke="${ink('a8702f')}" stroke-width="15" stroke-dasharray="1 20" transform="translate(2 3)"/><path d="M-84-46h174M-94-22h180M-84 2h176M-94 25h180M-82 46h168" stroke="${ink('e8c184')}" stroke-width="14" stroke-dasharray="1 20"/><path d="M-72-34h160M-84-10h166M-72 14h160M-84 37h160" stroke="${ink('c98f48')}" stroke-width="11" stroke-dasharray="1 25"/></g>
    <path d="M-112-30q8 8 2 20M108 12q-8 10 0 22M-20 66q20-8 34 2" fill="none" stroke="${fill}" stroke-width="9" stroke-linecap="round"/>`,
  'round-crumble': (fill: string) => `
    <circle r="93" fill="${fill}"/><circle r="84" fill="${ink('dcae6a')}"/>
    <g stroke-linecap="round"><path d="M-46-58H58M-68-34H78M-76-10H80M-72 14H74M-66 38H72M-40 60H52" stroke="${ink('a8702f')}" stroke-width="15" stroke-dasharray="1 20" transform="translate(2 3)"/><path d="M-46-60H58M-68-36H78M-76-12H80M-72 12H74M-66 36H72M-40 58H52" stroke="${ink('e8c184')}" stroke-width="14" stroke-dasharray="1 20"/><path d="M-56-47H62M-70-23H76M-72 1H76M-66 25H70M-52 48H56" stroke="${ink('c98f48')}" stroke-width="11" stroke-dasharray="1 25"/></g>
    <path d="M-82-24q10 6 6 20M80 20q-10 8-4 20M-16 80q16-10 32-2" fill="none" stroke="${fill}" stroke-width="9" stroke-linecap="round"/>`,
  'open-parcel': () => `
    ${lit(PAPER, ink('efe3c8'))}<path d="${PAPER}" fill="none" stroke="${ink('cdbb93')}" stroke-width="3"/>
    <path d="M-74 0C-58-58 58-58 74 0 58 58-58 58-74 0Z" fill="${ink('fbf4e3')}"/><path d="M-74 0C-58-58 58-58 74 0 58 58-58 58-74 0Z" fill="var(--shadow)" opacity=".35"/>
    ${line('M-84-18-112-26M-84 18-112 26M84-18 112-26M84 18 112 26M-92 0H-116M92 0H116', 'b9a67c', 3.4)}${line('M-62-38-70-54M-34-52-38-68M0-56V-72M34-52 38-68M62-38 70-54M-62 38-70 54M-34 52-38 68M0 56V72M34 52 38 68M62 38 70 54', 'cdbb93', 3.4)}`,
  pie: (fill: string) => `
    ${lit(DISC, fill)}${around(30, `<path d="M-7-78Q0-90 7-78" fill="none" stroke="${ink('e9b972')}" stroke-width="7" stroke-linecap="round"/>`)}
    <circle r="66" fill="${ink('e2ab62')}" opacity=".55"/>
    ${around(4, `<path d="M0-18Q-9-32 0-46 9-32 0-18Z" fill="${ink('6d3c17')}" opacity=".75"/>`)}
    <path d="M-52-18A56 56 0 0 1-20-52" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`,
  'pie-cut': (fill: string) => `
    ${lit(CUT, ink('c98a45'))}<g transform="scale(.9)"><path d="${CUT}" fill="${fill}"/></g><clipPath id="c"><path d="${CUT}" transform="scale(.9)"/></clipPath>
    <g clip-path="url(#c)"><g transform="rotate(45)">${WOVEN}</g></g>
    <path d="M0 0 74-36 74-26 2 8ZM0 0 30-76 36-72 6 2Z" fill="${fill}"/><path d="M0 0 74-36 74-32 1 4Z" fill="var(--shine)"/>
    <path d="M-70-30A76 76 0 0 1-24-72" fill="none" stroke="${ink('efc486')}" stroke-width="6" stroke-linecap="round" stroke-dasharray="8 9"/>`,
  tart: (fill: string) => `
    <circle cx="3" cy="8" r="86" fill="var(--shadow)"/>${FLUTES}<circle r="78" fill="${ink('c98a45')}"/><circle r="70" fill="${fill}"/><circle r="70" fill="url(#v)" opacity=".7"/>
    <path d="M-48-24A54 54 0 0 1-18-50" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`,
  quiche: (fill: string) => `
    <circle cx="3" cy="8" r="86" fill="var(--shadow)"/>${FLUTES}<circle r="78" fill="${ink('c98a45')}"/><circle r="71" fill="${fill}"/><g opacity=".5" transform="scale(.78)">${BROWNING}</g><circle r="71" fill="url(#v)" opacity=".5"/>
    <path d="M0 0 64-62M0 0 88-4" stroke="${ink('8f5a24')}" stroke-width="3.4" opacity=".75"/>`,
  flatbread: (fill: string) => `
    ${lit('M-80 6C-84-44-40-80 4-78S84-34 78 8 40 82-6 78-76 46-80 6Z', 'var(--crust)')}
    <path d="M-66 5C-69-36-34-66 4-64S69-28 64 7 34 67-5 64-63 38-66 5Z" fill="${fill}"/>
    ${line('M-70-30l8-6M60-44l8 4M-34 68l10 3M70 22l2 9M-6-71l10-1', '7a4420', 6, 0.6)}
    <path d="M-38-14l8 4M18-38l8 2M30 22l8-4M-18 34l8 3M-4 2l6 2" stroke="var(--cream)" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
  pizza: (fill: string) => `
    ${lit('M-90 4C-94-50-48-92 4-90S94-46 90 6 48 94-6 90-86 54-90 4Z', ink('d39a52'))}
    ${oval(9, 5, '7d4a20', -72, -44, -50)}${oval(7, 4, '7d4a20', 70, -50, 50)}${oval(8, 4.5, '7d4a20', 40, 76, 20)}${oval(7, 4, '7d4a20', -60, 62, 40)}${oval(6, 4, '7d4a20', 86, 18, 80)}
    <path d="M-74 4C-78-42-40-76 4-74S78-38 74 6 40 78-6 74-70 46-74 4Z" fill="${fill}"/>
    <path d="M-58-10C-54-50-8-64 22-58 56-50 66-6 54 28 40 60-6 66-34 50-56 36-62 14-58-10Z" fill="${ink('f8dc94')}" opacity=".82"/>
    ${oval(12, 8, 'fdf3cf', -26, -30, 20)}${oval(14, 9, 'fdf3cf', 24, 20, -20)}${oval(9, 6, 'd9913a', 34, -30)}${oval(8, 5, 'd9913a', -34, 24)}
    <path d="M-92 0H92M-48-80 48 80M48-80-48 80" stroke="${ink('8a4f22')}" stroke-width="2.6" opacity=".55"/>`,
  loaf: (fill: string) => {
    const d = 'M-104 0C-104-40-70-52-20-52H24C74-52 104-38 104 0S74 52 24 52H-20C-70 52-104 40-104 0Z';
    return `${lit(d, fill)}${line('M-62-30q14 26 6 58M-22-40q14 34 6 76M20-40q14 34 6 76M60-32q12 26 6 56', 'f5dcae', 9, 0.85)}${line('M-56-32q14 26 6 58M-16-42q14 34 6 76M26-42q14 34 6 76M66-34q12 26 6 56', '8a5222', 3, 0.6)}<path d="M-82-24q20-18 50-20" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`;
  },
  'tin-loaf': (fill: string) => {
    const slice = `${lit('M-22-54Q-24-62-14-62H14Q24-62 22-54V54Q24 62 14 62H-14Q-24 62-22 54Z', ink('8f5423'))}<path d="M-15-50Q-16-55-10-55H10Q16-55 15-50V50Q16 55 10 55H-10Q-16 55-15 50Z" fill="${fill}"/><path d="M-15-50Q-16-55-10-55H10Q16-55 15-50V50Q16 55 10 55H-10Q-16 55-15 50Z" fill="var(--shine)" opacity=".7"/>${line('M-6-34h5M5-14h5M-8 8h6M4 28h5M-4 44h4', '5c3010', 3, 0.4)}`;
    return `${at(-42, 0, 0, `${lit('M-92-54Q-96-66-80-66H62Q76-66 72-54V54Q76 66 62 66H-80Q-96 66-92 54Z', ink('8f5423'))}<path d="M-82-46Q-84-56-72-56H54Q64-56 62-46V46Q64 56 54 56H-72Q-84 56-82 46Z" fill="${fill}"/><path d="M-82-46Q-84-56-72-56H54Q64-56 62-46V46Q64 56 54 56H-72Q-84 56-82 46Z" fill="url(#v)"/><path d="M-74 2Q-50-14-26-6T20-10 56-2Q36 12 12 8T-40 14-74 2Z" fill="var(--shine)"/>${line('M-74 2Q-50-14-26-6T20-10 56-2M-70 6Q-44 18-20 12T18 10 52 2', '6d3a14', 3, 0.6)}<path d="M-76-46Q-50-54-6-52" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`)}${at(62, 2, 6, slice)}${at(108, 2, 13, slice)}`;
  },
  cake: (fill: string) => `
    ${lit(CUT, 'var(--crust)')}
    <g transform="translate(-2 -3) scale(.95)"><path d="${CUT}" fill="${fill}"/><path d="${CUT}" fill="url(#v)"/></g>
    <path d="M0 0 74-36 72-24 0 10ZM0 0 30-76 36-70 5 4Z" fill="${ink('f6dfae')}"/><path d="M0 4 73-31" stroke="${fill}" stroke-width="4"/>
    ${Array.from({ length: 9 }, (_, index) => at(0, 0, 50 + index * 33, `${disc(8.5, 'fffaf0', 0, -66)}${disc(4, 'e9dcc0', 1, -65)}`)).join('')}
    `,
};
