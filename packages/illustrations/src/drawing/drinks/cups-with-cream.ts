import { ink } from '../brush.ts';
import { type DrinkPaints, drawGarnish, drawIce } from './drink-parts.ts';

const STEAM =
  '<path d="M-22-196c-10-12 10-20 0-34M6-200c-10-12 10-20 0-34M34-196c-10-12 10-20 0-34" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>';

/** Whipped cream in a swirl that stands on y = 0. */
function swirl(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-62 6C-80-10-64-28-48-26-54-44-34-52-22-48-22-66-2-70 2-86 12-74 24-66 22-48 36-52 54-44 48-26 66-28 80-10 62 6Z" fill="${ink('fffaf0')}"/><path d="M-52-8q50 18 104-8M-40-30q40 16 80-4M-18-50q20 10 38-4" fill="none" stroke="${ink('e3d6bc')}" stroke-width="5" stroke-linecap="round"/></g>`;
}

/** SVG of drinks under cream, ice cream or foam, and of small and metal cups; they stand on 0. */
export const CUPS_WITH_CREAM = {
  espresso: ({ low, high, garnish, ware }: DrinkPaints) => `
    <ellipse cx="8" cy="2" rx="104" ry="11" fill="var(--shadow)"/>
    <path d="M-100-12h200c-10 10-44 14-100 14s-90-4-100-14Z" fill="var(--glaze)"/><ellipse cy="-12" rx="100" ry="9" fill="var(--enamel)"/>
    <path d="M46-78c36-6 36 36-2 42" fill="none" stroke="var(--enamel)" stroke-width="10"/>
    <path d="M-54-92H54L44-30Q40-12 22-12H-22Q-40-12-44-30Z" fill="var(--enamel)"/><path d="M-54-92H54L44-30Q40-12 22-12H-22Q-40-12-44-30Z" fill="url(#t)" opacity=".7"/><path d="M-51-70H51l-3 14H-48Z" fill="${ware}"/>
    <ellipse cy="-92" rx="54" ry="11" fill="var(--glaze)"/><ellipse cy="-91" rx="48" ry="8" fill="${low}"/><ellipse cy="-92" rx="34" ry="5" fill="${high}" opacity=".7"/>
    <path d="M-14-112c-10-12 10-20 0-34M16-112c-10-12 10-20 0-34" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    <path d="M62-16q24-10 44-12" stroke="${ink('a7aeb3')}" stroke-width="6" stroke-linecap="round"/><ellipse cx="110" cy="-29" rx="12" ry="5" fill="${ink('a7aeb3')}"/>
    ${drawGarnish(garnish, [
      [-84, -20],
      [84, -26],
    ])}`,
  float: ({ low, high, ice, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="56" ry="8" fill="var(--shadow)"/>
    <path d="M26-244 12-60" stroke="var(--straw)" stroke-width="9" stroke-linecap="round"/>
    <path d="M-62-172H62L44-18Q42-10 36-8H-36Q-42-10-44-18ZM-50-8H50V0H-50Z" fill="var(--glass)"/>
    <path d="M-56-146H56L40-20H-40Z" fill="${low}"/><path d="M-56-146H56l-3 22q-12 10-22 0-12 12-26 0-14 12-26 0-14 10-32-2Z" fill="${ink('f6e3c4')}"/>
    ${drawIce(ice, [[-14, -96, 14]])}
    <circle cx="-20" cy="-178" r="36" fill="${high === low ? 'var(--cream)' : high}"/><circle cx="-20" cy="-178" r="36" fill="url(#v)"/><circle cx="30" cy="-172" r="30" fill="${ink('fff3dc')}"/><circle cx="30" cy="-172" r="30" fill="url(#v)"/><path d="M-50-164q10 8 20 0t20 2 20-2" fill="none" stroke="var(--shadow)" stroke-width="5" stroke-linecap="round"/>
    <path d="M-44-136l10 100" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [52, -196],
      [-34, -206],
    ])}`,
  shake: ({ low, high, ice, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="56" ry="8" fill="var(--shadow)"/>
    <path d="M34-246 12-60" stroke="var(--straw)" stroke-width="9" stroke-linecap="round"/>
    <path d="M-60-172H60L42-24Q40-14 28-12h-56q-12-2-14-12ZM-48-10H48V0H-48Z" fill="var(--glass)"/>
    <path d="M-56-164H56L39-26H-39Z" fill="${low}"/><path d="M-56-164H56l-5 40q-50 14-102 0Z" fill="${high}" opacity=".55"/><path d="M-40-120q8 40 2 80M10-110q-10 40 6 70" fill="none" stroke="${high}" stroke-width="5" stroke-linecap="round" opacity=".7"/>
    ${drawIce(ice, [[-12, -106, 14]])}${swirl(0, -164, 1)}
    <path d="M-46-150l12 110" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [-24, -216],
      [34, -196],
    ])}`,
  'cream-mug': ({ low, garnish, ware }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="78" ry="9" fill="var(--shadow)"/>
    <path d="M66-96h16a34 34 0 0 1 0 68H62" fill="none" stroke="${ware}" stroke-width="14"/>
    ${swirl(0, -122, 1.1)}
    <path d="M-72-126H72v98A28 28 0 0 1 44 0H-44a28 28 0 0 1-28-28Z" fill="${ware}"/><path d="M-72-126H72v98A28 28 0 0 1 44 0H-44a28 28 0 0 1-28-28Z" fill="url(#t)"/>
    <path d="M-72-126q72 22 144 0v8q-8 26-16 4-10 14-20 2-14 18-26 0-20 10-34-2-24 12-48-12Z" fill="${low}"/>
    <path d="M-58-96v62" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>
    ${STEAM}${drawGarnish(garnish, [
      [-18, -166],
      [26, -160],
    ])}`,
  frozen: ({ low, high, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="48" ry="8" fill="var(--shadow)"/>
    <path d="M22-258 4-90" stroke="var(--straw)" stroke-width="8" stroke-linecap="round"/>
    <path d="M-38-3h76c0-7-34-4-34-14v-38h-8v38c0 10-34 7-34 14Z" fill="var(--glass)"/>
    <path d="M-72-166C-84-192-58-208-42-200-34-222 0-226 12-208 30-220 60-208 56-190 76-190 84-174 72-162Z" fill="${low}"/><path d="M-72-166C-84-192-58-208-42-200-34-222 0-226 12-208 30-220 60-208 56-190 76-190 84-174 72-162Z" fill="var(--shine)"/><path d="M-48-184h.1M-22-200h.1M6-192h.1M34-194h.1M52-178h.1M-30-176h.1M20-176h.1" stroke="${ink('ffffff')}" stroke-width="9" stroke-linecap="round" opacity=".75"/>
    <path d="M-78-168H78C76-110 50-58 0-56-50-58-76-110-78-168Z" fill="var(--glass)"/><path d="M-72-166H72C68-112 46-66 0-64-46-66-68-112-72-166Z" fill="${low}"/><path d="M-72-166H72C71-150 68-136 64-122H-64C-68-136-71-150-72-166Z" fill="${high}" opacity=".5"/>
    <path d="M-60-150c4 34 18 56 36 66" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [58, -176],
      [-34, -206],
    ])}`,
  'copper-mug': ({ low, ice, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="76" ry="9" fill="var(--shadow)"/>
    <path d="M64-118c56-8 56 92-4 88" fill="none" stroke="${ink('b5673a')}" stroke-width="12"/>
    <ellipse cy="-144" rx="72" ry="15" fill="${ink('8a4a26')}"/><ellipse cy="-142" rx="64" ry="11" fill="${low}"/>
    ${drawIce(ice, [
      [-26, -152, 14],
      [18, -156, -20],
    ])}
    <path d="M-72-144Q0-116 72-144L64-10Q62 0 50 0H-50Q-62 0-64-10Z" fill="${ink('cd7f4c')}"/><path d="M-72-144Q0-116 72-144L64-10Q62 0 50 0H-50Q-62 0-64-10Z" fill="url(#t)"/>
    <path d="M-72-144Q0-116 72-144" fill="none" stroke="${ink('f0b487')}" stroke-width="5"/><path d="M-56-112l6 88" stroke="var(--shine)" stroke-width="9" stroke-linecap="round"/>
    <path d="M-20-90h.1M10-70h.1M-26-48h.1M28-98h.1M34-48h.1M2-26h.1M-6-110h.1" stroke="${ink('a85d31')}" stroke-width="9" stroke-linecap="round" opacity=".6"/>
    ${drawGarnish(garnish, [
      [48, -156],
      [-6, -166],
    ])}`,
  frappe: ({ low, high, ice, garnish }: DrinkPaints) => `
    <ellipse cx="8" cy="0" rx="54" ry="8" fill="var(--shadow)"/>
    <path d="M14-236 26-40" stroke="var(--straw)" stroke-width="8" stroke-linecap="round"/>
    <path d="M-56-190H56L46-8a8 8 0 0 1-8 8H-38a8 8 0 0 1-8-8Z" fill="var(--glass)"/>
    <path d="M-48-142H48L42-18a6 6 0 0 1-6 6H-36a6 6 0 0 1-6-6Z" fill="${high}"/>
    ${drawIce(ice, [
      [-16, -104, 12],
      [16, -78, -18],
      [-12, -50, 30],
    ])}
    <path d="M-52-146q-8-26 8-34 8-18 26-10 14-16 34-4 22-6 28 12 16 8 8 36-10 14-26 2-14 14-28 2-14 12-26 0-14 8-24-4Z" fill="${low}"/><path d="M-34-172q10-10 20-4M8-178q14-4 20 6M-22-154q12-8 24 0" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    <path d="M-38-132l5 100" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
    ${drawGarnish(garnish, [
      [-30, -190],
      [34, -182],
    ])}`,
} as const;
