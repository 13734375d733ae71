import type { DrinkIllustration } from '@larder/contract/dish/illustration';
import { GLASSES } from './glasses.ts';

/** SVG of a drink on a table, seen from the side. */
export function drawDrink({ glass, colours: [low, high], ice, garnish }: DrinkIllustration): string {
  const drawn = GLASSES[glass]({ low: `var(--${low})`, high: `var(--${high})`, ice, garnish });
  return `<path d="M0 238h400v62H0Z" fill="var(--table)"/><g transform="translate(200 274) scale(1.12)">${drawn}</g>`;
}
