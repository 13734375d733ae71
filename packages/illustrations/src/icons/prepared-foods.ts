import { circle, ellipse, line, path, placed, rect } from './shapes.ts';

const CRUST = '#D3883E';
const DOUGH = '#F3C98B';

/** A bowl seen from the front, heaped with grains. */
const heap = (fill: string, shade: string): string =>
  [
    path('M4 18c0-8 6-12 12-12s12 4 12 12H4Z', fill),
    ...[
      [9, 14],
      [13, 10],
      [17, 13],
      [21, 10],
      [23, 15],
      [14, 16],
      [19, 17],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.2, shade)),
    path('M3 17h26c0 6-4 10-8 12H11c-4-2-8-6-8-12Z', '#8D65C5'),
  ].join('');

const fillet = (flesh: string, stripe: string, skin: string): string =>
  [
    path('M3 20c1-8 9-13 17-12 6 1 10 5 9 9-1 5-8 8-15 8-6 0-11-1-11-5Z', skin),
    path('M5 18c2-6 9-10 15-9 5 1 8 4 7 7-1 4-7 6-13 6-5 0-9-1-9-4Z', flesh),
    line('M10 18c1-3 2-5 4-7M15 19c1-4 2-6 4-9M20 18c1-3 2-5 3-7', stripe, 1.4),
  ].join('');

const sausages = (skin: string, shade: string): string =>
  [
    path('M5 22c-3-3-1-7 2-6 6 3 12-3 13-9 1-4 7-3 7 1-1 11-13 20-22 14Z', skin),
    line('M9 20c7 2 14-4 16-12', shade, 1.6),
    line('M4 18l-2-1M26 5l2-2', shade, 2),
  ].join('');

const cured = (flesh: string, fat: string, rim: string): string =>
  [
    circle(12, 13, 9, rim),
    circle(12, 13, 7.6, flesh),
    circle(21, 20, 9, rim),
    circle(21, 20, 7.6, flesh),
    ...[
      [18, 17],
      [23, 18],
      [20, 22],
      [25, 22],
      [9, 11],
      [12, 8],
      [10, 16],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.2, fat)),
  ].join('');

const slab = (top: string, side: string, dark: string, onTop = ''): string =>
  [
    path('M3 13l14-6 12 6v8l-13 7-13-7v-8Z', side),
    path('M3 13l14-6 12 6-13 6-13-6Z', top),
    path('M16 19v9l13-7v-8l-13 6Z', dark),
    onTop,
  ].join('');

const sheet = (fill: string, shade: string): string =>
  [
    path('M4 10l18-4 6 4v12l-18 5-6-4V10Z', shade),
    path('M4 10l18-4 6 4-18 5-6-5Z', fill),
    path('M10 15l18-5v12l-18 5V15Z', fill),
    line('M13 17l12-3M13 20l12-3M13 23l12-3', shade, 1),
  ].join('');

const disc = (fill: string, rim: string, marks: string): string =>
  [circle(16, 16, 13, rim), circle(16, 16, 11, fill), marks].join('');

const glass = (drink: string, extra = ''): string =>
  [
    path('M7 4h18l-2.5 24a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2L7 4Z', '#D7EDFF'),
    path('M8 10h16l-2 17a1 1 0 0 1-1 1H11a1 1 0 0 1-1-1L8 10Z', drink),
    rect([10.5, 12], [2, 13], '#FFFFFF77', 1),
    extra,
  ].join('');

