import { ink, line } from '../brush.ts';
import { drawParts, lit, PLATE, type Place, type SideBase } from './side-parts.ts';

const ON_SLICE: readonly Place[] = [
  [-34, -152],
  [14, -156],
  [58, -150],
  [-122, -26],
];

/** A slice of a cake with a filling and a topping of cream or icing. */
export const frostedSlice: SideBase = (fill, parts) => `${PLATE}
    ${lit('M-100-24v-98L96-134v110Z', fill)}<path d="M-80-44h8M-44-100h9M-10-48h10M26-104h9M58-52h9M-64-98h7M66-108h6M-30-62h6M40-66h7" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/>
    <path d="M-100-82 96-92v16L-100-66Z" fill="${ink('fffaf0')}"/><path d="M-100-68 96-78v4L-100-64Z" fill="var(--shadow)"/>
    <path d="M-102-118-40-154 98-136V-116q-16 16-30 0-14 18-32 2-16 16-34 0-14 18-34 2-16 14-30 0-14 12-30-4Z" fill="${ink('fffaf0')}"/><path d="M-102-118-40-154 98-136-100-116Z" fill="${ink('f3e9d6')}"/>
    ${drawParts(parts, ON_SLICE, fill, 1.1)}`;

/** A whole cake with a hole, as it comes out of its tin, with a glaze that runs down. */
export const ringCake: SideBase = (fill, parts) => `${PLATE}
    ${lit('M-112-28C-124-92-84-124 0-124S124-92 112-28Q98-14 0-14T-112-28Z', fill)}
    <path d="M-72-22C-84-70-70-104-50-114M-34-18C-42-70-34-108-20-122M34-18C42-70 34-108 20-122M72-22C84-70 70-104 50-114" fill="none" stroke="var(--shadow)" stroke-width="8" stroke-linecap="round"/>
    <path d="M-58-24C-68-70-58-102-40-112M-10-18C-14-60-8-100 0-116M52-24C62-70 54-100 38-112" fill="none" stroke="var(--shine)" stroke-width="7" stroke-linecap="round" opacity=".7"/>
    <path d="M-84-100C-60-124-30-128 0-128S60-124 84-100C88-92 78-84 72-94 66-78 54-70 48-90 40-66 26-62 20-88 12-74 2-72-4-90-12-60-28-66-30-90-38-78-50-74-54-92-62-80-78-80-84-100Z" fill="${fill}"/><path d="M-84-100C-60-124-30-128 0-128S60-124 84-100C88-92 78-84 72-94 66-78 54-70 48-90 40-66 26-62 20-88 12-74 2-72-4-90-12-60-28-66-30-90-38-78-50-74-54-92-62-80-78-80-84-100Z" fill="var(--shine)"/>
    <ellipse cy="-114" rx="30" ry="8" fill="${ink('8a5a2c')}"/><ellipse cy="-111" rx="26" ry="6" fill="var(--shadow)"/>
    ${drawParts(
      parts,
      [
        [-52, -116],
        [50, -118],
        [0, -126],
        [-122, -26],
      ],
      fill,
      0.9,
    )}`;

/** A loaf from a tin with slices cut from it. */
export const loafSlices: SideBase = (fill, parts) => {
  const slice = 'M0 0V-74C-14-98 6-114 34-114S82-98 68-74V0Q34 6 0 0Z';
  return `<rect x="-150" y="-14" width="312" height="18" rx="6" fill="var(--shadow)"/><rect x="-156" y="-18" width="312" height="18" rx="6" fill="var(--wood)"/><rect x="-156" y="-18" width="312" height="18" rx="6" fill="url(#t)"/>
    <g transform="translate(0 -18)">${lit('M-130 0V-72C-140-100-118-116-92-116H20C40-116 50-100 42-72V0Z', ink('a9662c'))}<path d="M-120-86C-100-108-40-110 20-106" fill="none" stroke="${ink('d9a055')}" stroke-width="12" stroke-linecap="round"/><path d="M-80-108q10 8 26 4t26 2 26-2" fill="none" stroke="${ink('7a4420')}" stroke-width="4" stroke-linecap="round" opacity=".6"/>
    ${[0, 58].map((x) => `<g transform="translate(${x} 0)"><path d="${slice}" fill="${ink('a9662c')}" transform="translate(-7 0)"/>${lit(slice, ink('b9752f'))}<g transform="translate(4 -4) scale(.88 .92)"><path d="${slice}" fill="${fill}"/></g><path d="M18-80l5 3M40-92l6 2M22-46l5 2M48-60l5 2M30-22l6 2M52-30l5 2" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/></g>`).join('')}</g>
    ${drawParts(
      parts,
      [
        [92, -66],
        [-56, -142],
        [-104, -138],
        [86, -104],
        [104, -40],
      ],
      fill,
      0.8,
    )}`;
};

