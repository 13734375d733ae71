import { ink, line } from './brush.ts';
import type { ClothPattern, PictureLook, Table, View } from './picture-look.ts';

/** SVG of a table in the whole picture, with the light of a window. */
export function drawTable({ surface, clothColour }: PictureLook, table: Table = 'linen'): string {
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

/** What lies below a dish that is seen from above, around the middle of the picture. */
export function drawUnderlay(look: PictureLook, { isLong, view }: { isLong: boolean; view: View }): string {
  const paint = ink(look.clothColour);
  switch (look.underlay) {
    case 'cloth':
      return drawCloth(look);
    case 'mat':
      if (view === 'angled') return `<g transform="translate(0 26) scale(1 .76)">${drawRoundMat(paint)}</g>`;
      return isLong || view === 'pair' ? drawLongMat(paint) : drawRoundMat(paint);
    case 'runner':
      return `<path d="M-300-92H300V100H-300Z" fill="var(--shadow)"/><path d="M-300-98H300V94H-300Z" fill="${paint}" opacity=".85"/><path d="M-300-86H300M-300 82H300" stroke="var(--cream)" stroke-width="3" stroke-dasharray="10 7" opacity=".8"/>`;
    case 'bare':
      return '';
  }
}

function drawRoundMat(paint: string): string {
  return `<ellipse cx="5" cy="9" rx="148" ry="147" fill="var(--shadow)"/><circle r="146" fill="${paint}"/><circle r="146" fill="url(#g)"/><g fill="none" stroke="var(--cream)" opacity=".5"><circle r="138" stroke-width="4" stroke-dasharray="9 7"/><circle r="128" stroke-width="2"/></g>`;
}

function drawLongMat(paint: string): string {
  return `<rect x="-172" y="-116" width="356" height="250" rx="10" fill="var(--shadow)"/><rect x="-178" y="-122" width="356" height="248" rx="10" fill="${paint}"/><rect x="-168" y="-112" width="336" height="228" rx="6" fill="none" stroke="var(--cream)" stroke-width="3" stroke-dasharray="10 7" opacity=".6"/>`;
}

/** A cloth, partly below the dish. */
function drawCloth({ cloth, clothColour, side }: PictureLook): string {
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
export function drawRim({ rim, rimStyle }: PictureLook): string {
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
