import {
  at,
  ball,
  body,
  disc,
  flat,
  gleam,
  HEAP,
  type Hex,
  line,
  oval,
  placed,
  STREWN,
  stalk,
  volume,
} from '../../brush.ts';

const SLICE = 'M-30-14c0-16 18-18 30-18s30 2 30 18c0 8-5 10-5 14v24a7 7 0 0 1-7 7h-36a7 7 0 0 1-7-7V0c0-4-5-6-5-14Z';

/** A slice of a tin loaf. */
export function breadSlice({ crust, crumb, grain }: { crust: Hex; crumb: Hex; grain: Hex }): string {
  const holes = placed(STREWN, oval(1.8, 1.2, grain));
  return `${body(SLICE, crust)}<g transform="scale(.86)">${volume(SLICE, crumb)}</g>${holes}`;
}

/** A slice cut slantwise from a long loaf. */
export function longSlice({ crust, crumb, wide = false }: { crust: Hex; crumb: Hex; wide?: boolean }): string {
  const d = wide
    ? 'M-28-4C-28-20 26-22 29-6 31 16-28 20-28-4Z'
    : 'M-24 6C-30-10-8-22 8-20 26-18 29-2 20 8 10 20-16 20-24 6Z';
  return `${body(d, crust)}<g transform="scale(.84)">${volume(d, crumb)}</g>${placed(
    [
      [-10, -3, 20],
      [2, -8, 0],
      [9, 3, 40],
      [-3, 7, 10],
      [13, -6, 0],
    ],
    oval(2.6, 1.8, crust),
  )}`;
}

/** A flat bread with blisters; a quarter of it folded where it is soft. */
export function flatRound({ dough, char, drop = false }: { dough: Hex; char: Hex; drop?: boolean }): string {
  const d = drop
    ? 'M-30 6C-30-14-4-20 14-20 28-20 34-8 24 4 14 16-26 26-30 6Z'
    : 'M-27 0C-28-18 26-20 28 0 28 20-26 20-27 0Z';
  return `${body(d, dough)}${placed(
    [
      [-12, -3, 20],
      [4, -9, 60],
      [10, 4, 0],
      [-4, 8, 30],
      [-17, 5, 0],
    ],
    oval(3.6, 2.2, char),
  )}${gleam(-17, -5, 12)}`;
}

/** Triangles of fried tortilla. */
export function triangles({ hex, char }: { hex: Hex; char: Hex }): string {
  const one = `${body('M0-14Q2-15 3-13L15 9Q16 12 13 12L-13 11Q-16 11-14 8Z', hex)}${placed(
    [
      [-3, 4, 0],
      [5, 6, 0],
      [1, -4, 0],
    ],
    oval(1.6, 1, char),
  )}`;
  return `${at(-9, -6, -20, one)}${at(10, 6, 35, one)}`;
}

export function croutons(): string {
  const one = `${body('M-9-8 8-9 9 8-8 9Z', 'd29a54')}${flat('M-6-5 5-6 6 5-5 6Z', 'f3dca8')}${placed(
    [
      [-2, -1, 0],
      [3, 2, 0],
    ],
    disc(1, 'c48b48'),
  )}`;
  return `${at(-9, -6, -12, one)}${at(10, 5, 20, one)}`;
}

export function popcorn({ flake, tip, shade }: { flake: Hex; tip: Hex; shade: Hex }): string {
  const one = `${ball(6, flake, -5, 0)}${ball(6, flake, 5, -1)}${ball(5.5, tip, 0, -7)}${ball(5, shade, 0, 6)}${disc(2, 'dda64a', 1, 1)}`;
  return `${at(-8, -6, 0, one)}${at(9, 6, 70, one)}`;
}

/** A tube of pasta: straight or bent. */
export function tubes({ hex, hole, bent = false }: { hex: Hex; hole: Hex; bent?: boolean }): string {
  const one = bent
    ? `${stalk('M-10 7Q-9-8 9-8', hex, 10)}${oval(2, 3.6, hole, 11, -8)}`
    : `${stalk('M-15 0H13', hex, 11)}${oval(2.6, 5, hole, 15, 0, 12)}${line('M-14-2H12M-14 2H12', hole, 0.9, 0.5)}`;
  return `${at(-6, -8, -14, one)}${at(6, 8, 24, one)}`;
}

export function spirals(): string {
  const one = `${stalk('M-18 0H18', 'efc869', 10)}${line('M-16 5-10-5M-9 5-3-5M-2 5 4-5M5 5 11-5M12 5 17-5', 'c7963a', 2.4)}`;
  return `${at(-2, -8, -12, one)}${at(3, 9, 18, one)}`;
}

export function bows(): string {
  const one = `${body('M-16-10-4-3Q0-6 4-3L16-10 15 10 4 3Q0 6-4 3L-15 10Z', 'f0cb72')}${line('M0-4V4M-12-5-5 0M12-5 5 0', 'c7963a', 1.6)}`;
  return `${at(-4, -8, -10, one)}${at(6, 10, 24, one)}`;
}

