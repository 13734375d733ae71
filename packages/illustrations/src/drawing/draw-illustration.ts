import type { Illustration } from '@larder/contract/dish/illustration';
import { seededChoices } from './arrangement.ts';
import { drawDish } from './draw-dish.ts';
import { drawDrink } from './draw-drink.ts';
import { PALETTE, type PaletteColour } from './palette.ts';

/** Size of a picture in units of its drawing. */
const PICTURE_SIZE = { width: 400, height: 300 } as const;

const TINTS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `var(--tint-${number})`) as [string, ...string[]];

/** `reader` follows the reader's theme by a style sheet; the others contain none, for rasterisers. */
export type DrawingTheme = 'reader' | 'light' | 'dark';
type DrawingOptions = { seed: string; theme: DrawingTheme };

/** A whole SVG document. The seed decides what the data leaves open: table, cloth and arrangement. */
export function drawIllustration(illustration: Illustration, { seed, theme }: DrawingOptions): string {
  const choices = seededChoices(seed);
  const { width, height } = PICTURE_SIZE;
  const background = `<path d="M0 0h${width}v${height}H0Z" fill="${choices.pick(TINTS)}"/><path d="M-30 0h90l130 300h-90ZM90 0h90l130 300h-90Z" fill="var(--pane)"/>`;
  const drawn = illustration.kind === 'drink' ? drawDrink(illustration) : drawDish(illustration, { choices });
  const markup = `${background}${drawn}`.replaceAll(/\n\s*/g, '');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return theme === 'reader' ? `${open}${styleOf(markup)}${markup}</svg>` : `${open}${inTheme(theme, markup)}</svg>`;
}

const VARIABLE = /var\(--([a-z0-9-]+)\)/g;

/** The colours that the markup uses, in both themes. */
function styleOf(markup: string): string {
  const used = [...new Set([...markup.matchAll(VARIABLE)].map(([, name = '']) => name))].filter(isColour);
  const declared = (theme: 0 | 1) => used.map((name) => `--${name}:${PALETTE[name][theme]}`).join(';');
  return `<style>:root{${declared(0)}}@media(prefers-color-scheme:dark){:root{${declared(1)}}}</style>`;
}

function inTheme(theme: 'light' | 'dark', markup: string): string {
  const tone = theme === 'light' ? 0 : 1;
  return markup.replaceAll(VARIABLE, (variable, name: string) => (isColour(name) ? PALETTE[name][tone] : variable));
}

function isColour(name: string): name is PaletteColour {
  return name in PALETTE;
}
