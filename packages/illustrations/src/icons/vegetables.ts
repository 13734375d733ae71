import { circle, ellipse, line, path, placed, rect } from './shapes.ts';

const LEAF = '#44911B';
const BRIGHT = '#86D72F';
const DEEP = '#008463';

/** Leaves that stand up from (16, 10), as on a root. */
const TOP = [
  path('M16 11C12 9 10 5 11 2c4 1 6 5 5 9Z', LEAF),
  path('M16 11c4-2 6-6 5-9-4 1-6 5-5 9Z', LEAF),
  path('M16 11c-2-3-2-7 0-9 2 2 2 6 0 9Z', BRIGHT),
].join('');

/** A round root with leaves. */
const root = (flesh: string, shade: string, tail: string): string =>
  [
    path('M16 30c-.6 0-1-3-1-5h2c0 2-.4 5-1 5Z', tail),
    circle(16, 18, 8.5, flesh),
    path('M16 26.5a8.5 8.5 0 0 0 8.5-8.5c0-3-1-5-3-6.5 1 8-3 13-5.5 15Z', shade),
    TOP,
  ].join('');

/** A tapering root with leaves. */
const taper = (flesh: string, line_: string): string =>
  [
    path('M9 12c3-3 11-3 14 0 2 3-4 15-7 18-3-3-9-15-7-18Z', flesh),
    line('M11 16h4M18 19h3M13 22h3', line_, 1.2),
    TOP,
  ].join('');

/** A long pod. */
const pod = (skin: string, shade: string): string =>
  [
    path('M4 25C4 15 13 5 26 4c2 0 3 2 1 3C18 9 11 16 7 26c-1 2-3 1-3-1Z', skin),
    line('M7 22C9 15 16 9 23 6.5', shade, 1.2),
    line('M26 5l3-2', LEAF, 1.8),
  ].join('');

/** A halved head of tight leaves. */
const head = (outer: string, inner: string, vein: string): string =>
  [
    circle(16, 16, 13, outer),
    circle(16, 17, 10.5, inner),
    line('M16 28V11M16 22c-4-1-6-4-7-8M16 22c4-1 6-4 7-8M16 16c-2-1-3-3-3-5M16 16c2-1 3-3 3-5', vein, 1.4),
  ].join('');

const floret = (curd: string, shade: string): string =>
  [
    path('M5 18c-3 6 3 11 11 11s14-5 11-11l-5 5H10l-5-5Z', LEAF),
    path('M9 26c-4-2-7-7-6-11 3 1 6 5 6 11ZM23 26c4-2 7-7 6-11-3 1-6 5-6 11Z', BRIGHT),
    ...[
      [10, 15, 5.5],
      [22, 15, 5.5],
      [16, 10, 6],
      [16, 18, 6],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, curd)),
    ...[
      [11, 13, 1.3],
      [20, 13, 1.3],
      [15, 9, 1.3],
      [17, 18, 1.3],
      [13, 19, 1],
      [22, 17, 1],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, shade)),
  ].join('');

const leek = (white: string, green: string): string =>
  [
    path('M13 14h6v14a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2V14Z', white),
    path('M13 15C8 11 6 7 6 2c4 2 8 6 10 11-1 1-2 2-3 2Z', green),
    path('M19 15c5-4 7-8 7-13-4 2-8 6-10 11 1 1 2 2 3 2Z', DEEP),
    path('M13 16c1-5 2-10 3-13 1 3 2 8 3 13h-6Z', BRIGHT),
    line('M14.5 30l-.5 1.5M17.5 30l.5 1.5', '#D3D3D3', 1),
  ].join('');

const stalks = (stalk: string, shade: string): string =>
  [
    path('M9 30C8 22 8 16 10 10h3c-1 7-1 13 0 20H9ZM19 30c1-7 1-13 0-20h3c2 6 2 12 1 20h-4Z', shade),
    path('M13 30c-1-8-1-14 0-20h6c1 6 1 12 0 20h-6Z', stalk),
    line('M16 29V13', shade, 1),
    ...[
      [9, 7],
      [16, 5],
      [23, 7],
      [12.5, 9],
      [19.5, 9],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.6, LEAF)),
    circle(14, 6, 2, BRIGHT),
    circle(21, 6, 2, BRIGHT),
  ].join('');

