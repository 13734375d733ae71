import { at, body, flat, gleam, type Hex, ink, line, oval, placed } from '../../brush.ts';

const OUTLINES = {
  oval: 'M0 22C-15 10-14-10 0-22 14-10 15 10 0 22Z',
  round: 'M0 18C-20 16-22-12 0-18 22-12 20 16 0 18Z',
  long: 'M0 26C-9 12-9-12 0-26 9-12 9 12 0 26Z',
  lobed:
    'M0 24C-3 16-6 14-12 14-9 9-6 8-6 4-12 5-15 1-16-3-10-3-7-5-6-9-9-13-7-18 0-22 7-18 9-13 6-9 7-5 10-3 16-3 15 1 12 5 6 4 6 8 9 9 12 14 6 14 3 16 0 24Z',
  frilled:
    'M0 24C-6 20-8 22-11 16-17 16-14 9-19 6-15 2-20-3-15-7-17-13-10-14-10-19-4-17-3-23 0-23 4-24 4-17 10-19 10-14 17-13 15-7 20-3 15 2 19 6 14 9 17 16 11 16 8 22 6 20 0 24Z',
  toothed:
    'M0 22C-5 20-6 17-10 16L-10 11-13 9-12 4-14 0-11-4-12-9-8-12-7-17 0-23 7-17 8-12 12-9 11-4 14 0 12 4 13 9 10 11 10 16C6 17 5 20 0 22Z',
} as const;

/** One leaf with its veins; a stem of another colour where it has one. */
export function leaf({ outline, hex, vein, stem }: LeafLook): string {
  const d = OUTLINES[outline];
  const veins = 'M0 12-7 6M0 12 7 6M0 4-8-3M0 4 8-3M0-4-6-10M0-4 6-10';
  return `${body(d, hex)}${line('M0 24V-15', stem ?? vein, stem ? 3.6 : 2)}${line(veins, vein, 1.3, 0.75)}${line('M-8 2Q-8-8-2-15', 'ffffff', 1.6, 0.22)}`;
}
export type LeafLook = { outline: keyof typeof OUTLINES; hex: Hex; vein: Hex; stem?: Hex };

/** A leaf with a smaller one behind it. */
export function leaves(look: LeafLook): string {
  return `${at(8, 3, 48, leaf(look), 0.7)}${at(-4, -1, -22, leaf(look), 0.86)}`;
}

/** A fleshy white rib with a green leaf. */
export function ribbedLeaf({ hex, rib, vein }: { hex: Hex; rib: Hex; vein: Hex }): string {
  return `${body('M-3 2C-20 0-19-20 0-23 19-20 20 0 4 2Z', hex)}${line('M0-2-10-10M0-2 10-10M0-8-6-17M0-8 6-17', vein, 1.4, 0.8)}${body('M-3-12Q0-16 3-12L8 16Q0 25-8 16Z', rib)}${gleam(-4, 6, 7, 2)}`;
}

/** A wedge of a head of cabbage. */
export function headWedge({ hex, light }: { hex: Hex; light: Hex }): string {
  return `${body('M-22 10C-18-16 18-16 22 10Q0 20-22 10Z', hex)}${[0, 1, 2, 3].map((index) => line(`M${-17 + index * 4} ${9 - index * 2}C${-13 + index * 4} ${-10 + index * 3} ${13 - index * 4} ${-10 + index * 3} ${17 - index * 4} ${9 - index * 2}`, light, 1.8)).join('')}${flat('M-5 14Q0 4 5 14Q0 17-5 14Z', light)}`;
}

/** A small cabbage cut in half. */
export function sprout(): string {
  return `${body('M0 17C-17 15-17-15 0-17 17-15 17 15 0 17Z', '6f9a3e')}${flat('M0 13C-12 11-12-11 0-13 12-11 12 11 0 13Z', 'c8dc8c')}${line('M0 13V-2M0 6-6-2M0 6 6-2M-7 5Q-8-6 0-10M7 5Q8-6 0-10', '8fb257', 1.5)}`;
}

