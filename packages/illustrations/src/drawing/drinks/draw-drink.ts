import type { DrinkIllustration, IllustrationPart } from '@larder/contract/dish/illustration';
import type { SeededChoices } from '../arrangement.ts';
import { drawBackdrop } from '../backdrops.ts';
import { ink } from '../brush.ts';
import { drawPart } from '../parts/draw-part.ts';
import type { PictureLook, Place } from '../picture-look.ts';
import { GLASSES } from './glasses.ts';

/** What a glass stands on. */
const COASTERS: readonly [(paint: string) => string, ...((paint: string) => string)[]] = [
  (paint) =>
    `<ellipse cy="5" rx="118" ry="15" fill="var(--shadow)"/><ellipse cy="1" rx="118" ry="14" fill="${paint}" opacity=".75"/>`,
  (paint) =>
    `<path d="M-122-9H104L140 22H-134Z" fill="var(--shadow)" transform="translate(3 4)"/><path d="M-122-9H104L140 22H-134Z" fill="var(--cream)"/><path d="M-108-5H99L122 17H-116Z" fill="none" stroke="${paint}" stroke-width="5" opacity=".8"/>`,
  () =>
    `<rect x="-136" y="-6" width="272" height="22" rx="9" fill="var(--shadow)"/><rect x="-140" y="-10" width="280" height="20" rx="9" fill="var(--wood)"/><rect x="-140" y="-10" width="280" height="20" rx="9" fill="url(#t)"/>`,
];

/** Number of pieces on the rim and in the drink; further ones lie beside the glass. */
const ON_GLASS = 2;

/** What is poured for several people is drawn once. */
const SHARED: ReadonlySet<DrinkIllustration['glass']> = new Set(['jug', 'teapot', 'shot', 'teacup']);

/** Where a drink stands, how large it is, and where pieces lie beside it, from the middle of its foot. */
const STANDS: Readonly<Record<Place, { x: number; y: number; scale: number; beside: readonly [number, number] }>> = {
  middle: { x: 200, y: 272, scale: 1.12, beside: [-142, 142] },
  left: { x: 144, y: 272, scale: 1.12, beside: [128, 194] },
  right: { x: 256, y: 272, scale: 1.12, beside: [-128, -194] },
  near: { x: 200, y: 296, scale: 1.38, beside: [-150, 150] },
  pair: { x: 146, y: 278, scale: 1.04, beside: [-104, 214] },
};

/** SVG of a drink on a table, seen from the side. */
export function drawDrink(
  { glass, colours: [low, high], ice, garnish }: DrinkIllustration,
  { choices, look }: { choices: SeededChoices; look: PictureLook },
): string {
  const onGlass = garnish.slice(0, ON_GLASS);
  const drawn = GLASSES[glass]({
    low: `var(--${low})`,
    high: `var(--${high})`,
    ice,
    garnish: onGlass,
    ware: ink(look.rim),
  });
  const place = look.place === 'pair' && SHARED.has(glass) ? 'middle' : look.place;
  const { x, y, scale, beside } = STANDS[place];
  const coaster = choices.pick(COASTERS)(ink(look.clothColour));
  const isTwice = place === 'pair';
  const one = `<g transform="translate(${x} ${y})">${coaster}<g transform="scale(${scale})">${isTwice ? '<use href="#d"/>' : drawn}</g>${drawBeside(garnish.slice(ON_GLASS), beside)}</g>`;
  const behind = `<defs><g id="d">${drawn}</g></defs><use href="#d" transform="translate(284 256) scale(.88)"/>`;
  return `${drawBackdrop(look)}${isTwice ? behind : ''}${one}`;
}

function drawBeside(parts: readonly IllustrationPart[], places: readonly [number, number]): string {
  return parts
    .map((part, index) => {
      const x = places[index % places.length] ?? 0;
      return `<ellipse cx="${x + 4}" cy="6" rx="32" ry="8" fill="var(--shadow)"/><g transform="translate(${x} -18) scale(1.5)">${drawPart(part, 'var(--cream)')}</g>`;
    })
    .join('');
}
