import { flat, ink, line, oval, placed, STREWN } from '../brush.ts';
import { piece } from './piece.ts';
import { popcorn } from './shapes/baked-shapes.ts';

/** Half a sandwich on its side: the cut face in front, the filling in the dish's colour. */
function triangle({ crust, crumb }: { crust: string; crumb: string }, fill: string, marks: string): string {
  return `<g transform="scale(1.3)">${piece('M-38 10Q-40 6-36 2L-4-30Q0-34 4-30L36 2Q40 6 38 10V22Q38 26 34 26H-34Q-38 26-38 22Z', ink(crust))}${flat('M-32 7 0-24 32 7Z', crumb)}${marks}${flat('M-37 10H37V14H-37Z', crumb)}<path d="M-39 14q6-3 12 1t13 0 13 0 13 0 13 0 14-1v6q-6 4-14 1t-13 0-13 0-13 0-13 0-12-1Z" fill="${fill}"/>${flat('M-37 21H37V23Q37 26 33 26H-33Q-37 26-37 23Z', crumb)}</g>`;
}

/** SVG of food in leaves and of shaped rice, maize and bread, around its own middle, some 30 to 80 units from side to side. */
export const WRAPPED_PIECES = {
  'leaf-parcel': () =>
    `<g transform="scale(1.15)">${piece('M-36-18Q-34-22-28-22H28Q34-22 36-18V18Q34 22 28 22H-28Q-34 22-36 18Z', ink('5f8a3c'))}${flat('M-36-18 0-2 36-18V-8L2 10-36-8Z', '7ba350', 0.8)}${line('M-30 14 24-18M-20 20 34-10M-34-2-6-20', '3f6628', 1.6, 0.6)}${line('M-14-23V23M14-23V23M-37 1H37', 'efe0b4', 3)}${line('M0 1q-8-8-12-3 2 6 12 3 10-6 12 0-4 5-12 0', 'efe0b4', 2.6)}</g>`,
  'open-tamale': (fill: string) =>
    `<g transform="scale(1.1)"><path d="M-44 2-26-24 28-26 44-4 30 24-28 26Z" fill="var(--shadow)" transform="translate(3 5)"/><path d="M-44 2-26-24 28-26 44-4 30 24-28 26Z" fill="${fill}"/><path d="M-44 2-26-24 28-26 44-4 30 24-28 26Z" fill="url(#v)"/>${line('M-36 2-22-18M-34 8-24 20M36-4 26-20M36 2 28 18', '6b5a2a', 1.8, 0.5)}${piece('M-28-8Q-28-14-20-14H20Q28-14 28-8V8Q28 14 20 14H-20Q-28 14-28 8Z', ink('f0c95e'))}${line('M-20-6l6 2M-4-8l7 1M10-4l7-1M-14 5l7-1M4 6l8 1', 'c2952c', 2.6, 0.7)}${flat('M8-14Q4 0 8 14H20Q28 14 28 8V-8Q28-14 20-14Z', '9a4a26', 0.55)}</g>`,
  onigiri: () =>
    `<g transform="scale(1.15)">${piece('M-8-30Q0-38 8-30L32 10Q38 24 24 27H-24Q-38 24-32 10Z', ink('fdfbf2'))}${placed([...STREWN, [-18, 14, 30], [18, 16, 60], [0, -22, 10]], oval(3.4, 1.8, 'e4dfcd'))}${flat('M-12 4H12V27H-12Z', '22342c')}${line('M-8 10H8M-8 18H8', '3d5548', 1.4, 0.8)}<path d="M-16-8Q-8-24 0-29" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/></g>`,
  'sandwich-triangle': (fill: string) =>
    triangle(
      { crust: 'b9803f', crumb: 'f6e7c4' },
      fill,
      line('M-16 0l5-2M4-10l5 2M12 1l5-2M-4-4l3 3', 'dcc391', 3, 0.8),
    ),
  'grilled-triangle': (fill: string) =>
    triangle(
      { crust: '9c5f26', crumb: 'e0a95c' },
      fill,
      line('M-24 5 6-21M-12 6 12-15M0 6 18-9M12 6 25-4', '8a4c1a', 4.4, 0.8),
    ),
  'burger-bun': (fill: string) =>
    `<g transform="scale(1.15)"><circle cx="4" cy="7" r="38" fill="var(--shadow)"/>${flat('M-38 4C-41-12-31-31-14-36 2-42 22-36 32-24 42-12 41 10 33 22 22 37 2 42-14 36-29 31-36 18-38 4Z', '6d3a1c')}${line('M-34 14q3 9 10 13M34-10q3 8 0 16M-4 38q10 1 18-3', '93562c', 4, 0.8)}<circle r="34" fill="${fill}"/><circle r="34" fill="url(#v)"/><path d="M-22-10A24 24 0 0 1-6-23" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/><circle r="31" fill="none" stroke="${ink('8a5222')}" stroke-width="2" opacity=".25"/></g>`,
  'caramel-popcorn': () => popcorn({ flake: 'dc9a3e', tip: 'f3c983', shade: 'b9701f' }),
} as const;