/** Thick pancakes in a stack with a pat of butter and syrup that runs down. */
export const syrupStack: SideBase = (fill, parts) => {
  const cakes = [0, 1, 2].map((index) => {
    const y = -20 - index * 34;
    const x = index === 1 ? 5 : -4;
    return `<rect x="${x - 98}" y="${y - 34}" width="196" height="36" rx="18" fill="${ink('c07a34')}"/><rect x="${x - 98}" y="${y - 26}" width="196" height="19" rx="9" fill="${ink('f3d694')}"/><rect x="${x - 98}" y="${y - 34}" width="196" height="36" rx="18" fill="url(#t)"/>`;
  });
  return `${PLATE}${cakes.join('')}<ellipse cx="-4" cy="-120" rx="96" ry="17" fill="${ink('cf8a3e')}"/>
    <path d="M-78-122C-70-138 60-140 78-122 84-110 84-92 76-84 68-80 66-98 58-104 52-92 58-58 48-48 38-46 38-90 26-104 8-98-6-96-14-104-20-86-14-72-26-66-38-68-34-94-44-104-54-96-46-40-58-34-72-34-66-96-78-122Z" fill="${fill === 'var(--crust)' ? ink('a95a16') : fill}"/><path d="M-58-118q50-14 100-4M-56-92v40M46-90v26" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [0, -138],
        [-40, -132],
        [42, -132],
        [-116, -26],
        [114, -26],
      ],
      fill,
      1,
    )}`;
};

/** A set cream, turned out, with fruit. */
export const pannaCotta: SideBase = (fill, parts) => `${PLATE}
    <path d="M-108-24C-92-38 92-38 108-24 96-10-96-10-108-24Z" fill="${fill}"/>
    ${lit('M-80-28-60-112Q-58-122-46-122H46Q58-122 60-112L80-28Q0-8-80-28Z', ink('fdf6e6'))}<ellipse cy="-116" rx="52" ry="9" fill="${ink('fffdf6')}"/>
    <path d="M-60-92l-8 44" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [-14, -126],
        [18, -130],
        [-108, -26],
        [106, -28],
        [2, -138],
      ],
      fill,
      0.95,
    )}`;

/** A sausage in a long roll with what lies on it. */
export const hotDog: SideBase = (_fill, parts) => `${PLATE}
    ${lit('M-120-62C-130-96-96-104-70-104H76C104-104 130-94 120-62Z', ink('d59a4d'))}
    <path d="M-136-80C-140-100-118-104-104-102H106C124-104 140-98 136-80 132-66 112-64 100-64H-104C-122-64-134-68-136-80Z" fill="${ink('9c3f24')}"/><path d="M-136-80C-140-100-118-104-104-102H106C124-104 140-98 136-80 132-66 112-64 100-64H-104C-122-64-134-68-136-80Z" fill="url(#t)"/><path d="M-112-94H90" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [-72, -104],
        [0, -106],
        [70, -104],
        [-36, -98],
        [36, -98],
      ],
      '',
      0.85,
    )}
    ${lit('M-126-66C-122-78-100-74-84-74H88C106-76 124-78 128-66 132-36 110-20 84-20H-84C-110-20-132-36-126-66Z', ink('e0ab5c'))}<path d="M-104-60H60" stroke="${ink('f4cf90')}" stroke-width="6" stroke-linecap="round" opacity=".8"/>`;

/** A toasted sandwich cut in two, its filling run out. */
export const toastie: SideBase = (_fill, parts) => {
  const half = (x: number, turn: number) =>
    `<g transform="translate(${x} -18) rotate(${turn})">${lit('M-84 0 60-112Q70-118 70-104V-6Q70 2 60 2Z', ink('b9742f'))}<path d="M-70-4 62-106V-2Z" fill="${ink('e9bb6c')}"/>${line('M-30-14 50-78M-6-10 56-56M18-8 58-36', '8a4f1c', 7, 0.75)}<path d="M-84 0H62q8 0 8-8v20q-8 8-20 2-8 14-18 2-16 12-26-2-10 16-24 2-18 8-30-4Q-84 14-84 0Z" fill="${ink('f6c24a')}"/><path d="M-84 12Q-40 22 70 12v8q-4 8-12 8H-66Q-82 26-84 12Z" fill="${ink('b9742f')}"/></g>`;
  return `<rect x="-150" y="-14" width="312" height="18" rx="6" fill="var(--shadow)"/><rect x="-156" y="-18" width="312" height="18" rx="6" fill="var(--wood)"/>${half(-52, -4)}<g transform="translate(4 0) scale(-1 1)">${half(-72, -4)}</g>
    ${drawParts(
      parts,
      [
        [0, -30],
        [-80, -26],
        [84, -26],
        [-34, -24],
      ],
      '',
      0.7,
    )}`;
};

/** Biscuits in a pile, and one that leans against it. */
export const biscuitStack: SideBase = (fill, parts) => {
  const biscuit = `${lit('M-62-20Q-62-26-54-26H54Q62-26 62-20V-6Q62 0 54 0H-54Q-62 0-62-6Z', fill)}<path d="M-48-14h9M-24-9h8M2-15h9M26-9h8M44-15h6" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/><path d="M-52-22H30" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`;
  const pile = [-3, 4, -2, 5, -4].map(
    (x, index) => `<g transform="translate(${x - 24} ${-18 - index * 27})">${biscuit}</g>`,
  );
  return `${PLATE}${pile.join('')}<g transform="translate(84 -62) rotate(-14)"><ellipse rx="26" ry="46" fill="${fill}"/><ellipse rx="26" ry="46" fill="url(#v)"/><path d="M-8-24l5 4M6-8l6 3M-10 8l6 3M4 24l6-3" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/></g>
    ${drawParts(
      parts,
      [
        [-30, -160],
        [-116, -26],
        [4, -158],
      ],
      fill,
      0.9,
    )}`;
};
