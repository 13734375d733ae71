import type { IllustrationSetting } from '@larder/contract/dish/illustration';
import { seededChoices } from './arrangement.ts';
import { ink, line } from './brush.ts';

/** What a picture's data leaves open, chosen by its seed. */
export type TableLook = {
  surface: string;
  cloth: ClothPattern;
  clothColour: string;
  /** Where the cloth lies. */
  side: -1 | 1;
  ware: string;
  rim: string;
  rimStyle: 'line' | 'band' | 'dots' | 'double';
};
type ClothPattern = 'stripes' | 'checks' | 'border' | 'dots' | 'plain';
type Table = NonNullable<IllustrationSetting['table']>;
type Many<T> = readonly [T, ...T[]];

const CLOTHS: Many<ClothPattern> = ['stripes', 'checks', 'border', 'dots', 'plain'];
const RIM_STYLES: Many<TableLook['rimStyle']> = ['line', 'band', 'dots', 'double'];
const WARES: Many<string> = ['fbfaf6', 'f3ead8', 'dfe8e4', 'cfdde6', 'f0d9c8', 'e4e2d0', '3f5562', '5e6f5a'];
const RIMS: Many<string> = ['3b6987', '418646', 'cf4a33', '8b376b', 'e0a02a', '3f4a52', 'b8663a'];
const CLOTH_COLOURS: Readonly<Record<NonNullable<IllustrationSetting['season']>, Many<string>>> = {
  spring: ['80b761', 'd87c9c', 'e0c33f', '7fb6a4', 'b48fc9'],
  summer: ['4f9bc0', 'e14c33', 'efb02f', '3f9a86', 'ee7f4a'],
  autumn: ['c9702c', '8b376b', 'a3562f', '79813f', 'd29a2f'],
  winter: ['b2303a', '2f5c86', '2f6b4a', '6f5a86', '8a4a3a'],
};
const ANY_CLOTH: Many<string> = ['3b6987', '418646', 'cf4a33', '8b376b', 'e0a02a', '4f8f8a', 'c9702c'];

/** Colours of each table's surface. */
const SURFACES: Readonly<Record<Table, Many<string>>> = {
  linen: ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6', 'tint-7', 'tint-8'],
  wood: ['table-oak', 'table-walnut', 'table-ash'],
  tiles: ['tint-4', 'tint-1', 'tint-7', 'tint-3'],
  bamboo: ['tint-8', 'tint-6', 'tint-1', 'tint-2'],
  print: ['tint-3', 'tint-6', 'tint-7', 'tint-5'],
  woven: ['tint-6', 'tint-3', 'tint-4', 'tint-1'],
  slate: ['table-slate', 'table-fjord', 'tint-4'],
  marble: ['table-marble', 'table-rose', 'tint-4'],
  gingham: ['tint-4', 'tint-5', 'tint-2', 'tint-1', 'tint-6'],
};

/** The look of the table that a picture's seed chooses for its cuisine and season. */
export function tableLook(seed: string, { table = 'linen', season }: IllustrationSetting): TableLook {
  const choices = seededChoices(`${seed} table`);
  return {
    surface: choices.pick(SURFACES[table]),
    cloth: choices.pick(CLOTHS),
    clothColour: choices.pick(season ? CLOTH_COLOURS[season] : ANY_CLOTH),
    side: choices.pick([-1, 1]),
    ware: choices.pick(WARES),
    rim: choices.pick(RIMS),
    rimStyle: choices.pick(RIM_STYLES),
  };
}

/** SVG of a table in the whole picture, with the light of a window. */
export function drawTable({ surface, clothColour }: TableLook, table: Table = 'linen'): string {
  const marks = MARKS[table](clothColour);
  return `<path d="M0 0h400v300H0Z" fill="var(--${surface})"/>${marks}<path d="M-30 0h90l130 300h-90ZM90 0h90l130 300h-90Z" fill="var(--pane)"/>`;
}

/** A pattern over the whole table: a tile of markup of the given size. */
function tiled(width: number, height: number, markup: string, opacity: number): string {
  return `<pattern id="p" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${markup}</pattern><path d="M0 0h400v300H0Z" fill="url(#p)" opacity="${opacity}"/>`;
}

