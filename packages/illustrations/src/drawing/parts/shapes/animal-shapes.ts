import {
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
  stalk,
  volume,
} from '../../brush.ts';

/** A steak with grill marks and a rim of fat. */
export function steak({ meat, crust, fat, bone }: { meat: Hex; crust: Hex; fat?: Hex; bone?: Hex }): string {
  const d = 'M-24 3C-26-13-8-20 6-17 22-15 27-4 22 7 15 18 4 13-4 16-14 19-23 14-24 3Z';
  const rim = fat ? line('M-23 3C-24-11-8-18 5-15', fat, 4) : '';
  const rib = bone ? `${line('M14 8 30 19', bone, 7)}${disc(4.5, bone, 29, 17)}${disc(4, bone, 32, 21)}` : '';
  return `${rib}${body(d, meat)}${rim}${line('M-13-8 0 12M-4-12 9 9M6-13 17 4', crust, 3.2, 0.8)}${gleam(-16, -4, 9)}`;
}

/** Browned chunks of meat. */
export function chunks({ meat, crust, inside }: { meat: Hex; crust: Hex; inside?: Hex }): string {
  const top = flat('M-11-3-4-11 8-9 13-1 3 3-8 2Z', meat);
  const seared = `${line('M-5-6 5-5M-7-2 2-1', crust, 1.8, 0.55)}${inside ? oval(4, 3, inside, 2, 6) : ''}`;
  const one = `${body('M-11-3-4-11 8-9 13-1 8 9-4 10-11 5Z', crust)}${top}${seared}${gleam(-5, -8, 5, 1.4)}`;
  return `${at(-11, -6, -8, one)}${at(12, -3, 26, one)}${at(-1, 11, 62, one)}`;
}

/** Slices of cooked breast or joint, overlapping. */
export function meatSlices({ meat, edge, fat }: { meat: Hex; edge: Hex; fat?: Hex }): string {
  const one = `${body('M-8-17C4-20 11-12 11 0 11 12 3 19-6 17-12 14-13-14-8-17Z', edge)}${flat('M-6-14C3-16 8-10 8 0 8 10 2 15-4 14-9 11-9-12-6-14Z', meat)}${fat ? line('M-7-13Q-11 0-6 13', fat, 2.4) : ''}${line('M-1-9q4 8 0 17', edge, 1, 0.5)}`;
  return `${at(-13, 1, -14, one)}${at(0, 0, -4, one)}${at(13, 0, 8, one)}`;
}

/** A leg or wing with its bone. */
export function drumstick({ skin, crust }: { skin: Hex; crust: Hex }): string {
  return `${line('M10 8 25 17', 'f3e6cc', 6)}${disc(4, 'f8eedb', 24, 14)}${disc(4, 'f8eedb', 27, 19)}${body('M-22-8C-18-20 0-20 8-8 13 0 16 6 12 11 6 14-1 12-8 12-20 12-26 2-22-8Z', skin)}${line('M-14-6q8-6 15 1M-10 4q7-3 12 1', crust, 2.2, 0.7)}${gleam(-16, -6, 10)}`;
}

export function wing({ skin, crust }: { skin: Hex; crust: Hex }): string {
  return `${body('M-23 8C-24-4-12-8-5-6-4-16 10-20 20-13 26-8 22-1 14-2 10-2 9 4 5 9-3 17-20 18-23 8Z', skin)}${line('M-14 4q6-4 11 0M4-8q7-4 12 0', crust, 2, 0.7)}${gleam(-17, 4, 8)}`;
}

/** A whole roast bird. */
export function roastBird(): string {
  const leg = `${line('M20-2 33-9', 'f3e6cc', 6)}${disc(4, 'f8eedb', 33, -12)}${disc(4, 'f8eedb', 36, -7)}${body('M2 6C4-10 20-12 25-4 24 6 12 14 2 6Z', 'b96f2f')}`;
  return `${body('M-34 2C-34-20-12-26 4-24 26-22 36-8 32 8 26 26-26 26-34 2Z', 'cb823b')}${line('M-20-8Q-4-18 14-12M-22 0Q-4-8 16-4', 'e7ab62', 3, 0.6)}${at(4, 14, 6, leg)}${at(0, -12, -24, leg)}${gleam(-24, -6, 14, 4)}`;
}

/** A rolled joint with string, one end sliced. */
export function roastJoint(): string {
  return `${body('M-32-6C-30-20 22-22 30-8 34 4 32 14 22 17-22 22-34 12-32-6Z', '7c4326')}${oval(8, 13, 'c4676a', 26, 3)}${oval(5, 9, 'd98b8b', 26, 3)}${line('M-22-14Q-17 2-21 17M-8-17Q-3 2-7 18M6-17Q11 2 7 18', 'e8d9b8', 2)}${line('M-26-8Q-4-16 18-12', 'b5763f', 3, 0.7)}`;
}

