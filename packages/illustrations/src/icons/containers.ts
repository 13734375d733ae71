import { circle, ellipse, line, path, rect } from './shapes.ts';

const GLASS = '#AEDDFF';
const SHINE = '#FFFFFF88';
const STEEL = '#998EA4';

/** A tall bottle of a coloured liquid with a label. */
function bottle(liquid: string, label: string, cap: string): string {
  return [
    rect([13, 2], [6, 4], cap, 1),
    path('M13 6h6v4c0 2 4 3 4 7v11a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V17c0-4 4-5 4-7V6Z', liquid),
    rect([9, 18], [14, 7], label),
    rect([11, 13], [2, 15], SHINE, 1),
  ].join('');
}

/** A square-shouldered bottle, as spirits are sold in. */
function flask(liquid: string, label: string, cap: string): string {
  return [
    rect([13, 2], [6, 5], cap, 1),
    rect([14, 7], [4, 4], GLASS),
    path('M11 10h10a4 4 0 0 1 4 4v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V14a4 4 0 0 1 4-4Z', liquid),
    rect([7, 17], [18, 8], label),
    rect([9, 13], [2, 15], SHINE, 1),
  ].join('');
}

/** A squeezable bottle with a pointed cap. */
function squeezeBottle(content: string, label: string): string {
  return [
    path('M15 2h2l1.5 7h-5L15 2Z', '#FFFFFF'),
    path('M12 9h8c3 1 4 4 4 7v12a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V16c0-3 1-6 4-7Z', content),
    ellipse([16, 21], [5, 4], label),
    rect([10, 14], [2, 13], SHINE, 1),
  ].join('');
}

/** A glass jar with a lid and a label. */
function jar(content: string, lid: string, label = '#FFFFFF'): string {
  return [
    rect([8, 3], [16, 5], lid, 2),
    path('M9 8h14c2 1 3 3 3 5v14a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V13c0-2 1-4 3-5Z', content),
    rect([6, 16], [20, 8], label),
    rect([9, 11], [2, 16], SHINE, 1),
  ].join('');
}

/** A small jar with holes in its lid. */
function shaker(content: string, lid = '#D3883E'): string {
  return [
    path('M11 3h10a2 2 0 0 1 2 2v5H9V5a2 2 0 0 1 2-2Z', lid),
    rect([9, 10], [14, 20], GLASS, 2),
    path('M9 16h14v12a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V16Z', content),
    rect([11, 18], [10, 7], '#FFFFFF', 1),
    ...[13, 16, 19].map((x) => circle(x, 6.5, 0.9, '#FFFFFF')),
  ].join('');
}

/** A carton with a gable top. */
function carton(body: string, band: string): string {
  return [
    path('M9 9l3-5h8l3 5v19a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V9Z', body),
    path('M9 9l3-5h8l3 5H9Z', STEEL),
    rect([12, 2], [8, 3], band, 1),
    rect([9, 16], [14, 8], band),
  ].join('');
}

/** A tapered pot with a foil lid. */
function pot(body: string, band: string): string {
  return [
    path('M6 9h20l-2.5 19a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2L6 9Z', body),
    path('M7 16h18l-1 8H8l-1-8Z', band),
    rect([4, 6], [24, 4], '#D3D3D3', 2),
    path('M24 6c3-3 5-2 5-2l-1 4-4-2Z', '#B4ACBC'),
  ].join('');
}

/** A paper bag with a rolled top, and an emblem drawn on it. */
function bag(paper: string, fold: string, emblem: string): string {
  return [
    path('M7 8h18l1.5 20a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2L7 8Z', paper),
    rect([6, 4], [20, 5], fold, 1.5),
    ellipse([16, 20], [6.5, 6.5], '#FFFFFF'),
    emblem,
  ].join('');
}

/** A bowl filled with something. */
function bowl(content: string, onTop = ''): string {
  return [
    ellipse([16, 15], [13, 6], content),
    onTop,
    path('M2 15c1 3 7 5 14 5s13-2 14-5c0 8-5 12-8 13H10c-3-1-8-5-8-13Z', '#3F5FFF'),
    path('M10 28h12v2H10v-2Z', '#0D2FC0'),
  ].join('');
}

/** A small sachet with a torn corner. */
const sachet = (paper: string, mark: string): string =>
  [
    path('M7 4h15l3 3v23H7V4Z', paper),
    path('M22 4l3 3h-3V4Z', '#FFFFFF'),
    rect([7, 8], [18, 2], '#FFFFFF88'),
    circle(16, 19, 5, mark),
  ].join('');