const MARKS: Readonly<Record<Table, (colour: string) => string>> = {
  linen: () => tiled(6, 6, line('M0 0V6M0 0H6', 'ffffff', 0.8), 0.25),
  wood: () =>
    line('M0 74H400M0 150H400M0 224H400', '3f2513', 2, 0.35) +
    line(
      'M20 30q80-12 170 0t190-4M0 108q90 14 200 2t200 8M30 186q110-14 180 0t170-2M0 262q120 12 220 0t180 4',
      '3f2513',
      1.4,
      0.22,
    ),
  tiles: (colour) =>
    tiled(
      66,
      66,
      `${line('M0 0H66M0 0V66', 'ffffff', 3)}<path d="M33 8 42 24 58 33 42 42 33 58 24 42 8 33 24 24Z" fill="none" stroke="${ink(colour)}" stroke-width="3"/><circle cx="33" cy="33" r="6" fill="${ink(colour)}"/><path d="M0 0q14 4 14 14Q4 14 0 0ZM66 0q-14 4-14 14 10 0 14-14ZM0 66q14-4 14-14Q4 52 0 66ZM66 66q-14-4-14-14 10 0 14 14Z" fill="${ink(colour)}"/>`,
      0.3,
    ),
  bamboo: () =>
    tiled(400, 14, `${line('M0 13H400', '6d5426', 1.6)}${line('M0 3H400', 'ffffff', 1.2)}`, 0.4) +
    line('M70 0V300M330 0V300', '6d5426', 3, 0.35),
  print: (colour) =>
    tiled(
      50,
      50,
      `<path d="M25 38C10 32 14 12 27 10c8 0 10 8 5 12 6 4 2 14-7 16Z" fill="none" stroke="${ink(colour)}" stroke-width="2.6"/><circle cx="24" cy="27" r="3.4" fill="${ink(colour)}"/><circle cx="0" cy="0" r="3" fill="${ink(colour)}"/><circle cx="50" cy="0" r="3" fill="${ink(colour)}"/><circle cx="0" cy="50" r="3" fill="${ink(colour)}"/><circle cx="50" cy="50" r="3" fill="${ink(colour)}"/>`,
      0.34,
    ),
  woven: (colour) =>
    `<path d="M0 20H400V38H0ZM0 250H400V274H0Z" fill="${ink(colour)}" opacity=".55"/>` +
    line('M0 48H400M0 240H400', colour, 3, 0.5) +
    line(
      'M0 64 10 56 20 64 30 56 40 64 50 56 60 64 70 56 80 64 90 56 100 64 110 56 120 64 130 56 140 64 150 56 160 64 170 56 180 64 190 56 200 64 210 56 220 64 230 56 240 64 250 56 260 64 270 56 280 64 290 56 300 64 310 56 320 64 330 56 340 64 350 56 360 64 370 56 380 64 390 56 400 64',
      colour,
      2.4,
      0.5,
    ),
  slate: () =>
    line(
      'M30 40q60 10 120-2M220 70q80-12 150 4M10 210q70 12 130 0M250 250q50-10 120 2M160 20q30 6 60 0',
      'ffffff',
      1.4,
      0.16,
    ),
  marble: () =>
    line(
      'M-10 60C60 40 90 110 170 90S300 20 410 50M-10 240C70 210 150 280 230 240S340 220 410 250M120 0q20 60 60 80',
      '7f8890',
      1.6,
      0.28,
    ),
  gingham: (colour) =>
    tiled(
      40,
      40,
      `<path d="M0 0H20V40H0Z" fill="${ink(colour)}" opacity=".5"/><path d="M0 0H40V20H0Z" fill="${ink(colour)}" opacity=".5"/>`,
      0.28,
    ),
};

/** A cloth, partly below a dish that is seen from above, around the middle of the picture. */
export function drawCloth({ cloth, clothColour, side }: TableLook): string {
  const woven = '<rect x="-62" y="-150" width="124" height="310" fill="var(--cream)"/>';
  return `<g transform="rotate(${side * 24}) translate(${side * 96} 6)"><rect x="-58" y="-144" width="124" height="310" fill="var(--shadow)"/>${woven}${CLOTH_MARKS[cloth](ink(clothColour))}</g>`;
}

const CLOTH_MARKS: Readonly<Record<ClothPattern, (paint: string) => string>> = {
  stripes: (paint) =>
    `<path d="M-46-150v310M46-150v310" stroke="${paint}" stroke-width="7" opacity=".85"/><path d="M-34-150v310M34-150v310" stroke="${paint}" stroke-width="2" opacity=".85"/>`,
  checks: (paint) =>
    `<path d="M-50-150v310M-25-150v310M0-150v310M25-150v310M50-150v310" stroke="${paint}" stroke-width="10" opacity=".35"/><path d="M-62-130H62M-62-105H62M-62-80H62M-62-55H62M-62-30H62M-62-5H62M-62 20H62M-62 45H62M-62 70H62M-62 95H62M-62 120H62M-62 145H62" stroke="${paint}" stroke-width="10" opacity=".35"/>`,
  border: (paint) =>
    `<rect x="-62" y="-150" width="124" height="310" fill="${paint}" opacity=".8"/><rect x="-50" y="-138" width="100" height="286" fill="none" stroke="var(--cream)" stroke-width="3"/>`,
  dots: (paint) =>
    `<path d="M-44-140v300M-15-125v290M15-140v300M44-125v290" stroke="${paint}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 30" opacity=".85"/>`,
  plain: (paint) => `<rect x="-62" y="-150" width="124" height="310" fill="${paint}" opacity=".55"/>`,
};

/** The decorated rim of a plate with a radius of 118 units. */
export function drawRim({ rim, rimStyle }: TableLook): string {
  const paint = ink(rim);
  switch (rimStyle) {
    case 'line':
      return `<circle r="111" fill="none" stroke="${paint}" stroke-width="3.5"/>`;
    case 'band':
      return `<circle r="102" fill="none" stroke="${paint}" stroke-width="17" opacity=".85"/>`;
    case 'dots':
      return `<circle r="103" fill="none" stroke="${paint}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 18"/>`;
    case 'double':
      return `<circle r="112" fill="none" stroke="${paint}" stroke-width="4"/><circle r="94" fill="none" stroke="${paint}" stroke-width="2"/>`;
  }
}
