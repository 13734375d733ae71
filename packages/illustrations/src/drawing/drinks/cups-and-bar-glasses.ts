import { ink } from '../brush.ts';
import { type DrinkPaints, drawGarnish, drawIce } from './drink-parts.ts';

const STEAM =
  '<path d="M-22-156c-10-12 10-20 0-34M6-156c-10-12 10-20 0-34M34-156c-10-12 10-20 0-34" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>';

/** Foam of milk on coffee in a tall glass. */
const foam = (coffee: string) =>
  `<path d="M-54-152c0-18 24-24 54-24s54 6 54 24c-10 12-98 12-108 0Z" fill="${ink('fff6e4')}"/><path d="M-20-162q20 14 40 0-6 16-20 16t-20-16Z" fill="${coffee}" opacity=".55"/>`;

/** SVG of cups, a pot and the glasses of particular drinks; they stand on 0 and rise to about −190. */
export const CUPS_AND_BAR_GLASSES = {
  martini: ({ low, high, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="46" ry="8" fill="var(--shadow)"/>
    <path d="M-38-3h76c0-6-34-3-34-12v-72h-8v72c0 9-34 6-34 12Z" fill="var(--glass)"/>
    <path d="M-92-178H92L6-84H-6Z" fill="var(--glass)"/>
    <path d="M-76-162H76L5-88H-5Z" fill="${low}"/><path d="M-76-162H76L56-142H-56Z" fill="${high}" opacity=".7"/>
    <path d="M-70-168-16-104" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    <path d="M-46-196 30-132" stroke="${ink('c9b27c')}" stroke-width="4" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [-4, -160],
      [66, -176],
    ])}`,
  margarita: ({ low, high, ice, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="46" ry="8" fill="var(--shadow)"/>
    <path d="M-36-3h72c0-6-32-3-32-12v-52h-8v52c0 9-32 6-32 12Z" fill="var(--glass)"/>
    <path d="M-92-170H92c0 34-22 52-48 58-2 28-16 46-44 46s-42-18-44-46c-26-6-48-24-48-58Z" fill="var(--glass)"/>
    <path d="M-80-152H80c-4 22-20 30-44 34-4 28-14 42-36 42s-32-14-36-42c-24-4-40-12-44-34Z" fill="${low}"/><path d="M-80-152H80q-4 14-16 22H-64q-12-8-16-22Z" fill="${high}" opacity=".7"/>
    ${drawIce(ice, [
      [-24, -134, 14],
      [22, -136, -18],
    ])}
    <path d="M-90-170H90" stroke="${ink('ffffff')}" stroke-width="7" stroke-linecap="round" stroke-dasharray="3 7"/>
    <path d="M-72-140q8 16 26 20" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [70, -170],
      [-14, -150],
    ])}`,
  hurricane: ({ low, high, ice, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="48" ry="8" fill="var(--shadow)"/>
    <path d="M-40-3h80c0-8-32-4-34-16h-12c-2 12-34 8-34 16Z" fill="var(--glass)"/>
    <path d="M18-232 6-60" stroke="var(--straw)" stroke-width="8" stroke-linecap="round"/>
    <path d="M-58-200H58c0 34-24 48-22 82 4 26 26 34 20 66-4 20-28 36-56 36s-52-16-56-36c-6-32 16-40 20-66 2-34-22-48-22-82Z" fill="var(--glass)"/>
    <path d="M-48-168H48c-6 18-20 30-20 52 4 28 26 36 20 62-4 16-24 28-48 28s-44-12-48-28c-6-26 16-34 20-62 0-22-14-34-20-52Z" fill="${low}"/><path d="M-48-168H48c-4 12-12 22-16 34h-64c-4-12-12-22-16-34Z" fill="${high}" opacity=".75"/>
    ${drawIce(ice, [
      [-14, -144, 14],
      [14, -120, -18],
    ])}
    <path d="M-46-74c-6 20 2 36 18 42" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [44, -198],
      [-20, -176],
    ])}`,
  shot: ({ low, high, garnish }: DrinkPaints) =>
    [-56, 56]
      .map(
        (x, index) => `<g transform="translate(${x} 0)"><ellipse cx="6" cy="0" rx="40" ry="7" fill="var(--shadow)"/>
    <path d="M-42-104H42L32-6a7 7 0 0 1-7 6H-25a7 7 0 0 1-7-6Z" fill="var(--glass)"/><path d="M-36-86H36L29-22H-29Z" fill="${low}"/><path d="M-36-86H36L34-68H-34Z" fill="${high}" opacity=".75"/>
    <path d="M-32-92l8 72" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>${index === 0 ? '' : drawGarnish(garnish, [[30, -106]])}</g>`,
      )
      .join(''),
  pint: ({ low, high, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="64" ry="9" fill="var(--shadow)"/>
    <path d="M54-132h24q22 0 22 22v44q0 22-22 22H50" fill="none" stroke="var(--glass)" stroke-width="14"/>
    <path d="M-64-186H62L54-8a8 8 0 0 1-8 8H-48a8 8 0 0 1-8-8Z" fill="var(--glass)"/>
    <path d="M-58-160H56L50-16a6 6 0 0 1-6 6H-46a6 6 0 0 1-6-6Z" fill="${low}"/><path d="M-58-160H56l-1 20H-57Z" fill="${high}" opacity=".6"/>
    <path d="M-70-162c-6-20 14-30 28-24 8-16 34-18 44-6 14-12 38-6 40 8 18-2 28 16 18 26-10 8-122 8-130-4Z" fill="${ink('fffaf0')}"/><path d="M-56-166q10-14 24-8M-8-182q14-8 26 4" fill="none" stroke="${ink('e3d6b8')}" stroke-width="4" stroke-linecap="round"/>
    <g fill="var(--shine)"><circle cx="-20" cy="-60" r="4"/><circle cx="12" cy="-90" r="5"/><circle cx="-6" cy="-120" r="4"/><circle cx="26" cy="-44" r="3.5"/><circle cx="-32" cy="-96" r="3"/></g>
    <path d="M-46-136l6 104" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [50, -184],
      [-20, -186],
    ])}`,
  teacup: ({ low, high, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="2" rx="120" ry="12" fill="var(--shadow)"/>
    <path d="M-114-14h228c-10 12-50 16-114 16s-104-4-114-16Z" fill="var(--glaze)"/><ellipse cy="-14" rx="114" ry="10" fill="var(--enamel)"/>
    <path d="M72-92c44-8 44 50-8 54" fill="none" stroke="var(--enamel)" stroke-width="11"/>
    <path d="M-82-108H82C82-56 56-16 20-16H-20C-56-16-82-56-82-108Z" fill="var(--enamel)"/><path d="M-82-108H82C82-56 56-16 20-16H-20C-56-16-82-56-82-108Z" fill="url(#t)" opacity=".7"/>
    <path d="M-74-76q12 10 24 0t24 0 24 0 24 0 24 0 24 0" fill="none" stroke="var(--rim)" stroke-width="4"/>
    <ellipse cy="-108" rx="82" ry="15" fill="var(--glaze)"/><ellipse cy="-107" rx="74" ry="11" fill="${low}"/><ellipse cx="-14" cy="-109" rx="30" ry="4" fill="${high}" opacity=".7"/>
    ${STEAM}${drawGarnish(garnish, [
      [34, -108],
      [-96, -22],
    ])}`,
  latte: ({ low, high, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="56" ry="8" fill="var(--shadow)"/>
    <path d="M48-128q42-4 42 32t-46 36" fill="none" stroke="var(--glass)" stroke-width="10"/>
    <path d="M-56-180H56L46-8a8 8 0 0 1-8 8H-38a8 8 0 0 1-8-8Z" fill="var(--glass)"/>
    <path d="M-50-150H50L41-16a6 6 0 0 1-6 6H-35a6 6 0 0 1-6-6Z" fill="${low}"/><path d="M-50-150H50l-3 44q-47 12-94 0Z" fill="${high}"/>
    ${high === 'var(--cream)' ? foam(low) : ''}
    <path d="M-42-138l7 104" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [40, -182],
      [-16, -170],
    ])}`,
  teapot: ({ low, high, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="2" rx="122" ry="12" fill="var(--shadow)"/>
    <path d="M-54-86c-54-16-62 62 6 58" fill="none" stroke="var(--rim)" stroke-width="12" transform="translate(-24 0)"/>
    <path d="M40-60C72-66 64-118 104-124l8 12C90-104 96-44 46-30Z" fill="var(--rim)"/>
    <path d="M-86-60C-86-112-56-130-14-130S58-112 58-60C58-20 34-2-14-2S-86-20-86-60Z" fill="var(--rim)"/><path d="M-86-60C-86-112-56-130-14-130S58-112 58-60C58-20 34-2-14-2S-86-20-86-60Z" fill="url(#t)"/>
    <path d="M-50-126Q-14-152 22-126Q-14-114-50-126Z" fill="var(--rim)"/><circle cx="-14" cy="-146" r="9" fill="var(--rim)"/><path d="M-50-126Q-14-114 22-126" fill="none" stroke="var(--shadow)" stroke-width="4"/>
    <path d="M-66-78c4-22 16-34 32-38" fill="none" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>
    <g transform="translate(104 0)"><path d="M-30-52H30C30-20 18-2 0-2S-30-20-30-52Z" fill="var(--enamel)"/><path d="M-30-52H30C30-20 18-2 0-2S-30-20-30-52Z" fill="url(#t)" opacity=".6"/><ellipse cy="-52" rx="30" ry="7" fill="var(--glaze)"/><ellipse cy="-51" rx="26" ry="5" fill="${low}"/><ellipse cx="-6" cy="-52" rx="10" ry="2" fill="${high}" opacity=".7"/></g>
    ${drawGarnish(garnish, [
      [104, -66],
      [-132, -16],
    ])}`,
};
