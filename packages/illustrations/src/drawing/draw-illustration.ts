import type { Illustration } from '@larder/contract/dish/illustration';
import { seededChoices } from './arrangement.ts';
import { drawDish } from './draw-dish.ts';
import { drawDrink } from './drinks/draw-drink.ts';
import { type DrawingTheme, svgDocument } from './svg-document.ts';

/** Size of a picture in units of its drawing. */
const PICTURE = { x: 0, y: 0, width: 400, height: 300 } as const;

const TINTS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `var(--tint-${number})`) as [string, ...string[]];

type DrawingOptions = { seed: string; theme: DrawingTheme };

/** A whole SVG document. The seed decides what the data leaves open: table, cloth and arrangement. */
export function drawIllustration(illustration: Illustration, { seed, theme }: DrawingOptions): string {
  const choices = seededChoices(seed);
  const { width, height } = PICTURE;
  const background = `<path d="M0 0h${width}v${height}H0Z" fill="${choices.pick(TINTS)}"/><path d="M-30 0h90l130 300h-90ZM90 0h90l130 300h-90Z" fill="var(--pane)"/>`;
  const drawn = illustration.kind === 'drink' ? drawDrink(illustration) : drawDish(illustration, { choices });
  return svgDocument(PICTURE, `${background}${drawn}`, theme);
}
