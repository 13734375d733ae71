import { around, at, ball, body, disc, flat, gleam, type Hex, ink, line, oval, volume } from '../../brush.ts';

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A wheel of a citrus fruit: rind, pith and segments. */
export function citrusWheel({ rind, flesh, pith = 'fdf3d6', r = 17 }: CitrusLook): string {
  const segment = `<path d="M0-1.8 ${-r * 0.3} ${-r * 0.68}Q0 ${-r * 0.88} ${r * 0.3} ${-r * 0.68}Z" fill="${ink(flesh)}"/>`;
  return `${body(circle(r), rind)}${disc(r * 0.87, pith)}${around(8, segment)}<circle r="${r}" fill="url(#v)" opacity=".55"/>${disc(1.6, pith)}${gleam(-r * 0.5, -r * 0.5, 7, 2)}`;
}
type CitrusLook = { rind: Hex; flesh: Hex; pith?: Hex; r?: number };

/** Curls of grated peel. */
export function zest(rind: Hex): string {
  return `${line('M-15 4q6-12 12-4t10-4', rind, 3.5)}${line('M-4 13q8-2 10-9t10 1', rind, 3)}${line('M-9-10q6-5 11 0', rind, 3)}${line('M-14 3q5-9 10-3', 'ffffff', 1, 0.5)}`;
}

/** A small round fruit, whole; with a crown as a blueberry or a stalk as a cherry. */
export function roundFruit({ skin, r = 10, crown, stem, dust }: RoundLook): string {
  const stalk = stem ? `${line(`M0 ${-r * 0.7}Q3 ${-r * 1.7} 9 ${-r * 2.1}`, stem, 2)}` : '';
  const top = crown
    ? `${around(5, `<path d="M0-1.2 ${-r * 0.16} ${-r * 0.42} ${r * 0.16} ${-r * 0.42}Z" fill="${ink(crown)}"/>`, 10)}${disc(r * 0.16, crown)}`
    : '';
  const bloom = dust
    ? `<circle cx="${-r * 0.2}" cy="${-r * 0.2}" r="${r * 0.62}" fill="${ink(dust)}" opacity=".35"/>`
    : '';
  return `${stalk}${ball(r, skin)}${bloom}${top}${gleam(-r * 0.6, -r * 0.55, r * 0.7)}`;
}
type RoundLook = { skin: Hex; r?: number; crown?: Hex; stem?: Hex; dust?: Hex };

/** Fruits in a small bunch. */
export function bunch({ skin, stem = '7c8b3a', r = 7 }: { skin: Hex; stem?: Hex; r?: number }): string {
  const places: readonly (readonly [number, number])[] = [
    [-9, -5],
    [7, -8],
    [-2, 3],
    [11, 4],
    [-10, 9],
    [3, 13],
  ];
  return `${line('M0-6Q-2-16 4-21', stem, 3)}${places.map(([x, y]) => `${ball(r, skin, x, y)}${gleam(x - 3, y - 4, r * 0.5, 1.6)}`).join('')}`;
}

/** A berry made of drupelets. */
export function drupelets({ skin, light }: { skin: Hex; light: Hex }): string {
  const rows: readonly (readonly [number, number])[] = [
    [-6, -8],
    [1, -10],
    [8, -7],
    [-9, -1],
    [-2, -2],
    [5, -1],
    [10, 1],
    [-6, 6],
    [1, 6],
    [7, 7],
    [0, 12],
  ];
  const beads = rows.map(([x, y]) => `${disc(4.2, skin, x, y)}${disc(1.3, light, x - 1, y - 1.4)}`).join('');
  return `${body('M0 17C-15 10-15-12 0-13 15-12 15 10 0 17Z', skin)}${beads}<path d="M0 17C-15 10-15-12 0-13 15-12 15 10 0 17Z" fill="url(#v)"/>`;
}

export function strawberry(): string {
  const d = 'M0 19C-19 7-19-12-6-13c3 0 4 1 6 3 2-2 3-3 6-3 13 1 13 20-6 32Z';
  const seeds = [
    [-8, -4],
    [-2, -2],
    [5, -5],
    [10, 0],
    [-5, 4],
    [3, 4],
    [-1, 11],
    [-11, 2],
  ];
  const pips = seeds.map(([x, y]) => oval(1, 1.7, 'f6d469', x, y)).join('');
  return `${body(d, 'd9342b')}${pips}${gleam(-11, -7, 8)}${volume('M-11-14q5 7 11 4 6 3 11-4-5-2-8 0-1-5-3-6-2 1-3 6-3-2-8 0Z', '4f8f3c')}`;
}

/** Half of a fruit with its stone or seeds. */
export function halfFruit({ skin, flesh, blush, stone, seeds, shape = 'round' }: HalfLook): string {
  const d =
    shape === 'pear'
      ? 'M0-23C8-23 9-13 12-5 20 6 15 20 0 20S-20 6-12-5C-9-13-8-23 0-23Z'
      : 'M-1-17C14-20 22-8 19 5 16 16 6 19-1 18-13 19-20 10-19-2-18-12-10-18-1-17Z';
  const inner = `<g transform="scale(.86)">${flat(d, flesh)}</g>`;
  const glow = blush ? `<circle r="10" cy="2" fill="${ink(blush)}" opacity=".75"/>` : '';
  const pit = stone
    ? `${ball(6.5, stone, 0, shape === 'pear' ? 6 : 0)}${gleam(-3, shape === 'pear' ? 2 : -4, 4, 1.6)}`
    : '';
  const pips = seeds ? around(seeds.count, oval(seeds.size * 0.6, seeds.size, seeds.hex, 0, -(seeds.at ?? 6)), 12) : '';
  return `${body(d, skin)}${inner}<path d="${d}" fill="url(#v)" opacity=".7"/>${glow}${pit}${pips}`;
}
type HalfLook = {
  skin: Hex;
  flesh: Hex;
  blush?: Hex;
  stone?: Hex;
  seeds?: { count: number; size: number; hex: Hex; at?: number };
  shape?: 'round' | 'pear';
};