const spear = (shaft: string, tip: string): string =>
  [
    path('M14 30V12c0-5 1-8 2-10 1 2 2 5 2 10v18h-4Z', shaft),
    path('M13.5 13c-.5-5 1-9 2.5-11 1.5 2 3 6 2.5 11h-5Z', tip),
    path('M14 18l2-3 1 3.5-3-.5ZM18 23l-2-3-1 3.5 3-.5Z', tip),
  ].join('');
const spears = (shaft: string, tip: string): string =>
  [
    placed(spear(shaft, tip), { x: -6, y: 1, turn: -12 }),
    placed(spear(shaft, tip), { x: 6, y: 1, turn: 12 }),
    spear(shaft, tip),
    rect([7, 20], [18, 3], '#CA0B4A', 1.5),
  ].join('');

const LEAF_SHAPE = path('M16 3c7 4 10 10 9 16-1 4-4 6-9 6s-8-2-9-6C6 13 9 7 16 3Z', DEEP);
const looseLeaf = (leaf: string): string =>
  [LEAF_SHAPE.replace(DEEP, leaf), line('M16 8v22M16 15l5-3M16 15l-5-3M16 20l6-3M16 20l-6-3', '#C6F0A0', 1.3)].join('');

/** A sweet pepper with three lobes. */
const sweetPepper = (skin: string, shade: string): string =>
  [
    path('M16 9c-2-3-9-3-11 2-2 6 1 15 5 18 2 1 4 0 6-1 2 1 4 2 6 1 4-3 7-12 5-18-2-5-9-5-11-2Z', skin),
    path('M16 9c3 5 3 14 0 19-3-5-3-14 0-19Z', shade),
    line('M9 13c-1 3 0 7 1 9', '#FFFFFF77', 1.6),
    path('M10 9c2-3 10-3 12 0-3 2-9 2-12 0Z', LEAF),
    line('M16 8c0-2 1-4 3-5', LEAF, 2.4),
  ].join('');