/** Crumbles of minced meat. */
export function crumbles({ meat, crust }: { meat: Hex; crust: Hex }): string {
  const one = `${body('M-6-1C-5-6 3-6 6-3 8 1 3 6-1 5-5 5-7 3-6-1Z', meat)}${disc(1.4, crust, 1, 0)}`;
  return placed([...HEAP, [-16, 9, 40], [15, 12, 10], [10, -14, 70]], one);
}

/** Shreds of slow-cooked meat. */
export function shreds({ meat, crust }: { meat: Hex; crust: Hex }): string {
  return `${stalk('M-20 4Q-4-8 14-4', meat, 6)}${stalk('M-14 12Q2 0 20 6', crust, 5)}${stalk('M-12-8Q4-14 16-12', meat, 5)}${stalk('M-6 16Q6 8 16 14', meat, 5)}`;
}

export function meatballs({ meat, crust }: { meat: Hex; crust: Hex }): string {
  const one = (x: number, y: number, r: number) =>
    `${ball(r, meat, x, y)}${line(`M${x - 4} ${y - 2}q3-3 6 0M${x - 1} ${y + 4}q3-2 5 0`, crust, 1.6, 0.7)}${gleam(x - 6, y - 6, 6, 2)}`;
  return `${one(-9, -4, 11)}${one(11, 5, 10)}`;
}

/** A rasher with streaks of fat. */
export function rasher({ meat, fat, rim }: { meat: Hex; fat: Hex; rim: Hex }): string {
  const d = (y: number) => `M-26 ${y}q6-9 13 0t13 0 13 0 13 0`;
  return `<path d="${d(6)}" fill="none" stroke="var(--shadow)" stroke-width="15" stroke-linecap="round"/>${line(d(2), meat, 15)}${line(d(4), fat, 3.6)}${line(d(-1), fat, 1.6, 0.7)}${line(d(-4), rim, 2.6)}${line(d(8), rim, 1.6, 0.7)}`;
}

/** A folded, very thin slice of cured meat. */
export function foldedSlice({ meat, fat }: { meat: Hex; fat: Hex }): string {
  return `${body('M-23 6C-24-8-14-16-4-10 2-20 16-18 20-8 27 0 20 12 8 9 2 17-18 18-23 6Z', meat)}${line('M-22 4C-20-8-13-12-5-7 1-15 13-14 18-6', fat, 4)}${line('M-12 8q4-8 10-10M2 7q4-8 11-9', fat, 1.6, 0.8)}`;
}

/** A whole sausage with a browned skin. */
export function sausage({ skin, crust }: { skin: Hex; crust: Hex }): string {
  return `${stalk('M-20 8Q0-8 20 3', skin, 17)}${line('M-11 9l4-12M-1 6l4-12M9 6l4-11', crust, 2.4, 0.75)}${gleam(-14, -2, 10, 3)}`;
}

/** Slices of sausage with spots of fat. */
export function sausageSlices({ skin, meat, fat, r = 11 }: { skin: Hex; meat: Hex; fat: Hex; r?: number }): string {
  const spots = placed(
    [
      [-4, -3, 0],
      [3, -5, 0],
      [4, 3, 0],
      [-3, 4, 0],
      [0, 0, 0],
      [-6, 1, 0],
    ],
    oval(1.5, 1.1, fat),
  );
  const one = `${body(`M${-r} 0a${r} ${r * 0.94} 0 1 0 ${2 * r} 0a${r} ${r * 0.94} 0 1 0 ${-2 * r} 0Z`, skin)}${disc(r * 0.86, meat)}${spots}`;
  return `${at(-9, -5, 10, one)}${at(9, 6, 70, one)}`;
}

/** Ribs side by side. */
export function ribs(): string {
  const one = `${line('M0-20V20', 'f0e2c8', 5)}${body('M-6-15Q0-19 6-15L7 13Q0 17-7 13Z', '8c3d22')}${line('M-2-10V9', 'c6743f', 2, 0.7)}`;
  return `${at(-14, 0, -4, one)}${at(0, 0, 0, one)}${at(14, 0, 5, one)}`;
}