/** Thick slices of a stone fruit, red where the stone was. */
export function crescents({ skin, flesh, core }: { skin: Hex; flesh: Hex; core: Hex }): string {
  const one = `${body('M-24-7C-20 19 20 19 24-7 14-13-14-13-24-7Z', skin)}${flat('M-21-7C-17 13 17 13 21-7 12-11-12-11-21-7Z', flesh)}${line('M-16-8Q0-3 16-8', core, 4, 0.65)}${gleam(-14, 2, 6, 1.8)}`;
  return `${at(-2, -9, -12, one)}${at(3, 9, 10, one)}`;
}

/** A slice across a pome fruit with its core and pips, as an apple. */
export function coredSlice({ skin, flesh, pip }: { skin: Hex; flesh: Hex; pip: Hex }): string {
  const d = 'M0-17C7-25 24-22 25-5 26 11 13 24 0 19-13 24-26 11-25-5-24-22-7-25 0-17Z';
  return `${line('M0-17Q1-24 6-27', '6b4425', 3)}${body(d, skin)}<g transform="scale(.87)">${flat(d, flesh)}</g>${line('M0-8C9-9 9 9 0 13-9 9-9-9 0-8Z', 'd8c48e', 2)}${oval(2.2, 4, pip, -3.4, 2, 14)}${oval(2.2, 4, pip, 3.4, 2, -14)}${gleam(-16, -6, 7, 2)}`;
}

/** A wedge of a large fruit with rind and, as a watermelon, with seeds. */
export function melonWedge({ rind, band, flesh, seed }: { rind: Hex; band: Hex; flesh: Hex; seed?: Hex }): string {
  const pips = seed ? [-9, 0, 9].map((x) => oval(1.4, 2.4, seed, x, Math.abs(x) / 3 - 2)).join('') : '';
  return `${body('M-25 8Q0 26 25 8L2-22Q0-24-2-22Z', rind)}${flat('M-22 7Q0 22 22 7L2-20Q0-22-2-20Z', band)}${volume('M-19 5Q0 17 19 5L2-19Q0-21-2-19Z', flesh)}${pips}`;
}

/** Fruit cut into cubes. */
export function fruitCubes({ flesh, light }: { flesh: Hex; light: Hex }): string {
  const cube = `${body('M-9-6 0-10 9-6V5L0 10-9 5Z', flesh)}${flat('M-9-6 0-10 9-6 0-2Z', light)}${line('M0-2V9', flesh, 1, 0.6)}`;
  return `${at(-9, -6, -8, cube)}${at(10, -3, 12, cube)}${at(-1, 9, 4, cube)}`;
}

/** A slice with a regular heart: kiwi, dragon fruit, star fruit. */
export function fruitSlice({ skin, flesh, heart, seed, count = 14 }: SliceLook): string {
  const pips = around(count, oval(0.9, 2, seed, 0, -7.6), 6);
  return `${body(circle(16), skin)}${disc(14.2, flesh)}${around(12, `<path d="M0-4V-12" stroke="${ink(heart)}" stroke-width="1" opacity=".6"/>`)}${pips}${oval(4.6, 3.8, heart)}<circle r="16" fill="url(#v)" opacity=".6"/>`;
}
type SliceLook = { skin: Hex; flesh: Hex; heart: Hex; seed: Hex; count?: number };

/** A dried fruit with wrinkles. */
export function wrinkled({ skin, fold, rx = 10, ry = 7, few = false }: WrinkleLook): string {
  const one = `${body(`M${-rx} 0C${-rx} ${-ry * 1.3} ${rx * 0.7} ${-ry * 1.3} ${rx} ${-ry * 0.2} ${rx} ${ry} ${-rx * 0.8} ${ry * 1.3}${-rx} 0Z`, skin)}${line(`M${-rx * 0.6}-1q${rx * 0.5} ${-ry * 0.5} ${rx * 1.1} 0M${-rx * 0.4} ${ry * 0.4}q${rx * 0.4} ${-ry * 0.3} ${rx * 0.9} 0`, fold, 1.4, 0.7)}${gleam(-rx * 0.6, -ry * 0.5, rx * 0.5, 1.6)}`;
  return few ? at(0, 0, 15, one) : `${at(-9, -5, 25, one)}${at(9, -2, -30, one)}${at(-1, 9, 70, one)}`;
}
type WrinkleLook = { skin: Hex; fold: Hex; rx?: number; ry?: number; few?: boolean };

/** A slice of pineapple: a quarter ring with rind. */
export function pineapple(): string {
  return `${body('M-22 8A30 30 0 0 1 22 8L8 15Q0 8-8 15Z', 'f2c43f')}${line('M-22 8A30 30 0 0 1 22 8', 'a8762f', 5)}${line('M-20 5A28 28 0 0 1 20 5', '7c8a36', 2, 0.8)}${line('M-9 7-13-4M0 4v-11M9 7l4-11', 'd99f25', 2, 0.8)}`;
}