/** A sprig with leaves in pairs along its stem. */
export function sprig({ hex, stem, leafRx = 4, leafRy = 7, pairs = 3, tip }: SprigLook): string {
  const rows = Array.from({ length: pairs }, (_, index) => {
    const y = 12 - (index * 26) / pairs;
    const size = 1 - index * 0.12;
    return `${oval(leafRx * size, leafRy * size, hex, -leafRy * 0.8, y - 3, -58)}${oval(leafRx * size, leafRy * size, hex, leafRy * 0.8, y - 3, 58)}<path d="M0 ${y}l${-leafRy * 1.1}-5M0 ${y}l${leafRy * 1.1}-5" stroke="var(--shine)" stroke-width=".9"/>`;
  });
  return `<g transform="translate(2 4)" opacity=".9"><path d="M0 22V-16" stroke="var(--shadow)" stroke-width="5"/></g>${line('M0 23Q1 4 0-16', stem, 2)}${rows.join('')}${oval(leafRx * 0.8, leafRy, tip ?? hex, 0, -18)}`;
}
type SprigLook = { hex: Hex; stem: Hex; leafRx?: number; leafRy?: number; pairs?: number; tip?: Hex };

/** A sprig of needles, as rosemary. */
export function needles({ hex, stem }: { hex: Hex; stem: Hex }): string {
  const rows = Array.from({ length: 9 }, (_, index) => {
    const y = 18 - index * 4.4;
    return `M0 ${y}l-9-6M0 ${y}l9-6`;
  });
  return `${line('M1 24Q0 0 0-22', stem, 2.6)}${line(rows.join(''), hex, 2.6)}${line('M0-16V-24', hex, 3)}`;
}

/** Feathery fronds, as dill. */
export function fronds({ hex }: { hex: Hex }): string {
  const fan = 'M0 0-7-7M0 0-2-10M0 0 4-10M0 0 9-6';
  return `${line('M0 24Q2 4 0-10M0 12Q-8 6-12-2M1 8Q9 3 13-5', hex, 1.7)}${at(0, -9, 0, line(fan, hex, 1.5))}${at(-12, -2, -30, line(fan, hex, 1.5))}${at(13, -5, 30, line(fan, hex, 1.5))}${at(0, 5, -10, line(fan, hex, 1.3), 0.8)}`;
}

/** Flat, notched leaflets on thin stems: parsley, coriander. */
export function leaflets({ hex, light, round = false }: { hex: Hex; light: Hex; round?: boolean }): string {
  const d = round
    ? 'M0 4C-6 5-11 2-10-3-13-6-9-11-5-10-3-14 3-14 5-10 9-11 13-6 10-3 11 2 6 5 0 4Z'
    : 'M0 5-5 1-10 3-8-3-13-6-7-8-8-14-3-11 0-17 3-11 8-14 7-8 13-6 8-3 10 3 5 1Z';
  const one = `${body(d, hex)}${line('M0 3V-9M0-1-5-5M0-1 5-5', light, 1.1, 0.9)}`;
  return `${line('M0 24Q0 10 0 2M0 14Q-8 10-11 4M0 16Q8 12 12 6', hex, 2)}${at(-11, 3, -35, one, 0.8)}${at(12, 5, 35, one, 0.75)}${at(0, -5, 0, one, 0.95)}`;
}

/** Thin blades, chopped or whole. */
export function blades({ hex }: { hex: Hex }): string {
  const tube = `${line('M-5 0H5', hex, 4.5)}${oval(1.4, 2.2, 'e8f2c8', 5.4, 0)}`;
  return placed(
    [
      [-12, -8, 30],
      [4, -14, -20],
      [14, -2, 70],
      [-8, 5, -50],
      [3, 3, 15],
      [-2, 15, 85],
      [12, 13, -30],
    ],
    tube,
  );
}

/** A sheet of dried seaweed. */
export function sheet({ hex, light }: { hex: Hex; light: Hex }): string {
  return `${body('M-17-20 18-17 16 21-19 18Z', hex)}${line('M-12-12l24 2M-13 0 12 2M-14 11l25 2', light, 1, 0.5)}`;
}

/** Flower spikes on a stem, as lavender. */
export function spike({ hex, stem }: { hex: Hex; stem: Hex }): string {
  const beads = [-20, -15, -10, -5].map(
    (y) => `${oval(3.4, 2.8, hex, -3, y, -20)}${oval(3.4, 2.8, hex, 3, y + 1, 20)}`,
  );
  return `${line('M0 24V-6', stem, 2)}${beads.join('')}<ellipse cx="0" cy="-23" rx="2.6" ry="3.2" fill="${ink(hex)}"/>`;
}
