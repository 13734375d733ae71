import {
  around,
  at,
  ball,
  body,
  disc,
  flat,
  gleam,
  HEAP,
  type Hex,
  ink,
  line,
  oval,
  placed,
  STREWN,
} from '../../brush.ts';

/** A pointed kernel with lines, as an almond. */
export function kernel({ skin, mark, rx = 9, ry = 14 }: { skin: Hex; mark: Hex; rx?: number; ry?: number }): string {
  const one = `${body(`M0 ${ry}C${-rx * 1.3} ${ry * 0.5} ${-rx} ${-ry * 0.6} 0 ${-ry} ${rx} ${-ry * 0.6} ${rx * 1.3} ${ry * 0.5} 0 ${ry}Z`, skin)}${line(`M0 ${ry * 0.6}V${-ry * 0.5}M${-rx * 0.4} ${ry * 0.4}Q${-rx * 0.5} 0 ${-rx * 0.2} ${-ry * 0.4}`, mark, 1.3, 0.7)}`;
  return `${at(-7, -2, -28, one)}${at(9, 3, 40, one)}`;
}

/** Half a walnut or a pecan, with its folds. */
export function foldedNut({ skin, fold, long = false }: { skin: Hex; fold: Hex; long?: boolean }): string {
  const d = long
    ? 'M0 20C-12 14-12-14 0-20 12-14 12 14 0 20Z'
    : 'M0 16C-9 21-20 12-17 3-22-6-13-18-3-15 0-19 10-19 14-12 22-6 20 6 16 9 14 18 6 20 0 16Z';
  return `${body(d, skin)}${line(long ? 'M0 18V-18M-6 10Q-3 4-6-2-3-8-5-12M6 10Q3 4 6-2 3-8 5-12' : 'M0 15V-14M-5 10Q-12 6-8 0-14-6-6-10M6 10Q13 5 8 0 14-6 7-10', fold, 2, 0.85)}`;
}

/** A round nut with a pale cap, as a hazelnut. */
export function roundNut({ skin, cap, r = 8 }: { skin: Hex; cap: Hex; r?: number }): string {
  const one = `${ball(r, skin)}${oval(r * 0.55, r * 0.34, cap, 0, -r * 0.7)}${gleam(-r * 0.6, -r * 0.3, r * 0.6, 1.6)}`;
  return `${at(-8, -5, -15, one)}${at(8, -2, 20, one)}${at(-1, 9, 50, one)}`;
}

/** A curved nut, as a cashew. */
export function curvedNut(skin: Hex): string {
  const one = `${body('M-11-5C-8-14 8-14 12-4 14 4 8 9 5 6 2 3 6 0 2-3-2-5-4 0-8 1-12 1-12-2-11-5Z', skin)}${gleam(-6, -7, 6, 1.8)}`;
  return `${at(-6, -4, -10, one)}${at(7, 7, 150, one)}`;
}

/** A nut in its open shell, as a pistachio. */
export function shelledNut({ shell, nut }: { shell: Hex; nut: Hex }): string {
  const one = `${body('M0 11C-11 6-10-8 0-12 10-8 11 6 0 11Z', shell)}${flat('M0 9C-5 4-5-6 0-11 5-6 5 4 0 9Z', nut)}${line('M0 6V-6', 'ffffff', 1, 0.4)}`;
  return `${at(-8, -3, -20, one)}${at(8, 4, 30, one)}`;
}

/** A peanut in its shell. */
export function peanut(): string {
  return `${body('M-20 4C-24-8-12-14-5-8 0-5 4-8 9-11 20-14 25 0 17 7 10 13 4 6-2 7-8 14-18 14-20 4Z', 'd9ad6b')}${line('M-15-2q3 4 0 9M-8-5q3 5 0 11M8-7q3 6 0 11M15-6q3 5 0 9', 'a9793a', 1.3, 0.7)}`;
}

/** Thin flakes: almonds, coconut. */
export function flakes({ hex, edge }: { hex: Hex; edge: Hex }): string {
  return placed(HEAP, `${body('M-9 0C-8-7 8-6 9 0 7 6-8 6-9 0Z', hex)}${line('M-8 1Q0 6 8 1', edge, 1.4)}`);
}

/** Half a coconut. */
export function coconut(): string {
  return `${ball(20, '6f4a2d')}${disc(16.5, 'fbf7ec')}${disc(11, 'e9e2d2')}${gleam(-9, -7, 8)}${line('M-18 6q4 8 10 11M6 19q8-2 12-9', '4e3119', 1.4, 0.7)}`;
}

