/** What one unit is, in millilitres, grams or centimetres. US customary spoons and cups are kept as written. */
export const UNITS = {
  g: { dimension: 'mass', base: 1 },
  kg: { dimension: 'mass', base: 1000 },
  oz: { dimension: 'mass', base: 28.349523 },
  lb: { dimension: 'mass', base: 453.59237 },
  ml: { dimension: 'volume', base: 1 },
  cl: { dimension: 'volume', base: 10 },
  dl: { dimension: 'volume', base: 100 },
  l: { dimension: 'volume', base: 1000 },
  tsp: { dimension: 'volume', base: 5 },
  tbsp: { dimension: 'volume', base: 15 },
  cup: { dimension: 'volume', base: 240 },
  /** US fluid ounce and its multiples. */
  'us-fl-oz': { dimension: 'volume', base: 29.57353 },
  'us-pint': { dimension: 'volume', base: 473.176473 },
  'us-quart': { dimension: 'volume', base: 946.352946 },
  'us-gallon': { dimension: 'volume', base: 3785.411784 },
  /** Imperial fluid ounce and its multiples. */
  'uk-fl-oz': { dimension: 'volume', base: 28.413063 },
  'uk-pint': { dimension: 'volume', base: 568.26125 },
  'uk-quart': { dimension: 'volume', base: 1136.5225 },
  'uk-gallon': { dimension: 'volume', base: 4546.09 },
  drop: { dimension: 'volume', base: 0.05 },
  dash: { dimension: 'volume', base: 0.6 },
  pinch: { dimension: 'volume', base: 0.3 },
  splash: { dimension: 'volume', base: 5 },
  glass: { dimension: 'volume', base: 200 },
  cm: { dimension: 'length', base: 1 },
  mm: { dimension: 'length', base: 0.1 },
  in: { dimension: 'length', base: 2.54 },
  clove: { dimension: 'count', base: 1 },
  slice: { dimension: 'count', base: 1 },
  bunch: { dimension: 'count', base: 1 },
  leaf: { dimension: 'count', base: 1 },
  sprig: { dimension: 'count', base: 1 },
  stick: { dimension: 'count', base: 1 },
  stalk: { dimension: 'count', base: 1 },
  head: { dimension: 'count', base: 1 },
  tin: { dimension: 'count', base: 1 },
  jar: { dimension: 'count', base: 1 },
  packet: { dimension: 'count', base: 1 },
  sheet: { dimension: 'count', base: 1 },
  cube: { dimension: 'count', base: 1 },
  fillet: { dimension: 'count', base: 1 },
  handful: { dimension: 'count', base: 1 },
  ear: { dimension: 'count', base: 1 },
  ball: { dimension: 'count', base: 1 },
  wedge: { dimension: 'count', base: 1 },
  bottle: { dimension: 'count', base: 1 },
  bag: { dimension: 'count', base: 1 },
} as const satisfies Record<string, { dimension: 'mass' | 'volume' | 'length' | 'count'; base: number }>;

export type Unit = keyof typeof UNITS;

/** True for a unit of the table; units travel as plain text. */
export function isUnit(value: unknown): value is Unit {
  return typeof value === 'string' && Object.hasOwn(UNITS, value);
}