/** A fillet in flakes, with skin below. */
export function fillet({ flesh, flake, skin }: { flesh: Hex; flake: Hex; skin: Hex }): string {
  return `${body('M-27 4C-24-14 18-18 27-4 26 12-20 18-27 4Z', skin)}${volume('M-26 1C-22-14 18-17 26-5 22 8-20 13-26 1Z', flesh)}${line('M-15-9q6 8 2 18M-5-12q7 9 3 20M6-13q7 9 3 18M16-11q5 7 2 13', flake, 2.2, 0.85)}`;
}

/** A seared block, pink inside. */
export function searedFish({ crust, flesh }: { crust: Hex; flesh: Hex }): string {
  const one = `${body('M-7-14H8L10 13H-9Z', crust)}${flat('M-5-11H6L7 10H-6Z', flesh)}${line('M-2-8 3-2M-3 0 4 6', 'ffffff', 1, 0.3)}`;
  return `${at(-14, 0, -8, one)}${at(1, 0, 2, one)}${at(16, 1, 10, one)}`;
}

/** A whole fish. */
export function wholeFish({ back, belly, stripes = false }: { back: Hex; belly: Hex; stripes?: boolean }): string {
  return `${body('M-30 0C-20-13 8-14 18-3L30-11Q27 0 30 11L18 3C8 14-20 13-30 0Z', back)}${flat('M-28 2C-16 10 6 10 17 2 4 4-14 4-28 2Z', belly)}${stripes ? line('M-10-9q3 4 1 8M-2-10q3 5 1 9M6-9q3 4 1 8M-17-7q2 3 1 6', '1f3640', 2, 0.7) : line('M-18-1H14', 'ffffff', 1.2, 0.4)}${line('M-18-6q4 6 0 11', belly, 1.5, 0.8)}${disc(2, 'ffffff', -23, -2)}${disc(1.1, '1b1b1b', -23, -2)}`;
}

/** Small fillets side by side, as anchovies. */
export function smallFillets({ flesh, skin }: { flesh: Hex; skin: Hex }): string {
  const one = `${body('M-24 1Q-6-7 24 0-4 8-24 1Z', flesh)}${line('M-20 1Q0-2 20 0', skin, 1.6, 0.8)}`;
  return `${at(0, -7, -12, one)}${at(1, 7, 8, one)}`;
}

/** Thin silky slices, as smoked salmon. */
export function ribbons({ flesh, stripe }: { flesh: Hex; stripe: Hex }): string {
  return `${body('M-24 8C-26-8-14-16-2-12 8-20 24-14 24-2 24 12 12 10 4 14-8 20-22 18-24 8Z', flesh)}${line('M-19 6C-16-4-8-8-1-7M-12 11C-8 2 0-2 8-2 14-2 18-5 20-9M0 11C4 4 12 5 19 4', stripe, 1.8, 0.9)}`;
}

/** Flakes of tinned fish. */
export function fishFlakes({ flesh, line: mark }: { flesh: Hex; line: Hex }): string {
  const one = `${body('M-11 2C-10-8 6-10 12-3 12 6-6 10-11 2Z', flesh)}${line('M-6 1q6-5 13-3', mark, 1.4, 0.8)}`;
  return `${at(-8, -6, -12, one)}${at(9, 0, 20, one)}${at(-3, 10, 70, one)}`;
}

export function roe(hex: Hex): string {
  return [...HEAP, [9, 10, 0] as const, [-10, 7, 0] as const, [-8, -11, 0] as const]
    .map(([x, y]) => `${ball(4.4, hex, x * 0.7, y * 0.7)}${disc(1.2, 'fff0d0', x * 0.7 - 1.4, y * 0.7 - 1.4)}`)
    .join('');
}

export function prawn({ flesh, band }: { flesh: Hex; band: Hex }): string {
  const d = 'M-10 13A15 15 0 1 1 14 7';
  return `<path d="${d}" fill="none" stroke="var(--shadow)" stroke-width="11" stroke-linecap="round" transform="translate(2 4)"/>${line(d, flesh, 11)}<path d="${d}" fill="none" stroke="${ink(band)}" stroke-width="11" stroke-dasharray="2.4 8" opacity=".8"/>${line('M-13 1A15 15 0 0 1 3-12', 'ffffff', 2.6, 0.5)}${volume('M10 8 20 8 17 12 22 17 14 16 10 12Z', band)}`;
}

export function crabClaw(hex: Hex): string {
  return `${body('M-24 14C-22 4-14 2-8 4-10-14 8-24 20-18 12-14 10-10 11-6 16-8 20-10 24-8 22 6 8 14-4 11-10 16-18 20-24 14Z', hex)}${line('M-4 3Q0-9 10-13', 'ffffff', 2, 0.45)}${placed(
    [
      [-2, 4, 0],
      [5, 4, 0],
      [-14, 10, 0],
    ],
    disc(1.3, 'fbd3b5'),
  )}`;
}

