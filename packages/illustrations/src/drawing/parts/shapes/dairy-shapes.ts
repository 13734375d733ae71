import { at, ball, body, disc, flat, gleam, HEAP, type Hex, line, oval, placed, volume } from '../../brush.ts';

/** Cubes of a firm cheese or tofu. */
export function dice({ top, side, holes, skin }: { top: Hex; side: Hex; holes?: Hex; skin?: Hex }): string {
  const gaps = holes
    ? `${oval(2.2, 1.8, holes, -4, 3)}${oval(1.6, 1.3, holes, 4, 6)}${oval(1.8, 1, holes, 1, -6)}`
    : '';
  const one = `${body('M-11-6 0-11 11-6V6L0 12-11 6Z', side)}${volume('M-11-6 0-11 11-6 0-1Z', top)}${skin ? line('M-10 6 0 11 10 6M-11-5V6M11-5V6', skin, 2, 0.9) : ''}${gaps}`;
  return `${at(-9, -5, -6, one)}${at(10, 5, 10, one)}`;
}

/** Loose crumbs of a fresh or blue cheese. */
export function cheeseCrumbs({ hex, vein }: { hex: Hex; vein?: Hex }): string {
  const one = `${body('M-7-1-3-7 4-6 8 0 4 6-4 7Z', hex)}${vein ? line('M-3-2q3 3 5 0M-1 3l3-1', vein, 1.5) : ''}`;
  return placed([...HEAP, [-15, 10, 30], [14, -12, 15]], one);
}

/** Thin curled shavings. */
export function shavings({ hex, edge }: { hex: Hex; edge: Hex }): string {
  const one = `${body('M-18 3C-10-9 8-11 19-3 10-1-6 2-18 3Z', hex)}${line('M-17 2C-9-6 8-9 18-3', edge, 1.3, 0.8)}`;
  return `${at(-2, -9, -14, one)}${at(4, 2, 22, one)}${at(-5, 11, -4, one)}`;
}

/** Grated cheese. */
export function grated(hex: Hex): string {
  return `${line('M-18-2q8-6 14 0M-6-12q8-2 12 4M4 0q8-4 14 2M-12 9q8-5 14 1M2 12q7-3 13 2M-4 2q4-4 9-2M8-9q5 0 8 4', hex, 3)}${line('M-16-3q6-4 10 0M5-1q6-3 10 1', 'ffffff', 1, 0.5)}`;
}

/** Torn or sliced soft cheese, glossy and white. */
export function softRounds({ hex, r = 13 }: { hex: Hex; r?: number }): string {
  const d = `M${-r}-1C${-r}-${r} ${r * 0.6}-${r * 1.1} ${r}-2 ${r * 1.1} ${r * 0.9}${-r * 0.8} ${r * 1.1}${-r}-1Z`;
  return `${at(-6, -5, -8, `${body(d, hex)}${gleam(-8, -6, 8, 2.6)}`)}${at(9, 8, 30, `${body(d, hex)}${gleam(-8, -6, 6, 2)}`, 0.75)}`;
}

/** A wedge of a ripened cheese with its rind. */
export function cheeseWedge({ rind, paste, holes }: { rind: Hex; paste: Hex; holes?: Hex }): string {
  const gaps = holes
    ? `${oval(3.2, 2.6, holes, -4, 5)}${oval(2.4, 2, holes, 8, 3)}${oval(1.8, 1.5, holes, 3, 10)}`
    : '';
  return `${body('M-24 4 14-13Q24-8 25 1V11L-22 15Z', rind)}${volume('M-23 5 25 2V11L-22 14Z', paste)}${flat('M-22 3 14-12Q22-8 24 0Z', paste, 0.75)}${gaps}`;
}

/** Rounds cut from a log. */
export function logSlices({ rind, paste }: { rind: Hex; paste: Hex }): string {
  const one = `${body('M-13 0a13 12 0 1 0 26 0a13 12 0 1 0-26 0Z', rind)}${disc(10.6, paste)}${gleam(-7, -5, 6, 2)}`;
  return `${at(-8, -5, 0, one)}${at(9, 7, 20, one)}`;
}

/** A slab with grill marks. */
export function grilledSlab({ hex, mark }: { hex: Hex; mark: Hex }): string {
  const one = `${body('M-17-8Q-18-11-14-11H14Q18-11 17-8L18 8Q18 11 14 11H-14Q-18 11-17 8Z', hex)}${line('M-9-9-7 9M0-9 2 9M9-9 11 9', mark, 2.8, 0.85)}`;
  return `${at(-3, -7, -12, one, 0.9)}${at(4, 9, 8, one, 0.9)}`;
}

/** A spoonful with a curl. */
export function dollop({ hex, shade, ball: isBall = false }: { hex: Hex; shade: Hex; ball?: boolean }): string {
  if (isBall) return `${ball(19, hex)}${line('M-16 10q6 7 11 1t11 2 9-4', shade, 3, 0.8)}${gleam(-12, -9, 10, 3.4)}`;
  return `${body('M-20 6C-22-8-8-14 0-12 6-20 12-14 8-9 20-8 24 6 14 13 4 20-18 18-20 6Z', hex)}${line('M-12 6C-10-4 4-8 10-1 13 5 4 10 0 5', shade, 2.4, 0.8)}${gleam(-13, -3, 8, 3)}`;
}

/** Squares broken from a bar of chocolate. */
export function chocolateSquares({ hex, light }: { hex: Hex; light: Hex }): string {
  const one = `${body('M-10-10H10V10H-10Z', hex)}<path d="M-7-7H7V7H-7Z" fill="none" stroke="var(--x${light})" stroke-width="1.6"/>${gleam(-6, -5, 6, 1.8)}`;
  return `${at(-8, -6, -14, one)}${at(10, 6, 16, one)}`;
}

/** Drops of chocolate. */
export function drops(hex: Hex): string {
  return placed(HEAP, `${body('M0-7C2-3 6 0 6 3 5 7-5 7-6 3-6 0-2-3 0-7Z', hex)}${gleam(-3, 0, 3, 1.3)}`);
}

/** A pat of something that melts. */
export function pat({ hex, melted }: { hex: Hex; melted: Hex }): string {
  return `${oval(27, 21, melted, 1, 4)}${flat('M-24 6q-6 12 4 14 8 2 10-8ZM18 12q10 10 14 2t-6-10Z', melted)}${body('M-16-8 4-15 17-5V6L-3 14-16 2Z', hex)}${volume('M-16-8 4-15 17-5-3 3Z', hex)}${line('M-3 3V13', 'd9a93a', 1.6, 0.7)}${gleam(-10, -6, 8, 2.4)}`;
}