/** Icons of vegetables, herbs and pulses. */
export const VEGETABLE_ICONS = {
  beetroot: root('#A0184F', '#7A0F3B', '#7A0F3B'),
  radish: root('#F92F60', '#CA0B4A', '#FFFFFF'),
  turnip: [
    root('#FFF3E0', '#E6D5C0', '#E6D5C0'),
    path('M8 16a8.5 8.5 0 0 1 16 0c-5 2-11 2-16 0Z', '#B25DB8'),
    TOP,
  ].join(''),
  celeriac: [root('#E3CFA4', '#C7AE7C', '#C7AE7C'), line('M12 18h2M18 16h2M16 22h2', '#A98E5A', 1.2)].join(''),
  parsnip: taper('#F6E3B4', '#D8BC7C'),
  daikon: taper('#FFFFFF', '#D3D3D3'),
  tuber: [
    path('M5 20c-3-6 3-12 10-11 4-5 12-4 13 2s-3 9-6 10c-3 8-14 7-17-1Z', '#B8804A'),
    line('M11 14c1 2 1 4 0 6M17 13c2 2 2 5 0 8M23 11c1 1 1 3 0 5', '#8B5A33', 1.2),
  ].join(''),
  'green-bean': [pod('#5BA32B', LEAF), placed(pod(BRIGHT, '#5BA32B'), { x: 3, y: 4, scale: 0.8 })].join(''),
  'broad-bean': [
    pod('#7DBB45', LEAF),
    ...[
      [9, 21],
      [13, 15],
      [18, 10.5],
    ].map(([x = 0, y = 0]) => ellipse([x, y], [2, 2.6], '#C6F0A0', 45)),
  ].join(''),
  okra: placed(pod('#5BA32B', '#C6F0A0'), { scale: 0.95 }),
  cabbage: head('#5BA32B', '#C6F0A0', '#7DBB45'),
  'red-cabbage': head('#6B2A6B', '#B978C9', '#F3DDF7'),
  'brussels-sprout': [head('#44911B', '#86C25A', '#DFF3C8'), path('M13 28h6l-1 3h-4l-1-3Z', '#F6E3B4')].join(''),
  cauliflower: floret('#FFF8E7', '#E6D8B8'),
  romanesco: floret('#C6E86A', '#8DB83A'),
  leek: leek('#F4F7E4', LEAF),
  'spring-onion': [
    placed(leek('#FFFFFF', LEAF), { x: -5, turn: -10, scale: 0.95 }),
    placed(leek('#FFFFFF', LEAF), { x: 5, turn: 10, scale: 0.95 }),
  ].join(''),
  celery: stalks('#C6E86A', '#9CCB4A'),
  chard: stalks('#F92F60', '#CA0B4A'),
  'pak-choi': [
    path('M16 30c-5 0-8-3-8-8 0-4 3-6 3-10h10c0 4 3 6 3 10 0 5-3 8-8 8Z', '#F4F7E4'),
    line('M16 29V14M12 27c-1-4 0-8 2-12M20 27c1-4 0-8-2-12', '#D3DEB0', 1.2),
    ellipse([9, 9], [5, 7], LEAF, -20),
    ellipse([23, 9], [5, 7], LEAF, 20),
    ellipse([16, 8], [5.5, 7], DEEP),
    line('M16 13V4M10 13L7 6M22 13l3-7', '#C6F0A0', 1.1),
  ].join(''),
  fennel: [
    line('M12 12L9 3M16 12V2M20 12l3-9', LEAF, 2.4),
    line('M9 3L6 2M9 3l1-2M16 2l-1-1M23 3l3-1M23 3l-1-2', BRIGHT, 1.2),
    path('M16 30C8 30 4 25 5 19c1-4 4-7 6-8h10c2 1 5 4 6 8 1 6-3 11-11 11Z', '#EDF7D8'),
    line('M16 29V14M11 28c-3-4-2-10 2-15M21 28c3-4 2-10-2-15', '#BBD68C', 1.3),
  ].join(''),
  asparagus: spears('#7DBB45', '#44911B'),
  'white-asparagus': spears('#F7EFD5', '#D9C9E3'),
  artichoke: [
    rect([14, 24], [4, 7], '#5B8C2A', 1),
    ...[
      [8, 19, -25],
      [24, 19, 25],
      [12, 22, -10],
      [20, 22, 10],
    ].map(([x = 0, y = 0, turn = 0]) => ellipse([x, y], [4, 6], '#5B8C2A', turn)),
    ...[
      [10, 14, -20],
      [22, 14, 20],
      [16, 19, 0],
    ].map(([x = 0, y = 0, turn = 0]) => ellipse([x, y], [4, 6.5], '#86B33C', turn)),
    ellipse([16, 10], [4.5, 8], '#A9D063'),
    line('M16 4v4M10 9l1 3M22 9l-1 3', '#B25DB8', 1.2),
  ].join(''),
  'red-pepper': sweetPepper('#F8312F', '#CA0B4A'),
  'yellow-pepper': sweetPepper('#FFB02E', '#F59A1B'),
  'green-chilli': [
    path('M24 8c2 11-6 20-19 20-2 0-2-2 0-2 7-2 11-8 11-17 2-3 6-3 8-1Z', '#5BA32B'),
    path('M15 10c1-4 8-5 10-1-3 2-7 3-10 1Z', DEEP),
    line('M21 7c0-2 1-3 3-4', DEEP, 2.2),
    line('M20 13c0 5-3 9-7 11', '#C6F0A0', 1.3),
  ].join(''),
  'red-onion': [
    path('M16 4c1 4 11 7 11 15 0 6-5 9-11 9S5 25 5 19C5 11 15 8 16 4Z', '#A0317A'),
    path('M16 8c2 6 2 14 0 20-2-6-2-14 0-20Z', '#C968A8'),
    line('M13 11c-4 4-4 10-1 15M19 11c4 4 4 10 1 15', '#7A1F5B', 1.2),
    line('M16 5V2M14 29l-1 1.5M18 29l1 1.5', '#B8804A', 1.2),
  ].join(''),
  'black-olive': [
    ellipse([12, 13], [7, 9], '#3A2A44', 25),
    ellipse([22, 20], [6, 8], '#4A3A55', -20),
    ellipse([10, 10], [1.5, 2.5], '#8F7AA0', 25),
    circle(20, 15, 1.6, '#1F1526'),
  ].join(''),
  'button-mushroom': [
    path('M12 17h8c0 4 1 7 2 9 0 3-3 4-6 4s-6-1-6-4c1-2 2-5 2-9Z', '#F3E8DA'),
    path('M3 16C3 8 9 3 16 3s13 5 13 13c0 3-6 4-13 4S3 19 3 16Z', '#FFFBF2'),
    path('M3 16c0 3 6 4 13 4s13-1 13-4c0-1 0-2-.3-3-3 3-22 3-25.4 0-.3 1-.3 2-.3 3Z', '#E3D3BF'),
    ellipse([11, 9], [3, 1.8], '#FFFFFF', -30),
  ].join(''),
  courgette: [
    path('M3 24C2 20 6 17 10 15c6-3 9-8 14-10 4-2 6 2 4 5-4 7-12 15-19 17-3 1-5-1-6-3Z', '#3B8A3E'),
    line('M7 23c7-3 13-8 18-14', '#A9D063', 1.4),
    line('M11 25c6-3 11-8 15-14', '#5BA32B', 1),
    path('M25 3l4-1 1 4-3 2-2-5Z', '#C6E86A'),
  ].join(''),
  squash: [
    rect([14.5, 2], [3.5, 5], '#5B8C2A', 1),
    ellipse([8.5, 18], [6.5, 10], '#E8731E'),
    ellipse([23.5, 18], [6.5, 10], '#E8731E'),
    ellipse([16, 18], [7, 11], '#FF9A3D'),
    line('M12 10c-1 5-1 11 0 16M20 10c1 5 1 11 0 16', '#E8731E', 1.2),
  ].join(''),
  'butternut-squash': [
    path('M14 3h4c4 1 4 6 4 9 1 3 4 5 4 10a9 9 0 0 1-10 8A9 9 0 0 1 6 22c0-5 3-7 4-10 0-3 0-8 4-9Z', '#F2B766'),
    path('M18 3c4 1 4 6 4 9 1 3 4 5 4 10a9 9 0 0 1-8 8c3-8 1-20 0-27Z', '#E09A45'),
    rect([14.5, 1], [3, 3], '#6D4534', 1),
  ].join(''),
  'loose-leaf': looseLeaf(LEAF),
  'dark-leaf': looseLeaf('#1F6B3A'),
  radicchio: head('#8B1A4A', '#C2477A', '#FFE3EE'),
  rocket: [
    line('M16 30V9', BRIGHT, 2),
    path('M16 8c-3-1-4-4-1-6 4 1 4 5 1 6ZM15 13c-5 1-7-1-8-4 4-1 7 0 8 4ZM17 13c5 1 7-1 8-4-4-1-7 0-8 4Z', LEAF),
    path('M15 20c-5 1-8-1-9-4 4-1 8 0 9 4ZM17 20c5 1 8-1 9-4-4-1-8 0-9 4Z', '#5BA32B'),
  ].join(''),
  'bean-sprout': [
    line('M6 27c2-9 6-14 12-16', '#F4F0DC', 3),
    line('M12 29c1-8 5-12 13-13', '#FFFBEA', 3),
    ellipse([20, 9.5], [4, 2.6], '#C6D56A', -30),
    ellipse([27, 15], [3, 2.2], '#C6D56A', 10),
  ].join(''),
  seaweed: [
    line('M10 30c-4-6 3-9 0-15S13 8 11 2', '#1F6B3A', 3.6),
    line('M17 30c-4-6 4-10 1-16s3-7 2-11', '#2F8F4E', 3.6),
    line('M24 30c-3-5 3-8 1-13', '#1F6B3A', 3.6),
  ].join(''),
  caper: [
    ellipse([11, 13], [6, 5], '#6B8E3A', -20),
    ellipse([21, 19], [6, 5], '#86A83C', 15),
    ellipse([10, 24], [5, 4], '#5B7A2E', 10),
    line('M6 8l3 2M27 13l-2 2', LEAF, 1.6),
  ].join(''),
  rhubarb: [
    line('M8 29L14 12M14 30l4-17M20 30l2-17', '#E23D5B', 3.6),
    path('M13 14C7 12 5 7 8 3c2 1 3 0 5 0 2-2 5-2 7-1 2-1 5 0 6 2 2 4 0 8-4 10-3 1-6 1-9 0Z', LEAF),
    line('M14 13l-2-6M18 13V5M21 13l2-6', '#F5A3B8', 1.2),
  ].join(''),
  tomatillo: [
    circle(16, 18, 10.5, '#A9D063'),
    path('M16 8c-8 0-12 7-11 13 3-4 5-6 6-9 1 3 3 4 5 4s4-1 5-4c1 3 3 5 6 9 1-6-3-13-11-13Z', '#DCE8A8'),
    line('M16 9V4', '#8B7A3A', 2),
  ].join(''),
  chickpea: [
    ...[
      [10, 12],
      [21, 11],
      [15, 20],
      [24, 21],
      [7, 22],
    ].map(([x = 0, y = 0]) => circle(x, y, 5, '#E8C07A') + line(`M${x - 1} ${y - 3}c2 1 2 3 1 4`, '#C8963E', 1.2)),
  ].join(''),
  lentil: [
    ...[
      [9, 11, '#8B6A3A'],
      [17, 8, '#B8804A'],
      [23, 14, '#8B6A3A'],
      [13, 17, '#A5743F'],
      [20, 21, '#B8804A'],
      [8, 22, '#A5743F'],
      [14, 26, '#8B6A3A'],
      [25, 25, '#A5743F'],
    ].map(([x, y, fill]) => ellipse([Number(x), Number(y)], [3.8, 2.8], String(fill), -15)),
  ].join(''),
  'white-bean': [
    placed(path('M4 16c0-6 6-9 10-7s6 1 10 0c5 0 6 6 2 10s-8 2-11 3c-5 2-11-1-11-6Z', '#FFF3DA'), {
      y: -5,
      scale: 0.7,
    }),
    placed(path('M4 16c0-6 6-9 10-7s6 1 10 0c5 0 6 6 2 10s-8 2-11 3c-5 2-11-1-11-6Z', '#F1DDB6'), {
      y: 6,
      turn: 170,
      scale: 0.7,
    }),
  ].join(''),
  edamame: [
    pod('#86C25A', '#5BA32B'),
    ...[
      [9, 20],
      [14, 13.5],
      [20, 9],
    ].map(([x = 0, y = 0]) => ellipse([x, y], [3, 3.5], '#A9DB7A', 45)),
  ].join(''),
  tofu: [
    path('M4 12l12-6 12 6v10l-12 7-12-7V12Z', '#E8E0CC'),
    path('M4 12l12 6 12-6-12-6L4 12Z', '#FFFDF3'),
    path('M16 18v11l12-7V12l-12 6Z', '#D6CBB0'),
  ].join(''),
  tempeh: [
    path('M4 12l12-6 12 6v10l-12 7-12-7V12Z', '#C9A66B'),
    path('M4 12l12 6 12-6-12-6L4 12Z', '#EBD7A9'),
    path('M16 18v11l12-7V12l-12 6Z', '#A98550'),
    ...[
      [12, 11],
      [17, 13],
      [20, 10],
      [9, 18],
      [13, 22],
      [21, 20],
      [24, 17],
    ].map(([x = 0, y = 0]) => ellipse([x, y], [1.6, 1.1], '#8B6A3A')),
  ].join(''),
} as const;
