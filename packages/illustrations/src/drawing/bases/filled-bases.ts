import { ink } from '../brush.ts';
import { drawParts, lit, PLATE, type SideBase } from './side-parts.ts';

const BOARD =
  '<rect x="-150" y="-14" width="312" height="18" rx="6" fill="var(--shadow)"/><rect x="-156" y="-18" width="312" height="18" rx="6" fill="var(--wood)"/><rect x="-156" y="-18" width="312" height="18" rx="6" fill="url(#t)"/>';

/** Three tacos that stand side by side, their filling on top. */
export const tacos: SideBase = (_fill, parts) => {
  const shell = (x: number) =>
    `<g transform="translate(${x} -18)">${lit('M-46-14C-46-72-28-96 4-96S50-70 50-14Q48-2 36-2H-34Q-46-4-46-14Z', ink('e3a84a'))}</g>`;
  const front = (x: number) =>
    `<g transform="translate(${x} -18)">${lit('M-54 0C-58-52-34-80-4-80S50-52 46 0Z', ink('f0c26a'))}<path d="M-34-20l6 2M-14-52l6 3M10-30l6-2M22-56l5 4M-24-44l4 2" stroke="${ink('b97b28')}" stroke-width="4" stroke-linecap="round" opacity=".7"/></g>`;
  return [-96, 2, 100]
    .map((x, index) => {
      const turned = [...parts.slice(index), ...parts.slice(0, index)];
      const filling = drawParts(
        turned,
        [
          [x - 30, -88],
          [x - 4, -104],
          [x + 24, -98],
          [x + 40, -70],
          [x + 8, -88],
        ],
        '',
        0.86,
      );
      return `${index === 0 ? BOARD : ''}${shell(x)}${filling}${front(x)}`;
    })
    .join('');
};

/** A wrap cut in two; the cut shows the filling. */
export const wrapHalves: SideBase = (_fill, parts) => {
  const half = (x: number, turn: number, shift: number) => {
    const own = [...parts.slice(shift), ...parts.slice(0, shift)];
    return `<g transform="translate(${x} -18) rotate(${turn})">${lit('M-50-6V-104Q-50-128 0-132 50-128 50-104V-6Q0 8-50-6Z', ink('f0dcae'))}
      <path d="M-30-40l8 2M-10-70l8 3M20-34l8-2M26-80l7 3M-34-86l6 2" stroke="${ink('b97b38')}" stroke-width="5" stroke-linecap="round" opacity=".6"/>
      <ellipse cy="-112" rx="50" ry="26" fill="${ink('e8cd94')}"/><ellipse cy="-112" rx="42" ry="20" fill="${ink('6f4a2a')}"/>
      ${drawParts(
        own,
        [
          [-20, -114],
          [4, -120],
          [24, -110],
          [-4, -106],
        ],
        '',
        0.72,
      )}</g>`;
  };
  return `${BOARD}${half(-66, -8, 0)}${half(64, 9, 1)}`;
};

/** A slice of an open pie, its point to the left. */
export const pieSlice: SideBase = (fill, parts) => `${PLATE}
    ${lit('M-116-34 88-118 112-40 100-22H-96Z', ink('c98a45'))}<path d="M-116-36 88-118 104-54-104-34Z" fill="${fill}"/><path d="M-116-36 88-118 104-54-104-34Z" fill="url(#t)" opacity=".6"/>
    <path d="M-116-38-10-112Q52-140 88-118Z" fill="${fill}"/><path d="M-116-38-10-112Q52-140 88-118Z" fill="var(--shine)" opacity=".5"/>
    <path d="M-14-110Q-20-132 4-132 12-148 34-140 50-152 66-138 88-142 90-126 108-118 96-104L88-118Q52-140-10-112Z" fill="${ink('d99d52')}"/><path d="M4-126q10-6 20-2M40-134q12-4 20 4M74-128q10 0 14 10" fill="none" stroke="${ink('f3cf96')}" stroke-width="5" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [14, -128],
        [-40, -92],
        [58, -126],
        [-128, -24],
      ],
      fill,
      1.1,
    )}`;

/** A portion cut from a bake: sheets of pasta with filling between them. */
export const lasagneSlice: SideBase = (fill, parts) => {
  const layer = (y: number) =>
    `<path d="M-104 ${y}q26 6 52 0t52 0 52 0 52 0v18H-104Z" fill="${fill}"/><path d="M-108 ${y - 4}q26 8 54 0t54 0 54 0 54 0v8q-26 6-54 0t-54 0-54 0-54 0Z" fill="${ink('f5dc9c')}"/>`;
  return `${PLATE}<path d="M-104-122H104V-22H-104Z" fill="${fill}"/>${[-44, -68, -92, -116].map(layer).join('')}<path d="M-104-122H104V-22H-104Z" fill="url(#t)"/>
    <path d="M-112-122C-112-142-70-138-40-142 10-150 112-146 112-122c0 12-14 10-20 22-6 8-12-8-22-8-14 0-14 22-24 14-8-8-16-18-32-14-18 4-12 20-26 14-10-6-16-18-34-16-22 4-20 22-34 14-14-6-32-14-32-26Z" fill="${ink('f3cf7a')}"/><path d="M-84-132q20-6 40-2M0-138q24-4 44 4M60-132q16 0 24 6" fill="none" stroke="${ink('b9752f')}" stroke-width="7" stroke-linecap="round" opacity=".65"/>
    ${drawParts(
      parts,
      [
        [-34, -142],
        [40, -144],
        [-122, -26],
      ],
      fill,
      0.9,
    )}`;
};
