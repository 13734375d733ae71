import { circle, ellipse, line, path, placed, rect } from './shapes.ts';

const LEAF = '#44911B';
const BRIGHT = '#86D72F';
const STALK = '#6D4534';

/** A berry of many beads. */
function beads(fill: string, shade: string): string {
  const rows = [
    [11, [11, 16, 21]],
    [15.5, [9, 13.5, 18.5, 23]],
    [20, [11, 16, 21]],
    [24.5, [13.5, 18.5]],
    [28, [16]],
  ] as const;
  return [
    ...rows.flatMap(([y, xs]) =>
      xs.map(
        (x, index) => circle(x, y, 3, index % 2 === 0 ? fill : shade) + circle(x - 0.8, y - 0.8, 0.8, '#FFFFFF77'),
      ),
    ),
    path('M16 10C12 10 9 8 8 5c3 0 5 1 6 2 0-2 1-4 2-5 1 1 2 3 2 5 1-1 3-2 6-2-1 3-4 5-8 5Z', LEAF),
  ].join('');
}

/** Small round berries on a stalk. */
const cluster = (fill: string): string =>
  [
    line('M16 2v24M16 8l-5 3M16 8l5 3M16 15l-5 3M16 15l5 3', LEAF, 1.4),
    ...[
      [10, 13],
      [22, 13],
      [10, 20],
      [22, 20],
      [16, 11],
      [16, 18],
      [16, 26],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.6, fill) + circle(x - 1, y - 1, 1, '#FFFFFF99')),
  ].join('');

/** A stone fruit with a groove and a leaf. */
const stoneFruit = (skin: string, shade: string): string =>
  [
    circle(16, 18, 11.5, skin),
    path('M16 7c3 6 3 16 0 22.5a11.5 11.5 0 0 0 0-23Z', shade),
    line('M16 8V3', STALK, 1.8),
    path('M17 6c2-4 6-4 8-3-1 3-4 5-8 3Z', BRIGHT),
  ].join('');

/** A citrus fruit cut across. */
const citrus = (rind: string, flesh: string): string =>
  [
    circle(16, 16, 13, rind),
    circle(16, 16, 11, '#FFF8E7'),
    ...[0, 60, 120, 180, 240, 300].map((turn) => placed(path('M16 14.5L12 7.5c2-2 6-2 8 0l-4 7Z', flesh), { turn })),
  ].join('');

/** A fruit in a skin cut open, with seeds in its flesh. */
const halved = (skin: string, flesh: string, seeds: string, core = flesh): string =>
  [
    circle(16, 16, 13, skin),
    circle(16, 16, 11, flesh),
    circle(16, 16, 7, core),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => placed(ellipse([16, 11], [1, 1.8], seeds), { turn })),
  ].join('');

const dried = (fill: string, shade: string): string =>
  [
    ...[
      [10, 11, -20],
      [22, 13, 15],
      [12, 22, 10],
      [23, 24, -10],
    ].map(
      ([x = 0, y = 0, turn = 0]) =>
        ellipse([x, y], [5.5, 4.2], fill, turn) +
        line(`M${x - 3} ${y - 1}q3 2 6 0M${x - 2} ${y + 2}q2 1 4 0`, shade, 1),
    ),
  ].join('');

const shell = (fill: string, shade: string): string =>
  [
    path('M16 3c7 4 10 9 10 15s-4 11-10 11S6 24 6 18 9 7 16 3Z', fill),
    line('M16 6v22M12 9c-3 5-3 12 0 17M20 9c3 5 3 12 0 17', shade, 1.3),
  ].join('');

const seeds = (fill: string, shade: string, size: readonly [number, number]): string =>
  [
    [9, 9, 30],
    [18, 7, -20],
    [24, 14, 60],
    [13, 16, -50],
    [21, 21, 10],
    [8, 22, 70],
    [15, 26, -20],
  ]
    .map(([x = 0, y = 0, turn = 0], index) => ellipse([x, y], size, index % 3 === 0 ? shade : fill, turn))
    .join('');

