import { around, ink, line, oval } from '../brush.ts';

const RIM = around(
  34,
  `<path d="M-7-78Q0-90 7-78" fill="none" stroke="${ink('e9b972')}" stroke-width="7" stroke-linecap="round"/>`,
);
const OPEN = 'M0 2 84 28A84 84 0 1 1 74-44Z';

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
  brulee: (fill: string) => `
    <circle r="90" fill="${fill}"/><circle r="84" fill="${ink('d98a2c')}"/>${oval(40, 24, '9c5316', -24, -30, 20)}${oval(30, 20, '9c5316', 40, 24, -30)}${oval(20, 12, '7d3f10', -34, 36)}${oval(16, 9, '7d3f10', 44, -36, 40)}<circle r="84" fill="${ink('eda43a')}" opacity=".35"/>
    ${line('M-78 4L-30-8-6 14 34-4 80 8M-30-8-38-66M34-4 46-64M-6 14 2 80', 'ffe3a0', 3.4, 0.85)}<path d="M-62-34A72 72 0 0 1-20-66" fill="none" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/>`,
} as const;