export function lobsterTail(): string {
  const rows = [-14, -6, 2, 10].map((x) => line(`M${x}-9Q${x + 5} 0 ${x} 10`, '8c1f16', 1.8, 0.8));
  return `${body('M-24 0C-22-13 10-14 18-5L28-9 26 0 28 9 18 5C10 14-22 13-24 0Z', 'cf3b26')}${rows.join('')}${gleam(-18, -4, 12)}`;
}

/** An open shell with its meat. */
export function openShell({ shell, inside, meat }: { shell: Hex; inside: Hex; meat: Hex }): string {
  return `${body('M-22 9C-20-13 4-22 24-13 22 9 0 24-22 9Z', shell)}${flat('M-18 8C-15-10 4-17 20-11 17 7-1 18-18 8Z', inside)}${body('M-11 5C-8-5 3-9 12-6 9 4-1 11-11 5Z', meat)}${gleam(-6, 0, 8, 2)}`;
}

/** A ribbed shell half. */
export function ribbedShell({ shell, rib, meat }: { shell: Hex; rib: Hex; meat?: Hex }): string {
  return `${body('M-5 17C-22 8-22-12-8-17Q0-21 8-17C22-12 22 8 5 17Z', shell)}${line('M0 15V-17M-2 15-11-14M2 15 11-14M-4 14-18-6M4 14 18-6', rib, 1.5, 0.8)}${meat ? `${ball(8, meat, 0, 0)}` : ''}`;
}

/** Thick rounds, golden on top, as scallops. */
export function scallops(): string {
  const one = `${body('M-12 0a12 11 0 1 0 24 0a12 11 0 1 0-24 0Z', 'f5e5c8')}${disc(8.5, 'd89b52')}${line('M-5-2q5-4 10 0M-4 4q4 2 8-1', 'a86d2c', 1.6, 0.7)}`;
  return `${at(-9, -5, 0, one)}${at(11, 7, 30, one)}`;
}

/** Rings of squid and a tuft of tentacles. */
export function squid(): string {
  const ring = (x: number, y: number) =>
    `<circle cx="${x + 1.5}" cy="${y + 3}" r="9" fill="none" stroke="var(--shadow)" stroke-width="6"/><circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${ink('f4e6dc')}" stroke-width="6"/><circle cx="${x}" cy="${y}" r="11" fill="none" stroke="${ink('d9b3ac')}" stroke-width="1.6"/>`;
  return `${ring(-8, -7)}${ring(10, 3)}${line('M-12 12q-4 6 0 10M-7 12q0 6 2 10M-2 11q4 4 6 9', 'd9a6a4', 3)}`;
}

/** A curled arm with suckers. */
export function tentacle(): string {
  const d = 'M-22 14C-8 18 14 14 14-2 14-14-4-16-6-5-7 2 2 4 4-1';
  const cups = [
    [-14, 13],
    [-6, 13],
    [2, 11],
    [8, 6],
    [9, -1],
    [6, -7],
    [0, -9],
  ];
  return `<path d="${d}" fill="none" stroke="var(--shadow)" stroke-width="10" stroke-linecap="round" transform="translate(2 4)"/>${line(d, '8e3a4e', 10)}${line(d, 'b4607a', 4, 0.6)}${cups.map(([x, y]) => `${disc(2, 'f0cdd0', x, y)}`).join('')}`;
}

/** Half a boiled egg. */
export function eggHalf({ r = 19, yolk = 'f6ae2d' }: { r?: number; yolk?: Hex }): string {
  const d = `M0 ${-r}C${r * 0.8} ${-r} ${r} ${-r * 0.1} ${r * 0.86} ${r * 0.4} ${r * 0.6} ${r}${-r * 0.6} ${r}${-r * 0.86} ${r * 0.4} ${-r} ${-r * 0.1}${-r * 0.8} ${-r} 0 ${-r}Z`;
  return `${body(d, 'fdfbf4')}${ball(r * 0.52, yolk, 0, r * 0.12)}${gleam(-r * 0.35, -r * 0.2, r * 0.3, 2)}`;
}

export function friedEgg(): string {
  const d = 'M-34 6c-6-18 8-36 28-34 12 1 16 8 28 10 16 4 20 24 8 36-10 10-22 4-34 10-14 6-26-4-30-22Z';
  return `${body(d, 'fdfbf2')}${ball(14.5, 'f7a823', 2, 0)}${gleam(-7, -6, 11, 3.6)}`;
}
