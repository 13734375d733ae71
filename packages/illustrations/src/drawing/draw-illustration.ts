import type { Illustration } from '@larder/contract/dish/illustration';
import { seededChoices } from './arrangement.ts';
import { drawDish } from './draw-dish.ts';
import { drawDrink } from './draw-drink.ts';
import { PALETTE, type PaletteColour } from './palette.ts';

/** Size of a picture in units of its drawing. */
const PICTURE_SIZE = { width: 400, height: 300 } as const;

const TINTS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `var(--tint-${number})`) as [string, ...string[]];

/** `themed` pictures follow the reader's light or dark theme; others are light, without style sheet, for rasterisers. */
type DrawingOptions = { seed: string; themed: boolean };

/** A whole SVG document. The seed decides what the data leaves open: table, cloth and arrangement. */
export function drawIllustration(illustration: Illustration, { seed, themed }: DrawingOptions): string {
  const choices = seededChoices(seed);
  const { width, height } = PICTURE_SIZE;
  const background = `<path d="M0 0h${width}v${height}H0Z" fill="${choices.pick(TINTS)}"/><path d="M-30 0h90l130 300h-90ZM90 0h90l130 300h-90Z" fill="var(--pane)"/>`;
  const drawn = illustration.kind === 'drink' ? drawDrink(illustration) : drawDish(illustration, { choices });
  const markup = `${background}${drawn}`.replaceAll(/\n\s*/g, '');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return themed ? `${open}${styleOf(markup)}${markup}</svg>` : `${open}${inLightTheme(markup)}</svg>`;
}

const VARIABLE = /var\(--([a-z0-9-]+)\)/g;

/** The colours that the markup uses, in both themes. */
function styleOf(markup: string): string {
  const used = [...new Set([...markup.matchAll(VARIABLE)].map(([, name = '']) => name))].filter(isColour);
  const declared = (theme: 0 | 1) => used.map((name) => `--${name}:${PALETTE[name][theme]}`).join(';');
  return `<style>:root{${declared(0)}}@media(prefers-color-scheme:dark){:root{${declared(1)}}}</style>`;
}

function inLightTheme(markup: string): string {
  return markup.replaceAll(VARIABLE, (variable, name: string) => (isColour(name) ? PALETTE[name][0] : variable));
}

function isColour(name: string): name is PaletteColour {
  return name in PALETTE;
}
