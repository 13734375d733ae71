import { flat, ink, line, oval, placed, STREWN } from '../brush.ts';
import { piece } from './piece.ts';
import { popcorn } from './shapes/baked-shapes.ts';

/** SVG of food in leaves and of shaped rice and maize, around its own middle, some 30 to 80 units from side to side. */
export const WRAPPED_PIECES = {
  'leaf-parcel': () =>
    `<g transform="scale(1.15)">${piece('M-36-18Q-34-22-28-22H28Q34-22 36-18V18Q34 22 28 22H-28Q-34 22-36 18Z', ink('5f8a3c'))}${flat('M-36-18 0-2 36-18V-8L2 10-36-8Z', '7ba350', 0.8)}${line('M-30 14 24-18M-20 20 34-10M-34-2-6-20', '3f6628', 1.6, 0.6)}${line('M-14-23V23M14-23V23M-37 1H37', 'efe0b4', 3)}${line('M0 1q-8-8-12-3 2 6 12 3 10-6 12 0-4 5-12 0', 'efe0b4', 2.6)}</g>`,
  'open-tamale': (fill: string) =>
    `<g transform="scale(1.1)"><path d="M-44 2-26-24 28-26 44-4 30 24-28 26Z" fill="var(--shadow)" transform="translate(3 5)"/><path d="M-44 2-26-24 28-26 44-4 30 24-28 26Z" fill="${fill}"/><path d="M-44 2-26-24 28-26 44-4 30 24-28 26Z" fill="url(#v)"/>${line('M-36 2-22-18M-34 8-24 20M36-4 26-20M36 2 28 18', '6b5a2a', 1.8, 0.5)}${piece('M-28-8Q-28-14-20-14H20Q28-14 28-8V8Q28 14 20 14H-20Q-28 14-28 8Z', ink('f0c95e'))}${line('M-20-6l6 2M-4-8l7 1M10-4l7-1M-14 5l7-1M4 6l8 1', 'c2952c', 2.6, 0.7)}${flat('M8-14Q4 0 8 14H20Q28 14 28 8V-8Q28-14 20-14Z', '9a4a26', 0.55)}</g>`,
  onigiri: () =>
    `<g transform="scale(1.15)">${piece('M-8-30Q0-38 8-30L32 10Q38 24 24 27H-24Q-38 24-32 10Z', ink('fdfbf2'))}${placed([...STREWN, [-18, 14, 30], [18, 16, 60], [0, -22, 10]], oval(3.4, 1.8, 'e4dfcd'))}${flat('M-12 4H12V27H-12Z', '22342c')}${line('M-8 10H8M-8 18H8', '3d5548', 1.4, 0.8)}<path d="M-16-8Q-8-24 0-29" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/></g>`,
  'caramel-popcorn': () => popcorn({ flake: 'dc9a3e', tip: 'f3c983', shade: 'b9701f' }),
} as const;
