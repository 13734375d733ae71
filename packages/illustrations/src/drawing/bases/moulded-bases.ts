import { ink, line } from '../brush.ts';
import { drawParts, lit, PLATE, SHADOW, type SideBase } from './side-parts.ts';

/** A cake that has risen over the rim of the mug in which it is baked. */
export const mugCake: SideBase = (fill, parts) => `${SHADOW}
    <path d="M72-104h22a36 36 0 0 1 0 72H68" fill="none" stroke="${ink('4f7f96')}" stroke-width="16"/>
    ${lit('M-80-122C-92-150-74-168-54-166-44-190-14-188 0-180 20-194 48-186 54-168 80-170 92-146 80-122Z', fill)}
    <path d="M-56-150l8 3M-22-168l8 3M14-158l8-3M44-150l8 3M-4-146l7 3M-34-138l8-2M30-136l7 2" stroke="var(--shadow)" stroke-width="6" stroke-linecap="round"/>
    <path d="M-84-128H84v96A32 32 0 0 1 52 0H-52a32 32 0 0 1-32-32Z" fill="${ink('5f95ad')}"/><path d="M-84-128H84v96A32 32 0 0 1 52 0H-52a32 32 0 0 1-32-32Z" fill="url(#t)"/>
    <rect x="-88" y="-134" width="176" height="13" rx="6" fill="${ink('7fb0c5')}"/><path d="M-84-48H84v9H-84Z" fill="var(--enamel)" opacity=".85"/>
    <path d="M-66-108v52" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [-6, -178],
        [-46, -158],
        [42, -160],
        [-112, -12],
      ],
      fill,
      0.9,
    )}`;

const DOME = 'M-98-24C-104-86-70-146 0-146S104-86 98-24Q0-4-98-24Z';

/** A pudding turned out of its basin, with a sauce that runs down. */
export const steamedPudding: SideBase = (fill, parts) => `${PLATE}
    <path d="M-122-22C-104-40 104-40 122-22 106-8-106-8-122-22Z" fill="${fill}"/><path d="M-122-22C-104-40 104-40 122-22 106-8-106-8-122-22Z" fill="var(--shadow)"/>
    ${lit(DOME, fill)}<path d="M-70-60l8 3M-40-90l8-3M-14-52l8 3M22-84l8 2M52-58l8-3M64-34l8 2M-52-34l8-2M4-112l7 3M-22-116l6-3M34-38l7-2" stroke="var(--shadow)" stroke-width="6" stroke-linecap="round"/>
    <path d="M-64-118C-40-156 40-156 64-118 72-106 66-92 58-98 48-106 46-72 36-74 26-76 30-104 16-104 4-104 10-64-4-64-18-64-8-104-24-106-38-106-32-82-44-84-54-86-52-108-62-102-70-98-72-108-64-118Z" fill="${fill}"/><path d="M-64-118C-40-156 40-156 64-118 72-106 66-92 58-98 48-106 46-72 36-74 26-76 30-104 16-104 4-104 10-64-4-64-18-64-8-104-24-106-38-106-32-82-44-84-54-86-52-108-62-102-70-98-72-108-64-118Z" fill="var(--shine)"/>
    <path d="M-80-60C-76-88-64-108-50-118" fill="none" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [0, -146],
        [-112, -28],
        [112, -30],
        [-40, -128],
        [42, -126],
      ],
      fill,
      1,
    )}`;

