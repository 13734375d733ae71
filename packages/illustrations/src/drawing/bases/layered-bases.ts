import type { IllustrationPart } from '@larder/contract/dish/illustration';
import { kindOfPart, type PartKind } from '@larder/contract/dish/ingredient-part';
import { ink } from '../brush.ts';
import { lit, PLATE, type SideBase } from './side-parts.ts';

/** Layers between two pieces of bread, the lowest first: how each part looks from the side, and its height. */
const LAYERS: Partial<Record<PartKind, readonly [svg: string, height: number]>> = {
  meat: [
    '<rect x="-88" y="-26" width="176" height="26" rx="12" fill="var(--wood-dark)"/><path d="M-70-17h16M-30-9h20M10-17h18M48-9h18" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/>',
    24,
  ],
  bacon: [
    '<path d="M-92-6q10-10 22 0t23 0 23 0 23 0 23 0 23 0 23 0 24 0" fill="none" stroke="var(--tomato)" stroke-width="11" stroke-linecap="round"/><path d="M-92-5q10-10 22 0t23 0 23 0 23 0 23 0 23 0 23 0 24 0" fill="none" stroke="var(--cream)" stroke-width="3"/>',
    14,
  ],
  sausage: [
    '<rect x="-92" y="-26" width="184" height="26" rx="13" fill="var(--wood-dark)"/><path d="M-72-19h120" stroke="var(--crust)" stroke-width="6" stroke-linecap="round"/>',
    24,
  ],
  fish: ['<rect x="-86" y="-22" width="172" height="22" rx="10" fill="var(--carrot)"/>', 20],
  prawn: ['<rect x="-86" y="-18" width="172" height="18" rx="9" fill="var(--straw)" opacity=".8"/>', 16],
  bean: ['<rect x="-86" y="-24" width="172" height="24" rx="11" fill="var(--chocolate)"/>', 22],
  chickpea: ['<rect x="-86" y="-24" width="172" height="24" rx="11" fill="var(--crust)"/>', 22],
  lentil: [
    '<rect x="-86" y="-24" width="172" height="24" rx="11" fill="var(--olive)"/><path d="M-68-15h8M-40-8h8M-12-16h8M18-8h8M46-16h8M64-8h6" stroke="var(--shadow)" stroke-width="6" stroke-linecap="round"/>',
    22,
  ],
  mushroom: ['<rect x="-84" y="-20" width="168" height="20" rx="9" fill="var(--wood)"/>', 18],
  cube: ['<path d="M-92-10H92L70 0 46 12 30 0H-40L-58 10-72 0Z" fill="var(--lemon)"/>', 9],
  'fried-egg': [
    '<path d="M-92-12q46-8 92 0t92 0v10q-20 8-40 0t-52 2-52-2-40 0Z" fill="var(--enamel)"/><ellipse cx="6" cy="-12" rx="26" ry="8" fill="var(--yolk)"/>',
    16,
  ],
  'egg-half': [
    '<rect x="-84" y="-12" width="168" height="12" rx="6" fill="var(--yolk)"/><rect x="-84" y="-14" width="168" height="6" rx="3" fill="var(--enamel)"/>',
    13,
  ],
  tomato: [
    '<rect x="-84" y="-13" width="82" height="13" rx="6" fill="var(--tomato)"/><rect x="4" y="-13" width="80" height="13" rx="6" fill="var(--tomato)"/>',
    12,
  ],
  'cherry-tomato': ['<rect x="-84" y="-13" width="168" height="13" rx="6" fill="var(--tomato)"/>', 12],
  cucumber: [
    '<g fill="var(--leaf)"><rect x="-82" y="-9" width="50" height="9" rx="4"/><rect x="-26" y="-9" width="50" height="9" rx="4"/><rect x="30" y="-9" width="50" height="9" rx="4"/></g>',
    8,
  ],
  onion: [
    '<rect x="-80" y="-7" width="70" height="7" rx="3" fill="var(--plum)" opacity=".8"/><rect x="6" y="-7" width="72" height="7" rx="3" fill="var(--plum)" opacity=".8"/>',
    7,
  ],
  avocado: ['<rect x="-84" y="-12" width="168" height="12" rx="6" fill="var(--leaf-light)"/>', 11],
  pepper: ['<rect x="-84" y="-10" width="168" height="10" rx="5" fill="var(--tomato)"/>', 10],
  carrot: [
    '<path d="M-82-4q14-8 28 0t28 0 28 0 28 0 28 0 24 0" fill="none" stroke="var(--carrot)" stroke-width="7" stroke-linecap="round"/>',
    9,
  ],
  leaf: [
    '<path d="M-94-6q12-12 24 0t24 0 24 0 24 0 24 0 24 0 24 0 20 0l-4 10q-16 8-30 0t-30 0-34 0-34 0-34 0-30-2Z" fill="var(--leaf-light)"/>',
    10,
  ],
  herb: [
    '<path d="M-86-4q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0" fill="none" stroke="var(--leaf)" stroke-width="8" stroke-linecap="round"/>',
    8,
  ],
};

