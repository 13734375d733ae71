import {
  biscuitStack,
  frostedSlice,
  hotDog,
  loafSlices,
  pannaCotta,
  ringCake,
  syrupStack,
  toastie,
} from './cake-bases.ts';
import { dessertGlass, flan } from './dessert-bases.ts';
import { lasagneSlice, pieSlice, tacos, wrapHalves } from './filled-bases.ts';
import { LAYERED_BASES } from './layered-bases.ts';
import { cupcakeRow, mugCake, openJar, rollCake, souffle, steamedPudding } from './moulded-bases.ts';
import { drawParts, lit, PLATE, SHADOW, type SideBase } from './side-parts.ts';

const pancakeStack: SideBase = (fill, parts) => {
  const discs = [0, 1, 2, 3, 4].map((index) => {
    const y = -22 - index * 21;
    const shift = index % 2 ? 4 : -3;
    return `<rect x="${-92 + shift}" y="${y - 20}" width="184" height="22" rx="11" fill="var(--crust)"/><rect x="${-92 + shift}" y="${y - 20}" width="184" height="22" rx="11" fill="url(#t)"/><rect x="${-92 + shift}" y="${y - 14}" width="184" height="10" rx="5" fill="var(--cream)" opacity=".75"/>`;
  });
  return `${PLATE}${discs.join('')}<ellipse cx="-2" cy="-124" rx="90" ry="15" fill="${fill}"/><ellipse cx="-2" cy="-126" rx="74" ry="10" fill="var(--crust)" opacity=".55"/>
    ${drawParts(
      parts,
      [
        [-34, -134],
        [6, -142],
        [40, -132],
        [-112, -24],
        [112, -26],
      ],
      fill,
      1.15,
    )}`;
};

const cakeSlice: SideBase = (fill, parts) => `${PLATE}
    ${lit('M-100-24v-96L96-132v108Z', fill)}<path d="M-100-120-40-152 96-132Z" fill="${fill}"/><path d="M-100-120-40-152 96-132Z" fill="var(--shine)" opacity=".5"/>
    <path d="M-100-78L96-86v10L-100-68Z" fill="var(--shine)" opacity=".8"/><path d="M-100-24v-10L96-36v12Z" fill="var(--shadow)"/>
    <path d="M-80-44h8M-44-98h9M-10-48h10M26-104h9M58-52h9M-64-104h7M66-110h6" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [-34, -146],
        [14, -150],
        [58, -146],
        [-122, -26],
      ],
      fill,
      1.1,
    )}`;

const jar: SideBase = (fill, parts) => `${SHADOW}
    <path d="M-66-150c0 14-16 18-16 38v92a20 20 0 0 0 20 20H62a20 20 0 0 0 20-20v-92c0-20-16-24-16-38Z" fill="var(--glass)"/>
    <path d="M-74-104q74-12 148 0v82a14 14 0 0 1-14 14H-60a14 14 0 0 1-14-14Z" fill="${fill}"/>
    ${drawParts(
      parts,
      [
        [-44, -78],
        [0, -82],
        [44, -76],
        [-46, -36],
        [2, -38],
        [46, -34],
        [-22, -58],
        [24, -58],
      ],
      fill,
      1.1,
    )}
    <path d="M-62-96v62" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/>
    <rect x="-72" y="-178" width="144" height="30" rx="8" fill="var(--rim)"/><path d="M-62-170v14M-40-170v14M-18-170v14M4-170v14M26-170v14M48-170v14" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`;

const scoops: SideBase = (fill, parts) => `${SHADOW}
    <path d="M-96-116H96c-4 44-42 66-82 70v30c8 8 36 6 40 16H-54c4-10 32-8 40-16v-30c-40-4-78-26-82-70Z" fill="var(--glass)"/>
    ${[
      [-42, -128, 44],
      [44, -126, 44],
      [0, -162, 46],
    ]
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#v)"/>`,
      )
      .join('')}
    <path d="M-40-128q8 10 18 2t18 2 18-2 18 2" fill="none" stroke="var(--shadow)" stroke-width="6" stroke-linecap="round"/><path d="M-28-182a34 34 0 0 1 18-18M-74-140a32 32 0 0 1 10-18" fill="none" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [10, -200],
        [-58, -112],
        [56, -118],
        [0, -126],
      ],
      fill,
      1,
    )}
    <path d="M-78-104c6 24 22 38 44 44" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`;

const layeredGlass: SideBase = (fill, parts) => `${SHADOW}
    <path d="M-78-176H78L66-14A14 14 0 0 1 52 0H-52a14 14 0 0 1-14-14Z" fill="var(--glass)"/>
    <path d="M-60-50H60L57-16a8 8 0 0 1-8 8H-49a8 8 0 0 1-8-8Z" fill="${fill}"/><path d="M-63-86q63 12 126 0l-3 40H-60Z" fill="${fill}"/><path d="M-63-86q63 12 126 0l-3 40H-60Z" fill="var(--shine)"/>
    <path d="M-66-122q66 12 132 0l-3 40q-63 12-126 0Z" fill="${fill}"/><path d="M-69-150c20-26 44-10 62-24 14 14 44 0 76 24l-3 32q-66 12-132 0Z" fill="${fill}"/><path d="M-69-150c20-26 44-10 62-24 14 14 44 0 76 24l-3 32q-66 12-132 0Z" fill="var(--shine)"/>
    ${drawParts(
      parts,
      [
        [-30, -158],
        [6, -166],
        [38, -156],
        [-34, -30],
        [4, -28],
        [38, -30],
      ],
      fill,
      1,
    )}
    <path d="M-56-140l8 110" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>`;

const muffinRow: SideBase = (fill, parts) =>
  `${PLATE}${[-84, 0, 84]
    .map(
      (
        x,
      ) => `<g transform="translate(${x} -18)"><path d="M-36-48h72L28 0h-56Z" fill="var(--cream)"/><path d="M-24-46l4 44M-8-46l2 44M8-46l-2 44M24-46l-4 44" stroke="var(--grain)" stroke-width="5"/>
    ${lit('M-44-44c-8-30 14-54 44-54s52 24 44 54c-8 12-80 12-88 0Z', fill)}<path d="M-26-70a30 30 0 0 1 16-16" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/></g>`,
    )
    .join('')}${drawParts(
    parts,
    [
      [-70, -82],
      [8, -90],
      [94, -80],
      [-104, -70],
      [-16, -72],
      [70, -74],
    ],
    fill,
    0.7,
  )}`;

/** SVG of dishes that are seen from the side, like drinks: they stand on 0 and rise to about −200. */
export const SIDE_BASES = {
  ...LAYERED_BASES,
  'pancake-stack': pancakeStack,
  'cake-slice': cakeSlice,
  jar,
  scoops,
  'layered-glass': layeredGlass,
  'muffin-row': muffinRow,
  tacos,
  'wrap-halves': wrapHalves,
  'lasagne-slice': lasagneSlice,
  'dessert-glass': dessertGlass,
  flan,
  'frosted-slice': frostedSlice,
  'ring-cake': ringCake,
  'loaf-slices': loafSlices,
  'syrup-stack': syrupStack,
  'panna-cotta': pannaCotta,
  'hot-dog': hotDog,
  toastie,
  'mug-cake': mugCake,
  'steamed-pudding': steamedPudding,
  'roll-cake': rollCake,
  souffle,
  'open-jar': openJar,
  'cupcake-row': cupcakeRow,
  'pie-slice': pieSlice,
  'biscuit-stack': biscuitStack,
} as const satisfies Readonly<Record<string, SideBase>>;
