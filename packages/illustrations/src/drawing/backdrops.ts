import { ink, line } from './brush.ts';
import type { PictureLook } from './picture-look.ts';

const COUNTER = 'M0 238H400V300H0Z';
const pale = `<path d="${COUNTER}" fill="var(--table)"/>`;
const wooden = `<path d="${COUNTER}" fill="var(--wood)"/><path d="${COUNTER}" fill="url(#t)" opacity=".5"/><path d="M0 240H400" stroke="var(--shine)" stroke-width="4"/><path d="M20 262H150M210 254H380M120 284H300" stroke="var(--wood-dark)" stroke-width="2" opacity=".4" stroke-linecap="round"/>`;

function clothed(paint: string): string {
  return `<path d="${COUNTER}" fill="var(--cream)"/><path d="${COUNTER}" fill="${paint}" opacity=".7"/><path d="M0 246H400" stroke="var(--cream)" stroke-width="3" stroke-dasharray="10 7"/>`;
}

/** SVG of what is behind and below a dish or a drink that is seen from the side. */
export function drawBackdrop({ backdrop, clothColour, rim, side }: PictureLook): string {
  const paint = ink(clothColour);
  switch (backdrop) {
    case 'plain':
      return pale;
    case 'sun':
      return `<circle cx="${200 - side * 20}" cy="146" r="124" fill="${paint}" opacity=".5"/>${wooden}`;
    case 'window':
      return `<g transform="translate(${200 - side * 112} 0)"><path d="M-66 18H74V206H-66Z" fill="var(--shadow)"/><path d="M-72 12H68V200H-72Z" fill="var(--cream)"/><path d="M-62 22H-8V100H-62ZM4 22H58V100H4ZM-62 110H-8V190H-62ZM4 110H58V190H4Z" fill="var(--window)"/><path d="M-62 66-22 22H-40L-62 46ZM4 66 44 22H26L4 46Z" fill="var(--shine)"/><path d="M-82 200H78V212H-82Z" fill="var(--cream)"/></g>${clothed(paint)}`;
    case 'panels':
      return `<path d="M0 118H400V238H0Z" fill="${ink(rim)}" opacity=".42"/><path d="M0 112H400V122H0Z" fill="${ink(rim)}" opacity=".7"/><path d="M40 122V238M100 122V238M160 122V238M220 122V238M280 122V238M340 122V238" stroke="var(--shadow)" stroke-width="4"/>${pale}`;
    case 'shelf':
      return `<path d="M0 82H400V92H0Z" fill="var(--wood)"/><path d="M0 92H400V100H0Z" fill="var(--shadow)"/>${crockery(side, ink(rim), paint)}${wooden}`;
  }
}

/** Empty bowls, cups and a jug on a shelf, on the side where the dish leaves room. */
function crockery(side: 1 | -1, rim: string, paint: string): string {
  const bowls = `<path d="M-34 50H34Q30 82 0 82T-34 50Z" fill="${rim}"/><path d="M-30 36H30Q28 54 0 54T-30 36Z" fill="var(--enamel)"/>`;
  const jug = `<path d="M-16 26H12L10 38Q26 60 14 82H-18Q-30 60-14 38Z" fill="${paint}"/><path d="M14 42q24 0 8 28" fill="none" stroke="${paint}" stroke-width="6"/>`;
  const cup = `<path d="M-20 50H20L16 82H-16Z" fill="var(--enamel)"/>${line('M20 56q14 4-2 20', 'fbfaf6', 5)}<path d="M-19 62H19" stroke="${rim}" stroke-width="4"/>`;
  const standing = [bowls, jug, cup].map(
    (svg, index) => `<g transform="translate(${200 + side * (168 - index * 62)} 0)">${svg}</g>`,
  );
  return standing.join('');
}
