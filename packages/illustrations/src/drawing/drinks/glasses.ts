import type { DrinkIllustration } from '@larder/contract/dish/illustration';
import { CUPS_AND_BAR_GLASSES } from './cups-and-bar-glasses.ts';
import { CUPS_WITH_CREAM } from './cups-with-cream.ts';
import { type DrinkPaints, drawGarnish, drawIce } from './drink-parts.ts';
import { FILLED_GLASSES } from './filled-glasses.ts';

/** SVG of drinks seen from the side; they stand on 0 and rise to about −190. */
export const GLASSES: Readonly<Record<DrinkIllustration['glass'], (drink: DrinkPaints) => string>> = {
  ...CUPS_AND_BAR_GLASSES,
  ...CUPS_WITH_CREAM,
  ...FILLED_GLASSES,
  coupe: ({ low, high, garnish }) => `
    <ellipse cx="8" cy="0" rx="46" ry="8" fill="var(--shadow)"/>
    <path d="M-34-3h68c0-6-30-3-30-12v-62h-8v62c0 9-30 6-30 12Z" fill="var(--glass)"/>
    <path d="M-84-160h168c-2 46-36 84-84 84s-82-38-84-84Z" fill="var(--glass)"/>
    <path d="M-76-142h152c-7 36-38 60-76 60s-69-24-76-60Z" fill="${low}"/>
    <path d="M-76-142h152c-2 10-6 18-11 26h-130c-5-8-9-16-11-26Z" fill="${high}" opacity=".7"/>
    <path d="M-64-126c5 18 18 32 34 38" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [56, -160],
      [-14, -142],
    ])}`,
  rocks: ({ low, high, ice, garnish }) => `
    <ellipse cx="8" cy="0" rx="72" ry="9" fill="var(--shadow)"/>
    <path d="M-70-138H70L60-8A8 8 0 0 1 52 0H-52a8 8 0 0 1-8-8Z" fill="var(--glass)"/>
    <path d="M-62-96H62L56-20a7 7 0 0 1-7 6H-49a7 7 0 0 1-7-6Z" fill="${low}"/>
    <path d="M-62-96H62l-2 26H-60Z" fill="${high}" opacity=".7"/>
    ${drawIce(ice, [
      [-22, -78, 14],
      [20, -66, -20],
    ])}
    <path d="M-54-122l7 92" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [48, -136],
      [6, -104],
    ])}`,
  highball: ({ low, high, ice, garnish }) => `
    <ellipse cx="8" cy="0" rx="54" ry="8" fill="var(--shadow)"/>
    <path d="M14-226 26-40" stroke="var(--straw)" stroke-width="8" stroke-linecap="round"/>
    <path d="M-52-186H52L46-8a8 8 0 0 1-8 8H-38a8 8 0 0 1-8-8Z" fill="var(--glass)"/>
    <path d="M-46-152H46L42-18a6 6 0 0 1-6 6H-36a6 6 0 0 1-6-6Z" fill="${low}"/>
    <path d="M-46-152H46l-2 56H-44Z" fill="${high}" opacity=".7"/>
    ${drawIce(ice, [
      [-16, -126, 12],
      [16, -100, -18],
      [-12, -72, 30],
    ])}
    <path d="M-38-172l6 140" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [-40, -184],
      [30, -172],
    ])}`,
  wine: ({ low, high, ice, garnish }) => `
    <ellipse cx="8" cy="0" rx="46" ry="8" fill="var(--shadow)"/>
    <path d="M-36-3h72c0-7-32-4-32-13v-52h-8v52c0 9-32 6-32 13Z" fill="var(--glass)"/>
    <path d="M-52-196H52c14 34 22 62 14 88-8 24-32 42-66 42s-58-18-66-42c-8-26 0-54 14-88Z" fill="var(--glass)"/>
    <path d="M-63-148H63c5 15 6 27 2 39-7 20-28 35-65 35s-58-15-65-35c-4-12-3-24 2-39Z" fill="${low}"/>
    <path d="M-63-148H63c3 9 4 16 4 24H-67c0-8 1-15 4-24Z" fill="${high}" opacity=".7"/>
    ${drawIce(ice, [
      [-24, -128, 14],
      [22, -120, -20],
      [-4, -100, 34],
    ])}
    <path d="M-52-140c-4 20 0 36 14 48" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [46, -182],
      [-20, -156],
    ])}`,
  flute: ({ low, high, garnish }) => `
    <ellipse cx="8" cy="0" rx="40" ry="8" fill="var(--shadow)"/>
    <path d="M-32-3h64c0-6-28-4-28-12v-46h-8v46c0 8-28 6-28 12Z" fill="var(--glass)"/>
    <path d="M-34-210h68c6 60 2 130-20 146-8 6-20 6-28 0-22-16-26-86-20-146Z" fill="var(--glass)"/>
    <path d="M-30-182h60c3 50-2 104-18 115-7 5-17 5-24 0-16-11-21-65-18-115Z" fill="${low}"/>
    <path d="M-30-182h60l1 34h-62Z" fill="${high}" opacity=".7"/>
    <g fill="var(--shine)">
    <circle cx="-8" cy="-96" r="4"/>
    <circle cx="6" cy="-122" r="5"/>
    <circle cx="-4" cy="-146" r="4"/>
    <circle cx="10" cy="-84" r="3"/>
    </g>
    <path d="M-22-170c-1 34 1 60 6 78" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [28, -206],
      [-6, -186],
    ])}`,
  jug: ({ low, high, ice, garnish }) => `
    <ellipse cx="8" cy="0" rx="76" ry="9" fill="var(--shadow)"/>
    <path d="M58-150h22a38 38 0 0 1 0 92H56" fill="none" stroke="var(--glass)" stroke-width="14"/>
    <path d="M-74-196H54l-4 18c22 60 18 140 8 164-4 10-10 14-20 14h-84c-10 0-16-4-20-14-12-30-14-100 6-150Z" fill="var(--glass)"/>
    <path d="M-64-140H56c8 50 6 98-2 122-3 8-8 10-14 10h-82c-6 0-11-2-14-10-10-28-10-80-8-122Z" fill="${low}"/>
    <path d="M-64-140H56c2 14 3 26 3 38H-68c1-14 2-26 4-38Z" fill="${high}" opacity=".7"/>
    ${drawIce(ice, [
      [-34, -116, 12],
      [22, -108, -18],
      [-6, -88, 30],
    ])}
    <path d="M-56-120c-6 36-4 72 2 92" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [-18, -142],
      [26, -146],
    ])}`,
  mug: ({ low, high, garnish, ware }) => `
    <ellipse cx="8" cy="0" rx="78" ry="9" fill="var(--shadow)"/>
    <path d="M66-96h16a34 34 0 0 1 0 68H62" fill="none" stroke="var(--enamel)" stroke-width="14"/>
    <path d="M-72-126H72v98A28 28 0 0 1 44 0H-44a28 28 0 0 1-28-28Z" fill="var(--enamel)"/>
    <path d="M-72-126H72v9H-72ZM-72-58H72v6H-72ZM-72-46H72v14H-72Z" fill="${ware}"/>
    <ellipse cy="-126" rx="72" ry="15" fill="${ware}"/>
    <ellipse cy="-126" rx="66" ry="11" fill="${low}"/>
    <path d="M-30-128c14-8 44-6 46 0s-30 8-22 2" fill="none" stroke="${high}" stroke-width="5" stroke-linecap="round"/>
    <path d="M-26-156c-10-12 10-20 0-34M4-156c-10-12 10-20 0-34M34-156c-10-12 10-20 0-34" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [-58, -130],
      [44, -132],
    ])}`,
  smoothie: ({ low, high, ice, garnish }) => `
    <ellipse cx="8" cy="0" rx="58" ry="8" fill="var(--shadow)"/>
    <path d="M-8-226-20-60" stroke="var(--straw)" stroke-width="9" stroke-linecap="round"/>
    <path d="M-54-166c0 24-8 26-8 52v96A18 18 0 0 0-44 0h88a18 18 0 0 0 18-18v-96c0-26-8-28-8-52Z" fill="var(--glass)"/>
    <path d="M-54-112V-20a12 12 0 0 0 12 12h84a12 12 0 0 0 12-12v-92c0-16-6-22-7-34h-94c-1 12-7 18-7 34Z" fill="${low}"/>
    <path d="M-54-112v12H54v-12c0-16-6-22-7-34h-94c-1 12-7 18-7 34Z" fill="${high}" opacity=".75"/>
    ${drawIce(ice, [
      [-22, -112, 12],
      [20, -92, -18],
      [-14, -70, 30],
    ])}
    <rect x="-58" y="-176" width="116" height="14" rx="7" fill="var(--glass)"/>
    <path d="M-44-108v76" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [40, -176],
      [12, -180],
    ])}`,
};