const EAR = [
  line('M16 25V15', '#D3883E'),
  ...[16, 19, 22].flatMap((y) => [
    ellipse([14, y], [1.2, 2], '#FFB02E', -35),
    ellipse([18, y], [1.2, 2], '#FFB02E', 35),
  ]),
  ellipse([16, 14.5], [1.2, 2], '#FFB02E'),
].join('');

/** Icons of what comes in bottles, jars, bags and bowls. */
export const CONTAINER_ICONS = {
  'oil-bottle': bottle('#FCD53F', '#86D72F', '#44911B'),
  'dark-oil-bottle': bottle('#D3883E', '#FFDEA7', '#6D4534'),
  'vinegar-bottle': bottle('#E87A5B', '#FFF3E0', '#8B3A2B'),
  'soy-sauce-bottle': bottle('#3D1F1A', '#F8312F', '#F8312F'),
  'sauce-bottle': bottle('#A0522D', '#FFDEA7', '#6D4534'),
  'hot-sauce-bottle': bottle('#F8312F', '#FFF3E0', '#44911B'),
  'syrup-bottle': bottle('#C8702A', '#FFFFFF', '#F8312F'),
  'cordial-bottle': bottle('#F5A3C7', '#FFFFFF', '#CA0B4A'),
  'extract-bottle': flask('#8B5A33', '#FFFFFF', '#3D1F1A'),
  'spirit-bottle': flask('#D7EDFF', '#3F5FFF', '#636363'),
  'dark-spirit-bottle': flask('#C8702A', '#FFF3E0', '#3D1F1A'),
  'liqueur-bottle': flask('#8D65C5', '#FFDEA7', '#533566'),
  'bitters-bottle': flask('#A52A1F', '#FFF8E7', '#FCD53F'),
  'ketchup-bottle': squeezeBottle('#F8312F', '#FFFFFF'),
  'mustard-bottle': squeezeBottle('#FCD53F', '#FF822D'),
  'mayonnaise-jar': jar('#FFF3C4', '#3F5FFF', '#86D72F'),
  'jam-jar': jar('#CA0B4A', '#F8312F'),
  'nut-butter-jar': jar('#C68642', '#6D4534', '#FFDEA7'),
  'pesto-jar': jar('#5B8C2A', '#44911B'),
  'pickle-jar': jar('#86A83C', '#44911B', '#FFF8E7'),
  'chutney-jar': jar('#D9822B', '#6D4534'),
  'paste-jar': jar('#D9452B', '#FCD53F', '#FFF3E0'),
  'miso-tub': pot('#FFF3E0', '#B8763A'),
  'spice-jar': shaker('#C8702A'),
  'seasoning-jar': shaker('#86A83C', '#44911B'),
  'yogurt-pot': pot('#FFFFFF', '#5092FF'),
  'cream-pot': pot('#FFF8E7', '#FFB3C7'),
  'plant-yogurt-pot': pot('#FFFFFF', '#86D72F'),
  'margarine-tub': pot('#FCD53F', '#FFFFFF'),
  'plant-milk-carton': carton('#FFFFFF', '#86D72F'),
  'cream-carton': carton('#FFF8E7', '#5092FF'),
  'flour-bag': bag('#F3E4CF', '#D8C3A5', EAR),
  'sugar-bag': bag('#DDF0FF', '#5092FF', rect([12, 16], [8, 8], '#D7EDFF', 1)),
  'powder-tub': pot('#F92F60', '#FFFFFF'),
  sachet: sachet('#FFDEA7', '#F3AD61'),
  'stock-cube': [
    path('M4 12l12-6 12 6v10l-12 7-12-7V12Z', '#D3883E'),
    path('M4 12l12 6 12-6-12-6L4 12Z', '#F3C98B'),
    path('M16 18v11l12-7V12l-12 6Z', '#B8763A'),
    line('M9 12l7 3.5L23 12', '#D3883E', 1.2),
  ].join(''),
  'sauce-bowl': bowl('#C8402A', ellipse([14, 14], [5, 1.8], '#FFFFFF44')),
  'white-sauce-bowl': bowl('#FFF3D6', ellipse([14, 14], [5, 1.8], '#FFFFFF')),
  'green-dip-bowl': bowl('#86B33C', circle(13, 14, 1.2, '#44911B') + circle(19, 15, 1.2, '#F8312F')),
  'beige-dip-bowl': bowl('#E8C48A', line('M8 15c3-3 13-3 16 0', '#C8963E', 1.2)),
  'brown-sauce-bowl': bowl('#8B5A33', ellipse([14, 14], [5, 1.8], '#FFFFFF33')),
  'gelatine-leaf': [
    path('M6 8l18-4 3 20-18 4L6 8Z', '#FFF0C4'),
    line('M9 11l14-3M10 16l14-3M11 21l14-3M13 8l3 18M19 7l3 18', '#E8C97A', 0.8),
  ].join(''),
} as const;
