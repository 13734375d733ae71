import { around, at, ball, disc, ink, line, oval } from '../brush.ts';

const RIM = around(
  34,
  `<path d="M-7-78Q0-90 7-78" fill="none" stroke="${ink('e9b972')}" stroke-width="7" stroke-linecap="round"/>`,
);
const OPEN = 'M0 2 84 28A84 84 0 1 1 74-44Z';

/** Three quarters of a disc and more, without the slice that is cut from it. */
const WITHOUT_SLICE = 'M0 0 76-32A82 82 0 1 1 34-75Z';
/** Peaks of meringue: places around the middle of a pie. */
const PEAKS = [
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => [angle, 50, 1] as const),
  ...[20, 92, 164, 236, 308].map((angle) => [angle, 24, 0.9] as const),
  [0, 0, 0.9] as const,
];
const PEAK = `${ball(20, 'fdf6e6')}<path d="M-13 4C-10-8 2-10 8-2 12 6 2 12-3 7-6 3-1-2 3 1" fill="none" stroke="${ink('c98a3c')}" stroke-width="4" stroke-linecap="round" opacity=".75"/><path d="M-12-8q5-7 13-6" fill="none" stroke="${ink('e9b566')}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;
const FLUTED_RIM = around(
  36,
  `<path d="M-6-80Q0-92 6-80L5-70H-5Z" fill="${ink('c98a45')}"/><path d="M-2-84v10" stroke="${ink('efc486')}" stroke-width="2.4"/>`,
);
/** One of three small dishes, with the dish's colour in it. */
const ramekin = (fill: string) =>
  `<circle cx="4" cy="7" r="50" fill="var(--shadow)"/><circle r="50" fill="var(--enamel)"/><circle r="50" fill="url(#v)" opacity=".7"/>${around(30, line('M0-49V-45', 'cfc6b4', 2.4, 0.8))}<circle r="41" fill="${fill}"/><circle r="41" fill="url(#g)"/>`;

/** Food baked under a crust, seen from above, around the middle of its vessel. */
export const BAKED_BASES = {
  'filled-pie': (fill: string) => `
    <path d="M0 2 84 28A84 84 0 0 0 74-44Z" fill="${fill}"/><path d="M0 2 84 28A84 84 0 0 0 74-44Z" fill="var(--shadow)"/>
    <path d="${OPEN}" fill="var(--shadow)" transform="translate(4 8)"/><path d="${OPEN}" fill="${ink('c98a45')}"/><clipPath id="o"><path d="${OPEN}"/></clipPath><g clip-path="url(#o)">${RIM}<circle r="66" fill="${ink('e2ab62')}" opacity=".7"/>
    <path d="M-48-30Q-38-46-24-46-30-32-48-30ZM-20-50Q-12-62 4-60-4-48-20-50ZM-62 6Q-58-10-46-14-46 2-62 6Z" fill="${ink('a8662a')}"/><path d="M-40 34q8-14 22-16M-14 54q6-14 22-16M22 62q2-12 16-18" fill="none" stroke="${ink('8a4f1c')}" stroke-width="5" stroke-linecap="round"/></g><path d="${OPEN}" fill="url(#v)"/>
    <path d="M0 2 84 28 82 36 0 10ZM0 2 74-44 78-38 3 8Z" fill="${ink('f0d09a')}"/>`,
  focaccia: (fill: string) => `
    <path d="M-112-58Q-116-76-96-76H98Q114-76 112-58V56Q114 74 96 74H-96Q-114 74-112 56Z" fill="var(--shadow)" transform="translate(3 8)"/><path d="M-112-58Q-116-76-96-76H98Q114-76 112-58V56Q114 74 96 74H-96Q-114 74-112 56Z" fill="${ink('b9752f')}"/><path d="M-102-54Q-104-68-92-68H92Q104-68 102-54V52Q104 66 92 66H-92Q-104 66-102 52Z" fill="${fill === 'var(--crust)' ? ink('e8bd72') : fill}"/>
    ${[-72, -26, 22, 70].flatMap((x, column) => [-42, 0, 42].map((y, row) => `${oval(13, 10, 'c98a3c', x + (row % 2) * 10, y + (column % 2) * 6)}${oval(8, 5, 'f6e0a0', x + (row % 2) * 10 - 2, y + (column % 2) * 6 + 2)}`)).join('')}
    <path d="M-112-58Q-116-76-96-76H98Q114-76 112-58V56Q114 74 96 74H-96Q-114 74-112 56Z" fill="url(#v)" opacity=".6"/>`,
  boule: (fill: string) => `
    <circle cx="4" cy="9" r="80" fill="var(--shadow)"/><circle r="80" fill="${fill}"/><circle r="80" fill="url(#v)"/>${line('M-50-16Q-6-40 50-26M-56 16Q0-6 58 6M-42 44Q0 26 44 38', 'f6e3ba', 9, 0.9)}${line('M-50-11Q-6-35 50-21M-56 21Q0-1 58 11M-42 49Q0 31 44 43', '8a5222', 3, 0.6)}
    <circle r="72" fill="none" stroke="${ink('fff6e0')}" stroke-width="5" stroke-dasharray="2 13" opacity=".7"/>`,
  'pasta-bake': (fill: string) => {
    const tube = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-24-9H22V10H-24Q-30 0-24-9Z" fill="var(--shadow)" transform="translate(2 4)"/><path d="M-24-10H22V10H-24Q-30 0-24-10Z" fill="${ink('f2cd78')}"/><path d="M-24-10H22V10H-24Q-30 0-24-10Z" fill="url(#t)"/>${oval(5, 10, 'a87a33', 22, 0)}${line('M-20-4H16M-20 3H16', 'd9a94e', 1.6)}</g>`;
    const places = [
      [-88, -48, 15],
      [-36, -54, -20],
      [24, -50, 30],
      [84, -46, -35],
      [-96, -6, 60],
      [-50, -4, 10],
      [2, -12, -60],
      [54, -4, 20],
      [96, 6, 75],
      [-80, 44, -25],
      [-26, 40, 40],
      [28, 42, -10],
      [82, 46, 25],
    ] as const;
    return `<rect x="-118" y="-74" width="236" height="148" rx="24" fill="${fill}"/><rect x="-118" y="-74" width="236" height="148" rx="24" fill="url(#v)" opacity=".5"/>${places.map(([x, y, turn]) => tube(x, y, turn)).join('')}
    <g opacity=".86"><path d="M-70-30C-50-52-20-40-14-22S16-4 20-24 60-40 70-20 60 16 40 20 10 44-8 32-50 34-62 14-84-12-70-30Z" fill="${ink('f9dc8e')}"/>${oval(16, 8, 'c9852f', -38, -16, 20)}${oval(18, 8, 'c9852f', 36, -8, -10)}${oval(12, 7, 'c9852f', -6, 18)}</g>`;
  },
  'meringue-pie': (fill: string) => `
    <circle cx="3" cy="8" r="86" fill="var(--shadow)"/>${FLUTED_RIM}<circle r="78" fill="${ink('c98a45')}"/><circle r="72" fill="${fill}"/>
    ${PEAKS.map(([angle, distance, scale]) => at(Math.round(distance * Math.cos((angle * Math.PI) / 180)), Math.round(distance * Math.sin((angle * Math.PI) / 180)), (angle * 3) % 60, PEAK, scale)).join('')}`,
  'caramel-tart': (fill: string) => `
    <path d="${WITHOUT_SLICE}" fill="var(--shadow)" transform="translate(3 8)"/><path d="${WITHOUT_SLICE}" fill="${ink('cf9350')}"/><clipPath id="w"><path d="${WITHOUT_SLICE}"/></clipPath>
    <g clip-path="url(#w)">${RIM}<circle r="70" fill="${fill}"/><circle r="70" fill="${ink('9a4f12')}" opacity=".45"/>${oval(26, 15, 'e2a04a', -26, -28, -20)}${oval(20, 12, 'e2a04a', 18, 34, 15)}${oval(12, 8, 'e2a04a', -42, 20)}${[
      [-10, 10],
      [-34, -2],
      [10, -34],
      [34, 22],
      [-14, 46],
      [46, 2],
      [-52, -22],
      [-2, -52],
    ]
      .map(([x, y]) => `${disc(4, '7a3a0c', x, y)}${disc(2.2, 'f4c878', x, y)}`)
      .join('')}</g><path d="${WITHOUT_SLICE}" fill="url(#v)" opacity=".8"/>
    <path d="M0 0 76-32 78-25 3 8ZM0 0 34-75 40-72 7 3Z" fill="${ink('b3651f')}"/><path d="M3 8 78-25 78-21 4 12Z" fill="${ink('efcf9a')}"/>
    <path d="M-50-26A58 58 0 0 1-20-52" fill="none" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/>`,
  'round-cake': (fill: string) => `
    <path d="${WITHOUT_SLICE}" fill="var(--shadow)" transform="translate(4 10)"/><path d="${WITHOUT_SLICE}" fill="${ink('b9752f')}" transform="translate(0 5)"/><path d="${WITHOUT_SLICE}" fill="${fill}"/><clipPath id="k"><path d="${WITHOUT_SLICE}"/></clipPath>
    <g clip-path="url(#k)"><circle r="82" fill="none" stroke="${ink('8a5222')}" stroke-width="7" opacity=".4"/><path d="M-40-40l6 4M-12-56l7 1M-60-6l5 5M-36 26l7-3M-8 52l6-4M24 34l7 3M46 6l5-5M-20-14l6 4M12-4l6-5M-56 34l6 3M34 58l4-5" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/><circle r="62" fill="none" stroke="${ink('fffaf0')}" stroke-width="20" stroke-linecap="round" stroke-dasharray="1 9" opacity=".22"/></g><path d="${WITHOUT_SLICE}" fill="url(#v)"/>
    <path d="M0 0 76-32V-20L2 14ZM0 0 34-75 42-70 9 6Z" fill="${fill}"/><path d="M0 0 76-32V-20L2 14Z" fill="var(--shine)"/><path d="M0 0 34-75 42-70 9 6Z" fill="var(--shadow)"/>`,
  ramekins: (fill: string) =>
    `${at(-58, 22, 0, ramekin(fill))}${at(58, 26, 0, ramekin(fill))}${at(0, -42, 0, ramekin(fill))}`,
  brulee: (fill: string) => `
    <circle r="90" fill="${fill}"/><circle r="84" fill="${ink('d98a2c')}"/>${oval(40, 24, '9c5316', -24, -30, 20)}${oval(30, 20, '9c5316', 40, 24, -30)}${oval(20, 12, '7d3f10', -34, 36)}${oval(16, 9, '7d3f10', 44, -36, 40)}<circle r="84" fill="${ink('eda43a')}" opacity=".35"/>
    ${line('M-78 4L-30-8-6 14 34-4 80 8M-30-8-38-66M34-4 46-64M-6 14 2 80', 'ffe3a0', 3.4, 0.85)}<path d="M-62-34A72 72 0 0 1-20-66" fill="none" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/>`,
} as const;