/** Layers of the parts that lie between bread, each kind once, and their height. */
function drawLayers(parts: readonly IllustrationPart[]): { svg: string; height: number } {
  let height = 0;
  const kinds = Object.keys(LAYERS).filter((kind) => parts.some((part) => kindOfPart(part) === kind));
  const drawn = kinds.slice(0, 5).map((kind) => {
    const [svg, own] = LAYERS[kind as PartKind] ?? ['', 0];
    const at = `<g transform="translate(0 ${-height})">${svg}</g>`;
    height += own;
    return at;
  });
  return { svg: drawn.join(''), height };
}

function bottomBun(fill: string): string {
  return `${lit('M-84-46h168v10q0 18-20 18h-128q-20 0-20-18Z', fill)}<path d="M-80-28h160q-4 10-16 10h-128q-12 0-16-10Z" fill="var(--shadow)"/>`;
}

function topBun(fill: string): string {
  return `${lit('M-90 2c-4-52 40-74 90-74s94 22 90 74Z', fill)}<path d="M-90 2c0-6 0-10 1-14h178c1 4 1 8 1 14Z" fill="var(--shadow)"/><path d="M-62-30c8-18 26-28 46-30" fill="none" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/>`;
}

const burger: SideBase = (fill, parts) => {
  const { svg, height } = drawLayers(parts);
  return `${PLATE}${bottomBun(fill)}<g transform="translate(0 -44)">${svg}</g><g transform="translate(0 ${-46 - height})">${topBun(fill)}</g>`;
};

/** A burger on a board, its upper half leaning beside it. */
const openBurger: SideBase = (fill, parts) => {
  const { svg } = drawLayers(parts);
  return `${BOARD}<g transform="translate(-62 -16) scale(.96)"><g transform="translate(0 18)">${bottomBun(fill)}<g transform="translate(0 -44)">${svg}</g></g></g>
    <g transform="translate(70 -66) rotate(52) scale(.8)">${topBun(fill)}<ellipse cy="6" rx="90" ry="15" fill="${ink('f3dcae')}"/><ellipse cy="6" rx="90" ry="15" fill="var(--shadow)" opacity=".35"/></g>`;
};

const BOARD =
  '<rect x="-150" y="-14" width="312" height="18" rx="6" fill="var(--shadow)"/><rect x="-156" y="-18" width="312" height="18" rx="6" fill="var(--wood)"/>';

/** Colours of the crust and the crumb of dark breads. */
const BREADS: readonly (readonly [IllustrationPart, readonly [crust: string, crumb: string]])[] = [
  ['rye-bread', [ink('4c2c1a'), ink('8d6340')]],
  ['wholemeal-bread', [ink('8a5428'), ink('d6ab74')]],
];

/** Two slices of bread with layers between them, which stand on 0. */
function betweenSlices(fill: string, parts: readonly IllustrationPart[]): string {
  const { svg, height } = drawLayers(parts);
  const [crust, crumb] = BREADS.find(([part]) => parts.includes(part))?.[1] ?? ['var(--crust)', 'var(--cream)'];
  const slice = `<rect x="-96" y="-26" width="192" height="26" rx="10" fill="${crust}"/><rect x="-92" y="-22" width="184" height="18" rx="8" fill="${crumb}"/><path d="M-70-14h8M-30-10h10M14-16h8M52-11h10" stroke="${fill}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`;
  return `${slice}<g transform="translate(0 -26)">${svg}</g><g transform="translate(0 ${-26 - height})">${slice}</g>`;
}

const sandwich: SideBase = (fill, parts) =>
  `${BOARD}<g transform="translate(0 -18) scale(1.3 1.55)">${betweenSlices(fill, parts)}</g>`;

/** A sandwich cut in two, the halves leaning against each other. */
const sandwichHalves: SideBase = (fill, parts) => {
  const half = betweenSlices(fill, parts);
  return `${PLATE}<g transform="translate(-66 -16) rotate(-7) scale(.66 1.5)">${half}</g><g transform="translate(70 -14) rotate(9) scale(.66 1.5)">${half}</g>`;
};

/** SVG of what has layers between bread, seen from the side. */
export const LAYERED_BASES = {
  burger,
  sandwich,
  'open-burger': openBurger,
  'sandwich-halves': sandwichHalves,
} as const satisfies Readonly<Record<string, SideBase>>;