/** A rolled sponge with a slice cut from it; the cut shows the filling as a spiral. */
export const rollCake: SideBase = (fill, parts) => {
  const face = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><ellipse rx="44" ry="50" fill="${fill}"/><ellipse rx="44" ry="50" fill="url(#v)"/><path d="M2 2C8-4 16 4 10 12 0 24-20 16-20-2-20-24 10-32 24-16 40 4 28 34 2 36-24 38-38 14-34-8" fill="none" stroke="${ink('fff6e6')}" stroke-width="7" stroke-linecap="round"/></g>`;
  return `<rect x="-150" y="-14" width="312" height="18" rx="6" fill="var(--shadow)"/><rect x="-156" y="-18" width="312" height="18" rx="6" fill="var(--wood)"/><rect x="-156" y="-18" width="312" height="18" rx="6" fill="url(#t)"/>
    <path d="M-132-68C-132-96-112-118-88-118H44V-18H-88C-112-18-132-40-132-68Z" fill="${fill}"/><path d="M-132-68C-132-96-112-118-88-118H44V-18H-88C-112-18-132-40-132-68Z" fill="url(#t)"/>${line('M-100-112q-18 18-18 44M-60-116q-14 20-14 48M-20-116q-14 20-14 48', 'fff6e6', 3, 0.35)}<path d="M-104-98H30" stroke="var(--shine)" stroke-width="9" stroke-linecap="round"/>
    ${face(46, -68)}<ellipse cx="112" cy="-22" rx="52" ry="12" fill="var(--shadow)"/>${face(110, -68)}
    ${drawParts(
      parts,
      [
        [-60, -122],
        [-100, -112],
        [-18, -122],
        [-36, -30],
      ],
      fill,
      0.85,
    )}`;
};

/** A soufflé that has risen out of its dish. */
export const souffle: SideBase = (fill, parts) => `${SHADOW}
    ${lit('M-98-92C-110-150-92-172-60-166-40-186 36-188 56-168 94-172 110-146 98-92Z', fill)}
    <path d="M-96-158C-70-176-40-164-20-178 8-188 40-180 60-168 80-172 98-160 98-144 70-152 50-140 26-148 0-156-30-138-52-148-70-154-90-140-102-144Z" fill="${ink('c07a2c')}" opacity=".7"/><path d="M-70-128q20-8 36 0M10-124q24-8 44 0" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${lit('M-108-96H108L98-8Q96 0 86 0H-86Q-96 0-98-8Z', 'var(--enamel)')}<path d="M-92-88l8 78M-66-88l6 78M-40-88l4 78M-14-88l2 78M14-88l-2 78M40-88l-4 78M66-88l-6 78M92-88l-8 78" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/><rect x="-112" y="-104" width="224" height="13" rx="6" fill="var(--enamel)"/><rect x="-112" y="-104" width="224" height="13" rx="6" fill="url(#t)" opacity=".5"/>
    ${drawParts(
      parts,
      [
        [-132, -16],
        [132, -18],
        [-20, -176],
      ],
      fill,
      0.9,
    )}`;

/** Layers in an open jar, with what lies on them. */
export const openJar: SideBase = (fill, parts) => `${SHADOW}
    <path d="M-70-172V-152C-84-146-90-136-90-122V-20A20 20 0 0 0-70 0H70A20 20 0 0 0 90-20V-122C90-136 84-146 70-152V-172Z" fill="var(--glass)"/>
    <path d="M-80-122Q0-136 80-122V-22A12 12 0 0 1 68-10H-68A12 12 0 0 1-80-22Z" fill="${fill}"/><path d="M-80-78Q-40-90 0-78T80-78V-48Q40-36 0-48T-80-48Z" fill="var(--shine)" opacity=".8"/>
    <path d="M-56-104h7M-24-110h7M10-106h7M44-110h7M-40-28h7M-4-26h7M32-30h7M58-22h7" stroke="var(--shadow)" stroke-width="6" stroke-linecap="round"/>
    <path d="M-74-180H74V-166H-74ZM-70-160H70V-154H-70Z" fill="var(--glass)"/><path d="M-76-120v92" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [-42, -134],
        [4, -140],
        [46, -134],
        [-20, -122],
        [24, -124],
        [-50, -62],
        [46, -60],
      ],
      fill,
      1.05,
    )}`;

const CREAM_PEAK =
  'M-46-66C-58-78-46-92-36-90-40-106-24-112-16-108-14-122-4-126 0-138 6-126 14-122 16-108 26-112 40-106 36-90 48-92 58-78 46-66Q0-54-46-66Z';

/** Small cakes in paper cases under piped icing. */
export const cupcakeRow: SideBase = (fill, parts) => `${PLATE}
    ${[-88, 0, 88].map((x) => `<g transform="translate(${x} -18)">${lit('M-38-64H38L28 0h-56Z', fill)}<path d="M-37-54H37L28 0h-56Z" fill="${ink('f3e6cf')}"/><path d="M-26-52l5 50M-9-52l2 50M9-52l-2 50M26-52l-5 50" stroke="${ink('d9c6a0')}" stroke-width="5"/>${lit(CREAM_PEAK, ink('fff6ea'))}<path d="M-36-74q38 16 74-6M-28-94q28 12 54-4M-10-112q10 6 20-2" fill="none" stroke="${ink('e0cfae')}" stroke-width="5" stroke-linecap="round"/></g>`).join('')}
    ${drawParts(
      parts,
      [
        [-88, -150],
        [0, -152],
        [88, -150],
      ],
      fill,
      0.7,
    )}`;
