import type { IllustrationPart } from '@larder/contract/dish/illustration';
import { drawPart } from '../parts/draw-part.ts';

type Place = readonly [x: number, y: number];
/** Colours of the drink, of its upper part and of its cup, as SVG paints. */
export type DrinkPaints = {
  low: string;
  high: string;
  ice: boolean;
  garnish: readonly IllustrationPart[];
  /** Of cups. */
  ware: string;
};

/** The garnish, its first piece at the first place and so on. */
export function drawGarnish(parts: readonly IllustrationPart[], places: readonly Place[]): string {
  return parts
    .map((part, index) => {
      const [x, y] = places[index] ?? [0, 0];
      return `<g transform="translate(${x} ${y}) scale(1.4)">${drawPart(part, 'var(--cream)')}</g>`;
    })
    .join('');
}

export function drawIce(ice: boolean, cubes: readonly (readonly [x: number, y: number, turn: number])[]): string {
  if (!ice) return '';
  return cubes
    .map(
      ([x, y, turn]) =>
        `<rect x="-15" y="-15" width="30" height="30" rx="6" fill="var(--shine)" stroke="var(--shine)" stroke-width="2" transform="translate(${x} ${y}) rotate(${turn})"/>`,
    )
    .join('');
}
