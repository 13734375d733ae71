import { PALETTE, type PaletteColour } from './palette.ts';

/** `reader` follows the reader's theme by a style sheet; the others contain none, for rasterisers. */
export type DrawingTheme = 'reader' | 'light' | 'dark';

/** Light from the upper left, as overlays: `v` on pieces of food, `t` on what is seen from the side, `g` in a round vessel. */
const GRADIENTS = {
  v: '<radialGradient id="v" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1404" stop-opacity=".36"/></radialGradient>',
  t: '<linearGradient id="t" x2=".25" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1404" stop-opacity=".34"/></linearGradient>',
  g: '<radialGradient id="g" cx=".54" cy=".58" r=".56"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset=".72" stop-color="#2a1404" stop-opacity="0"/><stop offset="1" stop-color="#2a1404" stop-opacity=".34"/></radialGradient>',
} as const;

/** A whole SVG document of markup that names colours as `var(--…)`. */
export function svgDocument(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  drawn: string,
  theme: DrawingTheme,
): string {
  const markup = drawn.replaceAll(/\n\s*/g, '');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`;
  const used = Object.entries(GRADIENTS).filter(([id]) => markup.includes(`url(#${id})`));
  const defined = used.length > 0 ? `<defs>${used.map(([, gradient]) => gradient).join('')}</defs>` : '';
  return theme === 'reader'
    ? `${open}${styleOf(markup)}${defined}${markup}</svg>`
    : `${open}${defined}${inTheme(theme, markup)}</svg>`;
}

const VARIABLE = /var\(--([a-z0-9-]+)\)/g;
const HEX = /^x([0-9a-f]{6})$/;
/** Share of its light that a colour keeps in the dark theme. */
const DIMMED = 0.88;

/** The colours that the markup uses, in both themes. */
function styleOf(markup: string): string {
  const used = [...new Set([...markup.matchAll(VARIABLE)].map(([, name = '']) => name))];
  const declared = (theme: 0 | 1) => used.map((name) => `--${name}:${toneOf(name, theme)}`).join(';');
  return `<style>:root{${declared(0)}}@media(prefers-color-scheme:dark){:root{${declared(1)}}}</style>`;
}

function inTheme(theme: 'light' | 'dark', markup: string): string {
  return markup.replaceAll(VARIABLE, (_variable, name: string) => toneOf(name, theme === 'light' ? 0 : 1));
}

/** @throws Error for a name that is no colour */
function toneOf(name: string, theme: 0 | 1): string {
  if (isPaletteColour(name)) return PALETTE[name][theme];
  const [, hex] = HEX.exec(name) ?? [];
  if (!hex) throw new Error(`${name} is no colour.`);
  return theme === 0 ? `#${hex}` : `#${dim(hex)}`;
}

function dim(hex: string): string {
  const channels = [0, 2, 4].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * DIMMED));
  return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}

function isPaletteColour(name: string): name is PaletteColour {
  return name in PALETTE;
}