/** Icons of meat, fish, doughs, sweets and drinks. */
export const PREPARED_FOOD_ICONS = {
  'grain-bowl': heap('#E8C98A', '#C8A05A'),
  'oat-bowl': heap('#F1DFBC', '#D3B884'),
  'crumb-bowl': heap('#D9A05A', '#B8763A'),
  'mince-bowl': heap('#D9534F', '#A8322F'),
  'salmon-fillet': fillet('#FF8C69', '#FFD0BC', '#B4ACBC'),
  'white-fish-fillet': fillet('#FFF3EA', '#E6D5C8', '#B4ACBC'),
  'oily-fish': [
    path('M2 16c5-8 15-9 22-2l6-5c-1 4-1 10 0 14l-6-5C17 25 7 24 2 16Z', '#5B8DB8'),
    path('M2 16c5 8 15 9 22 2-8 2-15 1-22-2Z', '#D7E4EE'),
    line('M11 11l2 3M15 10l2 4M19 11l1 3', '#2F5F8A', 1.6),
    circle(7, 15, 1.2, '#212121'),
  ].join(''),
  'fish-roe': [
    [10, 11],
    [17, 9],
    [23, 13],
    [8, 18],
    [15, 17],
    [21, 20],
    [12, 24],
    [19, 26],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.8, '#FF822D') + circle(x - 1.2, y - 1.2, 1, '#FFE3C8'))
    .join(''),
  mussel: [
    path('M4 24C3 14 12 4 24 4c5 0 6 5 3 9-5 7-12 13-21 13-1 0-2-1-2-2Z', '#2F3A5F'),
    path('M8 22c2-7 8-13 16-14 2 0 2 2 1 4-4 5-9 9-16 11l-1-1Z', '#F5A25D'),
    line('M7 17c3-5 7-8 12-10', '#5A6A9A', 1.2),
  ].join(''),
  clam: [
    path('M16 28C6 26 2 18 3 12c2-5 7-7 13-7s11 2 13 7c1 6-3 14-13 16Z', '#E8D5B0'),
    line('M16 27V7M12 26L8 9M20 26l4-17M9 23l-4-9M23 23l4-9', '#B89A6A', 1.3),
    rect([12, 26], [8, 3], '#C8A97A', 1.5),
  ].join(''),
  scallop: [
    path('M16 28C8 26 3 19 4 13c2-6 7-9 12-9s10 3 12 9c1 6-4 13-12 15Z', '#F7B8A0'),
    line('M16 27V6M12 26L9 8M20 26l3-18M9 23L5 13M23 23l4-10', '#E07A5F', 1.4),
    path('M11 27h10l2 3H9l2-3Z', '#E07A5F'),
  ].join(''),
  'raw-steak': [
    path('M5 9c5-6 17-6 22 1 4 6 1 14-6 15-5 1-6-3-10-3-6 0-10-8-6-13Z', '#FFE3DC'),
    path('M7 11c4-5 14-5 18 0 3 5 1 11-4 12-4 0-5-3-9-3-5 0-8-5-5-9Z', '#D9343B'),
    line('M11 13c3 1 5 0 7 2M16 19c2-1 4 0 5-2', '#FFB8B0', 1.5),
  ].join(''),
  'pork-chop': [
    path('M6 8c6-5 17-4 20 3s0 14-7 15c-4 0-4-4-8-4-8 0-11-9-5-14Z', '#FFF3EA'),
    path('M8 10c5-4 13-3 16 2s0 11-5 12c-3 0-4-4-8-4-6 0-8-6-3-10Z', '#F5899A'),
    path('M9 11c2-1 5 0 5 2s-2 3-4 3-3-4-1-5Z', '#FFFFFF'),
  ].join(''),
  'chicken-breast': [
    path('M6 9c6-6 18-4 21 4 2 7-4 14-11 14-8 0-15-11-10-18Z', '#F7C9B0'),
    path('M9 11c5-4 13-3 15 3 2 5-2 10-7 10-6 0-12-9-8-13Z', '#FBDCC8'),
    line('M12 13c4 1 7 4 8 8', '#EDB294', 1.4),
  ].join(''),
  liver: [
    path('M3 15C4 8 12 5 20 7c7 1 10 6 8 11-2 6-7 4-10 7-4 4-9 2-9-3-3 0-7-3-6-7Z', '#8B2E2E'),
    path('M7 14c2-4 8-5 13-4 4 1 6 3 5 5-6-3-12-4-18-1Z', '#B04A46'),
  ].join(''),
  sausage: sausages('#C65A3F', '#8F3A26'),
  'black-pudding': sausages('#3D2423', '#6B4038'),
  'cured-sausage': cured('#C8323A', '#FFE3DC', '#8F1F2A'),
  'sliced-ham': cured('#F5A3A8', '#FFE3E6', '#E06A7A'),
  gammon: [
    path('M4 17c0-7 6-11 13-11 8 0 12 5 12 11s-5 10-12 10S4 23 4 17Z', '#FFE3E6'),
    path('M7 17c0-5 4-8 10-8s9 3 9 8-4 7-9 7-10-2-10-7Z', '#F5899A'),
    circle(17, 16, 3, '#FFF3EA'),
    circle(17, 16, 1.4, '#E06A7A'),
  ].join(''),
  'plant-burger': [
    path('M3 17c0-4 6-7 13-7s13 3 13 7v3c0 3-6 6-13 6S3 23 3 20v-3Z', '#8B5A33'),
    ellipse([16, 16], [12, 5.5], '#A5703F'),
    line('M9 16l3-2M14 18l4-2M19 15l4-1', '#7A4A26', 1.3),
    path('M20 8c0-4 3-6 7-6 0 4-3 6-7 6Z', '#44911B'),
  ].join(''),
  'soft-cheese': [
    disc('#FFFDF3', '#E8E0CC', ''),
    path('M16 16l11 4a12 12 0 0 1-8 7l-3-11Z', '#FBE9A8'),
    line('M16 16l11 4M16 16l3 11', '#E8D58A', 1),
  ].join(''),
  'blue-cheese': [
    path('M3 20L22 6c4 2 7 6 7 11v9H3v-6Z', '#FFF8E0'),
    path('M3 20h26v6H3v-6Z', '#EDE3BF'),
    line('M12 17l2 1M18 13l2 2M22 17l2 0M9 23h3M17 23l2 1M23 23h2', '#5B8DB8', 1.8),
  ].join(''),
  feta: slab('#FFFFFF', '#EEF2F5', '#D9E0E6', circle(12, 13, 0.9, '#D9E0E6') + circle(19, 12, 0.9, '#D9E0E6')),
  mozzarella: [
    circle(12, 18, 9, '#FFFFFF'),
    circle(22, 20, 7.5, '#F4F4F0'),
    path('M12 27a9 9 0 0 0 8-5 7.5 7.5 0 0 0 1 5c-3 2-7 2-9 0Z', '#E3E6E0'),
    path('M12 9c1-4 5-6 9-5 0 4-4 6-9 5Z', '#44911B'),
  ].join(''),
  halloumi: slab('#FFF3C4', '#F5E3A0', '#E3CC7E', line('M9 13l9-4M14 15l9-4', '#C8963E', 1.5)),
  gnocchi: [
    [10, 11, -20],
    [21, 13, 15],
    [13, 21, 10],
    [23, 24, -15],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(ellipse([16, 16], [6, 4.4], '#F7E3AE') + line('M13 14v4M16 13.5v5M19 14v4', '#D9BC74', 1.2), {
        x: x - 16,
        y: y - 16,
        turn,
      }),
    )
    .join(''),
  pasta: [
    placed(
      path('M4 10c4 3 4 9 0 12l10-5v-2L4 10Zm24 0c-4 3-4 9 0 12l-10-5v-2l10-5Z', '#FCD56B') +
        rect([13, 13], [6, 6], '#E8B53A', 2),
      {
        turn: -15,
      },
    ),
  ].join(''),
  noodle: [
    line('M4 10c6-6 18 6 24 0M4 16c6-6 18 6 24 0M4 22c6-6 18 6 24 0', '#F3D28B', 3),
    line('M4 13c6-6 18 6 24 0M4 19c6-6 18 6 24 0', '#DDB25E', 2),
  ].join(''),
  'pastry-sheet': sheet('#F7DFB0', '#DDB97A'),
  'filo-sheet': sheet('#FFF6DF', '#EAD9B0'),
  'rice-paper': disc('#F4F7F9', '#D9E4EA', line('M8 12l16 8M8 20l16-8', '#E3ECF0', 1)),
  tortilla: disc(
    '#F7E3B8',
    '#E3C58A',
    [
      [11, 12],
      [19, 11],
      [21, 19],
      [13, 20],
      [16, 16],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y], [1.8, 1.2], '#D3A25E', 20))
      .join(''),
  ),
  dough: [
    path('M3 22c0-8 6-13 13-13s13 5 13 13c0 3-3 5-13 5S3 25 3 22Z', '#F7E3B8'),
    path('M22 11c4 2 7 6 7 11 0 3-3 5-13 5 8-3 9-10 6-16Z', '#E3C58A'),
    line('M9 18c1-3 3-5 6-5', '#FFFFFF', 1.6),
  ].join(''),
  cracker: [
    rect([5, 5], [22, 22], '#E8B866', 3),
    ...[10, 16, 22].flatMap((x) => [10, 16, 22].map((y) => circle(x, y, 1.2, '#B8803A'))),
  ].join(''),
  crispbread: [
    rect([7, 2], [18, 28], '#C8904A', 3),
    ...[7, 12, 17, 22, 26].flatMap((y) => [11, 16, 21].map((x) => ellipse([x, y], [1.5, 0.9], '#9A6628'))),
  ].join(''),
  crisp: [
    path('M6 8c6-5 16-4 20 2s0 14-8 15S1 14 6 8Z', '#FFCF56'),
    path('M10 11c4-2 9-1 11 2s0 7-5 7-10-6-6-9Z', '#FFE08A'),
    line('M12 14c2 0 4 1 5 3', '#E8A82E', 1.3),
  ].join(''),
  sponge: slab('#FBE3A8', '#F3C98B', '#D9A05A', line('M5 16l11 5M29 16l-12 6', '#F92F60', 1.8)),
  muffin: [
    path('M8 17h16l-2 12a1 1 0 0 1-1 1H11a1 1 0 0 1-1-1L8 17Z', '#8D65C5'),
    line('M13 18l1 11M19 18l-1 11', '#533566', 1.3),
    path('M6 17c-3-2-1-6 2-6 0-5 4-7 8-7s8 2 8 7c3 0 5 4 2 6-6 2-14 2-20 0Z', CRUST),
    circle(12, 10, 1.4, '#6D4534'),
    circle(18, 8, 1.4, '#6D4534'),
    circle(20, 13, 1.4, '#6D4534'),
  ].join(''),
  pudding: [
    path('M8 10h16l3 14H5l3-14Z', '#FFF3D6'),
    path('M8 10h16l1 5c-2 2-3-1-5 0s-3 2-5 0-4 1-8 0l1-5Z', '#C8702A'),
    ellipse([16, 26], [14, 3], '#B4ACBC'),
  ].join(''),
  meringue:
    path('M4 25c0-4 4-5 5-7-1-4 3-5 5-7 0-3 2-5 3-8 2 4 2 6 1 8 4 1 6 3 5 7 3 1 5 4 5 7H4Z', '#FFF8F0') +
    line('M9 20c5 2 9 2 14-1M13 13c3 1 5 1 7-1', '#E8D8C8', 1.3),
  marshmallow: [
    rect([4, 10], [12, 12], '#FFE3EE', 4),
    rect([16, 8], [12, 12], '#FFFFFF', 4),
    rect([10, 18], [12, 11], '#FFC9DD', 4),
  ].join(''),
  toffee: slab('#D9903F', '#B8702A', '#8F4F1A', line('M11 11l10 5M8 15l9-4', '#F0B870', 1.2)),
  cocoa: heap('#6D4534', '#8F6048'),
  yeast: slab('#E8D9B8', '#D6C298', '#BFA878', line('M9 13l4 1M17 11l3 2', '#BFA878', 1.2)),
  'pickled-vegetable': [
    rect([8, 3], [16, 5], '#44911B', 2),
    path('M9 8h14c2 1 3 3 3 5v14a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V13c0-2 1-4 3-5Z', '#DDF0C0'),
    ellipse([12, 20], [2.6, 6], '#5BA32B', 10),
    ellipse([18, 21], [2.6, 6], '#86A83C', -8),
    circle(22, 16, 2, '#F8312F'),
  ].join(''),
  soup: [
    ellipse([16, 15], [13, 6], '#E8731E'),
    line('M10 15c2-2 4 2 6 0s4 2 6 0', '#FFD08A', 1.4),
    path('M2 15c1 3 7 5 14 5s13-2 14-5c0 8-5 12-8 13H10c-3-1-8-5-8-13Z', '#F8312F'),
    path('M10 28h12v2H10v-2Z', '#BE1D1B'),
    line('M12 8c-2-2 2-3 0-6M20 8c-2-2 2-3 0-6', '#B4ACBC', 1.4),
  ].join(''),
  'stock-pot': [
    path('M5 12h22v14a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V12Z', '#B4ACBC'),
    rect([3, 8], [26, 4], '#D3D3D3', 2),
    rect([14, 5], [4, 3], '#636363', 1),
    rect([1, 15], [4, 3], '#636363', 1),
    rect([27, 15], [4, 3], '#636363', 1),
    line('M10 17v8', '#FFFFFF88', 1.8),
  ].join(''),
  fat: slab('#FFFFFF', '#F0EEE6', '#DDD9CC'),
  juice: glass('#FF822D', line('M20 10L24 1', '#F92F60', 1.8)),
  'tomato-juice': glass('#D9343B', path('M20 8c3-5 6-6 8-6-1 4-4 7-8 6Z', '#44911B')),
  'iced-drink': glass('#C8702A', rect([12, 14], [4, 4], '#FFFFFFAA', 1) + rect([16, 19], [4, 4], '#FFFFFFAA', 1)),
  'fizzy-drink': glass(
    '#D7F3FF',
    [
      [13, 15],
      [18, 18],
      [15, 22],
      [19, 13],
      [14, 26],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1, '#5092FF'))
      .join(''),
  ),
  'hot-chocolate': [
    path('M5 10h18v13a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6V10Z', '#F92F60'),
    path('M23 13h2a4 4 0 0 1 0 9h-2v-3h2a1.5 1.5 0 0 0 0-3h-2v-3Z', '#CA0B4A'),
    ellipse([14, 10], [9, 3], '#6D4534'),
    circle(12, 9, 1.8, '#FFFFFF'),
    circle(16, 10, 1.6, '#FFE3EE'),
  ].join(''),
  'herbal-tea': [
    path('M4 12h20v9a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8v-9Z', '#FFFFFF'),
    path('M24 14h2a4 4 0 0 1 0 8h-2v-3h2a1 1 0 0 0 0-2h-2v-3Z', '#D3D3D3'),
    ellipse([14, 12], [10, 3], '#C6A83C'),
    path('M13 12c0-5 3-8 8-9 0 5-3 8-8 9Z', '#44911B'),
  ].join(''),
  cider: [
    path('M7 5h15v22a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5Z', '#F5B83D'),
    rect([7, 4], [15, 5], '#FFF8E0', 2),
    path('M22 11h3a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-3v-3h3v-6h-3v-3Z', '#AEDDFF'),
    circle(14.5, 19, 4.5, '#F8312F'),
    path('M14.5 15c0-2 1-3 3-3 0 2-1 3-3 3Z', '#44911B'),
  ].join(''),
  'fortified-wine': [
    path('M10 3h12c1 7 0 12-5 13v9h4v3H11v-3h4v-9c-5-1-6-6-5-13Z', '#D7EDFF'),
    path('M10 7h12c0 5-2 8-6 8s-6-3-6-8Z', '#8F2A2A'),
  ].join(''),
  'white-wine': [
    path('M9 3h14c2 9 0 14-5 15v8h4v3H10v-3h4v-8c-5-1-7-6-5-15Z', '#D7EDFF'),
    path('M8.5 9h15c0 5-2 8-7.5 8s-7.5-3-7.5-8Z', '#F5E27A'),
  ].join(''),
  'fresh-root': [
    path('M4 19c1-4 5-3 8-5 1-5 4-8 7-7s2 5 1 8c4-1 8 1 8 4s-5 4-9 4c-1 4-4 6-7 5-2-1-2-3-1-5-4 1-8 0-7-4Z', '#D9A05A'),
    line('M9 18l1 3M14 14l2 1M18 19l1 3M23 17l1 2', '#A8702E', 1.3),
  ].join(''),
  bun: [
    path('M3 20c0-8 6-12 13-12s13 4 13 12c0 4-3 6-13 6S3 24 3 20Z', CRUST),
    path('M6 18c1-5 5-8 10-8s9 3 10 8c-5-3-15-3-20 0Z', DOUGH),
  ].join(''),
} as const;