export function shells(): string {
  const one = `${body('M-14 0C-12-11 12-11 14 0 12 9-12 9-14 0Z', 'f0cb72')}${flat('M-10 2Q0-3 10 2 0 7-10 2Z', 'a8752c')}${line('M-8-6Q-6-1-6 2M0-8V0M8-6Q6-1 6 2', 'c7963a', 1.4)}`;
  return `${at(-7, -7, -20, one)}${at(8, 8, 20, one)}`;
}

/** A filled square of pasta with a crimped edge. */
export function ravioli(): string {
  return `${body('M-18-16-13-18-8-16-3-18 2-16 7-18 12-16 17-18 18-12 16-7 18-2 16 3 18 8 16 13 17 18 12 16 7 18 2 16-3 18-8 16-13 18-18 16-16 11-18 6-16 1-18-4-16-9Z', 'f1d58a')}${ball(10.5, 'f5dc98')}${gleam(-6, -5, 7, 2)}`;
}

/** Ridged dumplings of potato. */
export function gnocchi(): string {
  const one = `${body('M-12 1C-12-9 12-9 12 1 12 9-12 9-12 1Z', 'f3dfae')}${line('M-7-5Q-5 0-7 5M-2-6Q0 0-2 6M4-6Q6 0 4 6', 'd3b06c', 1.5)}`;
  return `${at(-8, -6, -20, one)}${at(9, 6, 25, one)}`;
}

/** A biscuit with holes. */
export function biscuit({ hex, mark, long = false }: { hex: Hex; mark: Hex; long?: boolean }): string {
  if (long) return `${stalk('M-20 4 20-4', hex, 15)}${placed(STREWN, disc(1, mark))}`;
  return `${ball(18, hex)}<circle r="14.5" fill="none" stroke="var(--x${mark})" stroke-width="1.2" stroke-dasharray="1.5 3"/>${placed(
    [
      [-6, -5, 0],
      [5, -6, 0],
      [0, 2, 0],
      [-7, 7, 0],
      [8, 6, 0],
    ],
    disc(1.5, mark),
  )}`;
}

export function wafer(): string {
  return `${body('M-18-12 16-15 19 11-15 14Z', 'd9a35c')}${line('M-17-4 17-7M-16 5 18 2M-9-13-6 13M0-14 3 13M9-14 12 12', 'b57b37', 1.4)}`;
}

export function marshmallows(): string {
  const one = (hex: Hex) => `${body('M-9-6Q0-11 9-6V6Q0 11-9 6Z', hex)}${oval(8.6, 4, 'ffffff', 0, -6)}`;
  return `${at(-8, -5, -14, one('fbe6ea'))}${at(9, 4, 18, one('fff8f0'))}`;
}

export function kiss(): string {
  return `${body('M-17 12C-20 2-12-2-9-4-9-10-3-12 0-20 3-12 9-10 9-4 12-2 20 2 17 12 10 18-10 18-17 12Z', 'fffaf0')}${line('M-11 2Q0 8 11 1M-7-6Q0-1 7-6', 'e3d3b4', 2)}`;
}

export function sprinkles(): string {
  const inks = ['e4477f', '3f9bd1', 'f3b52f', '58a94c', '8d5cc4', 'ef7a3a', 'e4477f', '3f9bd1'];
  return STREWN.map(([x, y, turn], index) => at(x, y, turn, line('M-3 0H3', inks[index] ?? 'e4477f', 3))).join('');
}

/** Kernels of maize, a cob, or a small cob cut lengthwise. */
export function maize(form: 'kernels' | 'cob' | 'baby'): string {
  if (form === 'kernels')
    return placed(HEAP, `${body('M-6-5Q0-9 6-5L5 5Q0 8-5 5Z', 'f5c22f')}${gleam(-3, -3, 4, 1.6)}`);
  const rows = Array.from({ length: 8 }, (_, index) => `M${-18 + index * 5}-8V8`).join('');
  if (form === 'baby')
    return `${at(-2, -6, -10, `${stalk('M-20 0H14', 'f3d36a', 9)}${line('M-14-3V3M-8-3V3M-2-3V3M4-3V3M10-3V3', 'cf9f2d', 1)}`)}${at(4, 8, 14, stalk('M-20 0H14', 'f3d36a', 8))}`;
  return `${body('M-24 0C-24-13 12-14 24 0 12 14-24 13-24 0Z', 'f3bd2c')}${line(rows, 'd19a1d', 1.4)}${line('M-22-3H20M-22 3H20', 'd19a1d', 1.2, 0.8)}${gleam(-16, -6, 14)}`;
}

/** Fried sticks of potato. */
export function chips(): string {
  const one = `${body('M-19-4H18V4H-19Z', 'eeb948')}${flat('M-19-4H18V-1H-19Z', 'f9d987')}`;
  return `${at(-2, -9, -14, one)}${at(2, 2, 10, one)}${at(-1, 12, -4, one)}`;
}
