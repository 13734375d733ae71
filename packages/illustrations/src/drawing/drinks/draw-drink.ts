import type { DrinkIllustration } from '@larder/contract/dish/illustration';
import { ink } from '../brush.ts';
import type { TableLook } from '../table-setting.ts';
import { GLASSES } from './glasses.ts';

/** SVG of a drink on a table, seen from the side. */
export function drawDrink({ glass, colours: [low, high], ice, garnish }: DrinkIllustration, look: TableLook): string {
  const drawn = GLASSES[glass]({ low: `var(--${low})`, high: `var(--${high})`, ice, garnish });
  const coaster = `<ellipse cx="200" cy="277" rx="118" ry="15" fill="var(--shadow)"/><ellipse cx="200" cy="273" rx="118" ry="14" fill="${ink(look.clothColour)}" opacity=".75"/>`;
  return `<path d="M0 238h400v62H0Z" fill="var(--table)"/>${coaster}<g transform="translate(200 272) scale(1.12)">${drawn}</g>`;
}
