import type { IllustrationPart } from '@larder/contract/dish/illustration';
import { drawPart } from '../parts/draw-part.ts';

export type Place = readonly [x: number, y: number];
export type SideBase = (fill: string, parts: readonly IllustrationPart[]) => string;

/** Parts at places, the first part at the first place; further parts are left out. */
export function drawParts(
  parts: readonly IllustrationPart[],
  places: readonly Place[],
  fill: string,
  scale: number,
): string {
  return places
    .map(([x, y], index) => {
      const part = parts[index % Math.max(1, parts.length)];
      if (!part || index >= Math.max(parts.length, 3)) return '';
      return `<g transform="translate(${x} ${y}) rotate(${(index * 67) % 50}) scale(${scale})">${drawPart(part, fill)}</g>`;
    })
    .join('');
}

/** What stands on a table without a plate. */
export const SHADOW = '<ellipse cx="8" cy="2" rx="112" ry="11" fill="var(--shadow)"/>';
/** A plate seen from the side. */
export const PLATE =
  '<ellipse cx="8" cy="4" rx="136" ry="12" fill="var(--shadow)"/><path d="M-132-16h264c-6 12-40 18-132 18s-126-6-132-18Z" fill="var(--glaze)"/><ellipse cy="-16" rx="132" ry="10" fill="var(--enamel)"/>';

/** A shape in a dish's colour with light from the upper left. */
export function lit(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#t)"/>`;
}
