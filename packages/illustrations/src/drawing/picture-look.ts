import type { Illustration, IllustrationSetting } from '@larder/contract/dish/illustration';
import { type Order, seededChoices } from './arrangement.ts';

/**
 * How a dish is seen: from above, from near, over its front wall, twice on a table, from afar with cutlery, partly in a
 * corner of the picture; what is longer than broad also across the picture and turned by a right angle.
 */
export type View = 'above' | 'near' | 'angled' | 'pair' | 'far' | 'corner' | 'across' | 'upright';
/** Where what is seen from the side stands: `close` shows its upper part alone. */
export type Place = 'middle' | 'left' | 'right' | 'near' | 'pair' | 'close';
/** Where drinks stand that are seen from above. */
export type StandAbove = 'above' | 'above-near' | 'above-pair' | 'above-many';
/** Where drinks stand that are seen from the side, three in a row among them. */
export type StandAtSide = Place | 'row';
export type Stand = StandAtSide | StandAbove;
/** What lies below a dish that is seen from above. */
export type Underlay = 'cloth' | 'mat' | 'runner' | 'bare';
/** What is behind a dish or a drink that is seen from the side. */
export type Backdrop = 'plain' | 'sun' | 'window' | 'panels' | 'shelf';
export type ClothPattern = 'stripes' | 'checks' | 'border' | 'dots' | 'plain';
export type Table = NonNullable<IllustrationSetting['table']>;

/** What a picture's data leaves open, chosen by its seed. */
export type PictureLook = {
  surface: string;
  cloth: ClothPattern;
  clothColour: string;
  underlay: Underlay;
  /** Where the cloth lies. */
  side: -1 | 1;
  ware: string;
  rim: string;
  rimStyle: 'line' | 'band' | 'dots' | 'double';
  view: View;
  place: Place;
  /** Of a drink. */
  stand: Stand;
  backdrop: Backdrop;
  order: Order;
};
type Many<T> = readonly [T, ...T[]];

const CLOTHS: Many<ClothPattern> = ['stripes', 'checks', 'border', 'dots', 'plain'];
const UNDERLAYS: Many<Underlay> = ['cloth', 'cloth', 'cloth', 'mat', 'runner', 'bare'];
const RIM_STYLES: Many<PictureLook['rimStyle']> = ['line', 'band', 'dots', 'double'];
const WARES: Many<string> = ['fbfaf6', 'f3ead8', 'dfe8e4', 'cfdde6', 'f0d9c8', 'e4e2d0', '3f5562', '5e6f5a'];
const RIMS: Many<string> = ['3b6987', '418646', 'cf4a33', '8b376b', 'e0a02a', '3f4a52', 'b8663a'];
/** Of a round dish. */
const VIEWS: Many<View> = ['above', 'near', 'angled', 'angled', 'pair', 'far', 'corner'];
const PLACES: Many<Place> = ['middle', 'left', 'right', 'near', 'pair', 'close'];
const STANDS: Many<Stand> = [
  ...(['middle', 'left', 'right', 'near', 'pair', 'close', 'row'] as const),
  ...(['above', 'above', 'above-near', 'above-pair', 'above-many'] as const),
];
const BACKDROPS: Many<Backdrop> = ['plain', 'plain', 'sun', 'window', 'panels', 'shelf'];
const ORDERS: Many<Order> = ['ring', 'rows', 'heap'];
const CLOTH_COLOURS: Readonly<Record<NonNullable<IllustrationSetting['season']>, Many<string>>> = {
  spring: ['80b761', 'd87c9c', 'e0c33f', '7fb6a4', 'b48fc9'],
  summer: ['4f9bc0', 'e14c33', 'efb02f', '3f9a86', 'ee7f4a'],
  autumn: ['c9702c', '8b376b', 'a3562f', '79813f', 'd29a2f'],
  winter: ['b2303a', '2f5c86', '2f6b4a', '6f5a86', '8a4a3a'],
};
const ANY_CLOTH: Many<string> = ['3b6987', '418646', 'cf4a33', '8b376b', 'e0a02a', '4f8f8a', 'c9702c'];

/** Colours of each table's surface. */
const SURFACES: Readonly<Record<Table, Many<string>>> = {
  linen: ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-7', 'deep-1', 'deep-2', 'deep-3', 'deep-4'],
  wood: ['table-oak', 'table-walnut', 'table-ash', 'table-painted'],
  tiles: ['tint-4', 'tint-1', 'tint-7', 'tint-3', 'deep-1', 'deep-2'],
  bamboo: ['tint-8', 'tint-6', 'tint-1', 'tint-2', 'deep-3', 'deep-4'],
  print: ['tint-3', 'tint-6', 'tint-7', 'deep-2', 'deep-5'],
  woven: ['tint-6', 'tint-3', 'tint-4', 'tint-1', 'deep-1', 'deep-2'],
  slate: ['table-slate', 'table-fjord', 'tint-4', 'deep-4'],
  marble: ['table-marble', 'table-rose', 'tint-4', 'deep-3'],
  gingham: ['tint-4', 'tint-5', 'tint-2', 'tint-1', 'tint-6', 'deep-1', 'deep-2', 'deep-3'],
};

/** The look that a picture's seed chooses for its cuisine and season. */
export function pictureLook(seed: string, { table = 'linen', season }: IllustrationSetting): PictureLook {
  const choices = seededChoices(`${seed} table`);
  return {
    surface: choices.pick(SURFACES[table]),
    cloth: choices.pick(CLOTHS),
    clothColour: choices.pick(season ? CLOTH_COLOURS[season] : ANY_CLOTH),
    underlay: choices.pick(UNDERLAYS),
    side: choices.pick([-1, 1]),
    ware: choices.pick(WARES),
    rim: choices.pick(RIMS),
    rimStyle: choices.pick(RIM_STYLES),
    view: choices.pick(VIEWS),
    place: choices.pick(PLACES),
    stand: choices.pick(STANDS),
    backdrop: choices.pick(BACKDROPS),
    order: choices.pick(ORDERS),
  };
}

const ABOVE: ReadonlySet<string> = new Set<StandAbove>(['above', 'above-near', 'above-pair', 'above-many']);

export function isFromAbove(stand: string): stand is StandAbove {
  return ABOVE.has(stand);
}

type Vessel = Extract<Illustration, { kind: 'dish' }>['vessel'];
/** In what else a vessel is seen: only what has walls is seen over them, only one person's portion twice. */
const SEEN_AS: Readonly<Partial<Record<Vessel, Partial<Record<View, View>>>>> = {
  pan: { pair: 'corner', far: 'above' },
  board: { angled: 'upright', pair: 'across' },
  'baking-dish': { pair: 'across', far: 'upright' },
  casserole: { pair: 'far' },
  saucepan: { pair: 'above', far: 'above' },
  cazuela: { far: 'above' },
  'paella-pan': { angled: 'near', pair: 'corner' },
  tray: { angled: 'upright', pair: 'across' },
  steamer: { angled: 'near', pair: 'corner' },
  wok: { angled: 'near', pair: 'corner' },
  tagine: { angled: 'above', pair: 'far', near: 'above', corner: 'above' },
};

/** The view of a vessel in a look. */
export function viewOf(vessel: Vessel, { view }: PictureLook): View {
  return SEEN_AS[vessel]?.[view] ?? view;
}
