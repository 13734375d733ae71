import type { DrinkIllustration } from '@larder/contract/dish/illustration';
import type { SeededChoices } from '../arrangement.ts';
import { ink } from '../brush.ts';
import type { TableLook } from '../table-setting.ts';
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

/** SVG of a drink on a table, seen from the side. */
export function drawDrink(
  { glass, colours: [low, high], ice, garnish }: DrinkIllustration,
  { choices, look }: { choices: SeededChoices; look: TableLook },
): string {
  const drawn = GLASSES[glass]({ low: `var(--${low})`, high: `var(--${high})`, ice, garnish, ware: ink(look.rim) });
  const x = 200 + choices.pick([0, -46, 46]);
  const coaster = choices.pick(COASTERS)(ink(look.clothColour));
  return `<path d="M0 238h400v62H0Z" fill="var(--table)"/><g transform="translate(${x} 272)">${coaster}<g transform="scale(1.12)">${drawn}</g></g>`;
}