/** Icons of fruit, nuts and seeds. */
export const FRUIT_ICONS = {
  raspberry: beads('#F92F60', '#E01A4F'),
  blackberry: beads('#4B2A63', '#372049'),
  currant: cluster('#F8312F'),
  blackcurrant: cluster('#372049'),
  gooseberry: cluster('#A9D063'),
  cranberry: [
    ...[
      [11, 13, '#CA0B4A'],
      [21, 15, '#E01A4F'],
      [14, 23, '#A60638'],
    ].map(
      ([x, y, fill]) =>
        circle(Number(x), Number(y), 6, String(fill)) + circle(Number(x) - 2, Number(y) - 2, 1.5, '#FFFFFF88'),
    ),
    path('M16 9c0-4 3-6 7-6 0 4-3 6-7 6Z', LEAF),
  ].join(''),
  apricot: stoneFruit('#FFB02E', '#FF8F1F'),
  plum: stoneFruit('#7A3E9D', '#533566'),
  greengage: stoneFruit('#A9D063', '#7DAE3A'),
  quince: [
    path('M16 6c5 0 7 4 9 9 2 7-3 14-9 14S5 22 7 15c2-5 4-9 9-9Z', '#F5D547'),
    path('M20 7c3 1 4 4 5 8 2 7-3 14-9 14 6-6 7-14 4-22Z', '#DDB92E'),
    line('M16 7V3', STALK, 1.8),
    path('M17 6c2-4 6-4 8-3-1 3-4 5-8 3Z', BRIGHT),
  ].join(''),
  grapefruit: citrus('#FFB02E', '#F7737B'),
  kumquat: [
    ellipse([11, 18], [6, 8], '#FF822D', -15),
    ellipse([22, 20], [5.5, 7.5], '#FFA03D', 15),
    path('M15 9c2-5 7-6 10-4-2 4-6 6-10 4Z', LEAF),
  ].join(''),
  yuzu: citrus('#FCD53F', '#FFF3A0'),
  fig: [
    path('M16 3c2 3 3 5 6 9 4 5 4 10 1 14s-11 4-14 0-3-9 1-14c3-4 4-6 6-9Z', '#5A2E6B'),
    path('M16 11c4 3 7 7 7 11 0 5-4 7-7 7s-7-2-7-7c0-4 3-8 7-11Z', '#F5D9E3'),
    path('M16 14c3 2 5 5 5 8 0 4-2 5-5 5s-5-1-5-5c0-3 2-6 5-8Z', '#E2557A'),
    ...[
      [14, 21],
      [18, 20],
      [16, 24],
      [16, 18],
    ].map(([x = 0, y = 0]) => circle(x, y, 0.8, '#FFE08A')),
  ].join(''),
  date: [
    ellipse([12, 14], [5.5, 9], '#7A3B1D', 35),
    ellipse([21, 20], [5, 8.5], '#8F4A26', 35),
    line('M9 10c3 2 5 5 6 9M18 16c3 2 5 5 6 8', '#B96F42', 1.2),
  ].join(''),
  raisin: dried('#5A2E3B', '#8F5A66'),
  'dried-fruit': dried('#E8892B', '#B8601A'),
  prune: dried('#3A2338', '#6B4A68'),
  pomegranate: [
    circle(16, 18, 11.5, '#D1264B'),
    path('M12 8l1-5 3 2 3-2 1 5h-8Z', '#D1264B'),
    path('M12 14c5-3 10-1 11 4s-4 9-8 8-7-8-3-12Z', '#FFE3C8'),
    ...[
      [14, 17],
      [18, 16],
      [20, 20],
      [15.5, 21],
      [18, 23.5],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.9, '#F92F60')),
  ].join(''),
  papaya: [
    path('M16 2c5 3 10 10 10 17a10 10 0 0 1-20 0C6 12 11 5 16 2Z', '#8DB83A'),
    path('M16 5c4 3 8 9 8 14a8 8 0 0 1-16 0c0-5 4-11 8-14Z', '#FF9A3D'),
    path('M16 11c2 2 4 5 4 8a4 4 0 0 1-8 0c0-3 2-6 4-8Z', '#FFD08A'),
    ...[
      [16, 15],
      [14.5, 18],
      [17.5, 18],
      [16, 21],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.1, '#3A2338')),
  ].join(''),
  'passion-fruit': halved('#533566', '#FFF3E0', '#372049', '#FFB02E'),
  persimmon: [
    circle(16, 18, 11.5, '#FF7A1A'),
    path('M16 13c-4 1-7 0-9-3 3-1 5-1 6-1-1-2 0-4 3-5 3 1 4 3 3 5 1 0 3 0 6 1-2 3-5 4-9 3Z', LEAF),
  ].join(''),
  lychee: [
    circle(16, 17, 11, '#D9405B'),
    ...[
      [11, 13],
      [16, 11],
      [21, 13],
      [9, 18],
      [14, 17],
      [19, 17],
      [23, 18],
      [12, 22],
      [17, 22],
      [20, 25],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.2, '#F5899A')),
    line('M16 6V2', STALK, 1.8),
  ].join(''),
  'dragon-fruit': [
    path('M16 3l3 4 5-1-1 5 4 3-3 4 1 6-6-1-3 6-3-6-6 1 1-6-3-4 4-3-1-5 5 1 3-4Z', '#E8368F'),
    circle(16, 17, 8, '#FFFFFF'),
    ...[
      [13, 14],
      [17, 13],
      [20, 16],
      [12, 18],
      [16, 17],
      [19, 20],
      [15, 21],
    ].map(([x = 0, y = 0]) => circle(x, y, 0.8, '#372049')),
  ].join(''),
  guava: halved('#A9D063', '#F7899A', '#FFE3C8', '#F5607A'),
  jackfruit: [
    ellipse([16, 17], [10, 13], '#A8A03A'),
    ...[8, 12, 16, 20, 24].flatMap((y) =>
      [10, 13, 16, 19, 22].map((x) => circle(x + (y % 8 === 0 ? 0 : 1.5) - 0.7, y, 0.9, '#7A7424')),
    ),
    line('M16 5V1.5', STALK, 2),
  ].join(''),
  plantain: [
    path('M4 9c1 11 9 18 22 17 2 0 3-3 1-4C18 21 12 16 9 8c-1-3-5-2-5 1Z', '#86B33C'),
    path('M9 8c3 8 9 13 18 14l-1 2C16 22 9 17 6 9l3-1Z', '#6B9A2A'),
    rect([4, 4], [4, 5], '#5A4A1E', 1),
  ].join(''),
  tamarind: [
    path('M4 22c0-3 3-3 5-5 3-4 3-7 8-9 4-2 9-3 11 0 1 3-3 4-5 7-3 4-4 8-9 10-4 1-10 1-10-3Z', '#9A6A3A'),
    line('M9 23c3-2 4-5 6-8M17 18c2-3 4-5 7-6', '#6D4534', 1.3),
  ].join(''),
  almond: [
    placed(shell('#C98B52', '#9A6233'), { x: -5, y: -1, turn: -25, scale: 0.75 }),
    placed(shell('#D9A066', '#A9713F'), { x: 6, y: 3, turn: 30, scale: 0.7 }),
  ].join(''),
  hazelnut: [
    circle(16, 18, 10.5, '#B8763A'),
    path('M6 14c1-6 5-9 10-9s9 3 10 9c-6-3-14-3-20 0Z', '#E3C9A0'),
    line('M16 5V2', STALK, 1.8),
    ellipse([12, 20], [2, 3], '#D89A5E', 20),
  ].join(''),
  walnut: [
    circle(16, 16, 12.5, '#C49A6C'),
    line(
      'M16 4v24M11 8c-4 2-1 5-4 7s2 5 1 8M21 8c4 2 1 5 4 7s-2 5-1 8M13 11c2 2-1 4 0 7M19 11c-2 2 1 4 0 7',
      '#8B6A3F',
      1.5,
    ),
  ].join(''),
  pecan: [
    ellipse([16, 16], [8, 13], '#9A5B2E'),
    line('M16 4v24M12 8c2 3-1 6 1 8s-2 5 0 8M20 8c-2 3 1 6-1 8s2 5 0 8', '#6D3A1A', 1.4),
  ].join(''),
  cashew:
    path('M7 8c3-4 10-5 13-1 2 3-1 5-2 7-1 4 6 4 7 8 1 4-4 7-9 6C8 26 3 15 7 8Z', '#F2D3A0') +
    line('M10 11c-1 6 2 11 7 13', '#D9B07A', 1.3),
  pistachio: [
    path('M6 20c-2-7 4-15 11-16-3 6-3 13 1 21-5 3-10 1-12-5Z', '#E8D5B0'),
    path('M26 20c2-7-4-15-9-16-3 6-3 13 1 21 4 2 7 0 8-5Z', '#D8C096'),
    path('M17 6c-3 6-2 12 1 18 4-4 4-13-1-18Z', '#8DB83A'),
  ].join(''),
  'pine-nut': seeds('#F6E3B4', '#E8CD8C', [2.2, 4.2]),
  'sesame-seed': seeds('#F6E8C8', '#E0C898', [1.4, 2.3]),
  'dark-seed': seeds('#3A3A4A', '#5A5468', [1.4, 2.3]),
  'sunflower-seed': seeds('#4A4A55', '#C8C2D0', [2.2, 4.2]),
  'pumpkin-seed': seeds('#6B9A3A', '#8DB85A', [2.4, 4.2]),
  seed: seeds('#B8804A', '#8B5A33', [1.8, 3]),
  vanilla: [
    line('M8 29C10 20 16 12 25 5', '#3D1F1A', 2.6),
    line('M13 30c2-8 7-15 14-20', '#5A3326', 2.4),
    path(
      'M9 4c3 0 4 2 4 4 2-1 4 0 5 2-2 1-4 1-5 0 0 2-1 4-3 4-1-1-1-3 0-4-2 1-4 0-5-2 1-1 3-1 4 0-1-1-1-3 0-4Z',
      '#FFF3C4',
    ),
    circle(12, 9, 1.5, '#FFB02E'),
  ].join(''),
  cinnamon: [
    placed(rect([4, 13], [24, 6], '#B5652B', 3) + circle(27, 16, 2.5, '#8B4513') + circle(27, 16, 1.1, '#D99A66'), {
      turn: -30,
      y: -4,
    }),
    placed(rect([4, 13], [24, 6], '#C97B3F', 3) + circle(27, 16, 2.5, '#8B4513') + circle(27, 16, 1.1, '#D99A66'), {
      turn: -30,
      y: 5,
    }),
  ].join(''),
  'star-anise': [
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
      placed(path('M16 15l-2.5-7L16 2l2.5 6L16 15Z', '#8B4A26') + ellipse([16, 9], [0.9, 1.8], '#D99A66'), { turn }),
    ),
    circle(16, 16, 2.2, '#5A2E1A'),
  ].join(''),
  clove: [
    placed(
      line('M16 12v16', '#5A2E1A', 2.6) + circle(16, 9, 3.6, '#8B4A26') + line('M16 12l-4-4M16 12l4-4', '#5A2E1A', 1.8),
      {
        x: -6,
        turn: -20,
      },
    ),
    placed(
      line('M16 12v16', '#6D3A22', 2.6) + circle(16, 9, 3.6, '#A05A33') + line('M16 12l-4-4M16 12l4-4', '#6D3A22', 1.8),
      {
        x: 6,
        turn: 20,
      },
    ),
  ].join(''),
  peppercorn: [
    [10, 10, '#3A3A3A'],
    [20, 9, '#4A4038'],
    [15, 17, '#2A2A2A'],
    [24, 18, '#3A3A3A'],
    [8, 20, '#4A4038'],
    [18, 25, '#3A3A3A'],
  ]
    .map(
      ([x, y, fill]) =>
        circle(Number(x), Number(y), 4, String(fill)) + circle(Number(x) - 1.2, Number(y) - 1.2, 1, '#8A8278'),
    )
    .join(''),
} as const;
