import type { Illustration } from '@larder/contract/dish/illustration';
import { seededChoices } from './arrangement.ts';
import { drawDish } from './draw-dish.ts';
import { drawDrink } from './drinks/draw-drink.ts';
import { pictureLook } from './picture-look.ts';
import { type DrawingTheme, svgDocument } from './svg-document.ts';
import { drawTable } from './table-setting.ts';

/** Size of a picture in units of its drawing. */
const PICTURE = { x: 0, y: 0, width: 400, height: 300 } as const;

type DrawingOptions = { seed: string; theme: DrawingTheme };

/** A whole SVG document. The seed decides what the data leaves open: table, view and arrangement. */
export function drawIllustration(illustration: Illustration, { seed, theme }: DrawingOptions): string {
  const choices = seededChoices(seed);
  const look = pictureLook(seed, illustration);
  const drawn =
    illustration.kind === 'drink'
      ? drawDrink(illustration, { choices, look })
      : drawDish(illustration, { choices, look });
  return svgDocument(PICTURE, `${drawTable(look, illustration.table)}${drawn}`, theme);
}