/** Seeds strewn over a dish. */
export function seeds({
  hex,
  rx = 2,
  ry = 3.6,
  line: mark,
}: {
  hex: Hex;
  rx?: number;
  ry?: number;
  line?: Hex;
}): string {
  const one = `<ellipse cx=".8" cy="1.4" rx="${rx}" ry="${ry}" fill="var(--shadow)"/>${oval(rx, ry, hex)}${mark ? line(`M0 ${-ry * 0.6}V${ry * 0.6}`, mark, 0.9) : ''}`;
  return placed(STREWN, one);
}

/** Powder that is dusted over a dish. */
export function dust(hex: Hex): string {
  const grain = `${disc(1.5, hex)}${disc(1, hex, 4, 3)}${disc(0.8, hex, -3, 4)}`;
  const outer = around(7, at(0, -19, 0, grain), 12);
  return `<g opacity=".7">${placed(STREWN, grain)}${outer}${around(5, at(0, -8, 0, grain), 40)}</g>`;
}

/** A stick of rolled bark. */
export function barkStick(): string {
  return `${body('M-25-3Q-26-8-20-8L22-3Q27-1 24 3L-20 1Q-24 1-25-3Z', '9a5f33')}${body('M-23 7Q-24 2-19 2L21 6Q25 8 22 11L-18 12Q-22 11-23 7Z', '86502a')}${line('M-18-5 20-1M-16 6 18 9', 'c98d58', 1.4, 0.8)}${oval(2, 3.6, '5d3517', 23, 0, 10)}`;
}

/** A star-shaped spice. */
export function star(): string {
  const arm = `<path d="M0 0C-4-5-4-12 0-18 4-12 4-5 0 0Z" fill="${ink('7b4524')}"/>${oval(1.4, 2.4, 'd6a05c', 0, -9)}`;
  return `<circle cx="2" cy="4" r="15" fill="var(--shadow)"/>${around(8, arm)}${disc(3, '5a2f16')}`;
}

/** Small pieces in a heap of three: cloves, cardamom pods, peppercorns. */
export function smallPods({ hex, rx, ry, mark }: { hex: Hex; rx: number; ry: number; mark: Hex }): string {
  const one = `${body(`M0 ${ry}C${-rx * 1.3} ${ry * 0.4} ${-rx * 1.3} ${-ry * 0.4} 0 ${-ry} ${rx * 1.3} ${-ry * 0.4} ${rx * 1.3} ${ry * 0.4} 0 ${ry}Z`, hex)}${line(`M0 ${ry * 0.6}V${-ry * 0.6}`, mark, 1.2, 0.8)}`;
  return `${at(-9, -4, -35, one)}${at(8, -5, 20, one)}${at(0, 9, 75, one)}`;
}

/** A dried flower bud on a stalk, as cloves. */
export function buds(): string {
  const one = `${line('M0 11V-3', '5a3519', 3)}${around(4, '<path d="M0-2-3-7 3-7Z" fill="var(--x6d4122)"/>')}${disc(3, '8b5a31', 0, -5)}`;
  return `${at(-9, -2, -40, one)}${at(9, -3, 25, one)}${at(0, 8, 80, one)}`;
}

/** Thin threads. */
export function threads(hex: Hex): string {
  return line('M-16-4q8-8 14 2M-8 10q6-10 14-4M4-12q8 2 9 10M-15 8q5-3 9 0M8 6q6 0 10 6', hex, 1.9);
}

/** Long thin pods. */
export function longPods(hex: Hex): string {
  return `${line('M-25 5Q0-8 25 1', 'ffffff', 0.1)}${line('M-24 6Q0-6 24 2M-22 12Q2 2 22 9', hex, 4)}${line('M-20 4Q0-6 20 1', 'a5825f', 1, 0.7)}`;
}

/** A nut cut across, or whole: nutmeg, chestnut. */
export function wholeNut({ skin, base, mark }: { skin: Hex; base: Hex; mark: Hex }): string {
  return `${body('M0-17C10-12 18-4 16 6 13 16-13 16-16 6-18-4-10-12 0-17Z', skin)}${flat('M-15 8Q0 2 15 8 10 16 0 16-10 16-15 8Z', base)}${line('M-8-4Q-4-12 0-15M8-4Q4-12 0-15', mark, 1.2, 0.7)}${gleam(-10, -2, 8)}`;
}
