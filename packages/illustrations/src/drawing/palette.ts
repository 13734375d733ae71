import type { IllustrationColour } from '@larder/contract/dish/illustration';

/** A colour in the light and in the dark theme; #rrggbbaa where it is translucent. */
type Tones = readonly [light: string, dark: string];

/** Colours of the pictures. `tint-…` are tables, `pane` the light that falls on them. */
export const PALETTE = {
  shadow: ['#2f2f1d24', '#00020147'],
  shine: ['#ffffff8c', '#ffffff4c'],
  enamel: ['#fbfaf6', '#dfded7'],
  glaze: ['#ede7db', '#c9c4b6'],
  rim: ['#3b6987', '#3b6987'],
  glass: ['#a3ccd2a8', '#b9d4d25c'],
  wood: ['#c49c76', '#836145'],
  'wood-dark': ['#9d6e4e', '#65452f'],
  leaf: ['#418646', '#3b793f'],
  'leaf-light': ['#80b761', '#71a255'],
  tomato: ['#e14c33', '#cb4832'],
  carrot: ['#f28832', '#d97e38'],
  lemon: ['#f3d350', '#dbc054'],
  yolk: ['#f9b227', '#e1a536'],
  cream: ['#f8f0da', '#dfd7c2'],
  crust: ['#c9884c', '#a97341'],
  plum: ['#8b376b', '#8b376b'],
  berry: ['#c62c58', '#c62c58'],
  olive: ['#79813f', '#79813f'],
  sky: ['#99cedf', '#99cedf'],
  grain: ['#e3d2b0', '#c6b693'],
  iron: ['#30363d', '#161b20'],
  'iron-light': ['#474e55', '#262c32'],
  straw: ['#da534f', '#c34f4b'],
  chocolate: ['#623e29', '#543422'],
  clear: ['#cce3e6', '#a6bcbf'],
  pane: ['#fffff061', '#fffff00d'],
  table: ['#fffff066', '#fffff00f'],
  'tint-1': ['#f2e3bf', '#463c24'],
  'tint-2': ['#d1e5cc', '#283b2c'],
  'tint-3': ['#f7d6c8', '#4a3127'],
  'tint-4': ['#cfe2e7', '#2a3b42'],
  'tint-5': ['#f1d6d8', '#462e30'],
  'tint-6': ['#fbdeb7', '#4f3c24'],
  'tint-7': ['#c7e2d9', '#243b36'],
  'tint-8': ['#dee2c0', '#393d26'],
  'table-oak': ['#d9b488', '#54402a'],
  'table-walnut': ['#b98a62', '#43301f'],
  'table-ash': ['#e3cfae', '#5a4b36'],
  'table-slate': ['#8b979e', '#242b30'],
  'table-fjord': ['#b9c9cf', '#2b3940'],
  'table-marble': ['#eceae6', '#3b3e42'],
  'table-rose': ['#efe0dc', '#453638'],
} as const satisfies Readonly<Record<string, Tones>> & Readonly<Record<IllustrationColour, Tones>>;

export type PaletteColour = keyof typeof PALETTE;
