/** SVG of food that is cooked or baked in one piece, around the middle of its vessel. */
export const SOLID_BASES = {
  pancakes: () => `
    <ellipse cx="3" cy="8" rx="68" ry="66" fill="var(--shadow)"/>
    <circle r="66" fill="var(--crust)"/>
    <circle r="57" fill="var(--yolk)" opacity=".55"/>
    <path d="M-40 8c8-34 64-40 76-8 6 20-12 22-14 40-2 12-14 10-15-1-1-14-12-4-20 0-14 8-30-10-27-31Z" fill="var(--carrot)" opacity=".8"/>`,
  waffle: (fill: string) => `
    <rect x="-58" y="-52" width="124" height="118" rx="20" fill="var(--shadow)"/>
    <rect x="-62" y="-60" width="124" height="118" rx="20" fill="${fill}"/>
    <path d="M-38-54V52M-12-54V52M14-54V52M40-54V52M-56-36H56M-56-12H56M-56 12H56M-56 36H56" stroke="var(--yolk)" stroke-width="6" stroke-linecap="round" opacity=".7"/>`,
  omelette: (fill: string) => `
    <path d="M-74 20C-74-40-30-58 4-58s74 20 74 78c0 12-152 12-152 0Z" fill="var(--shadow)" transform="translate(2 7)"/>
    <path d="M-76 20C-76-40-32-58 0-58s76 18 76 78c0 12-152 12-152 0Z" fill="${fill}"/>
    <path d="M-70 16q70 14 140 0" fill="none" stroke="var(--cream)" stroke-width="5" stroke-linecap="round" opacity=".8"/>
    <path d="M-44-16l10-8M-10-36l12 2M26-22l10 6M-14-6l12-2" stroke="var(--crust)" stroke-width="5" stroke-linecap="round"/>`,
  bake: (fill: string) => `
    <rect x="-116" y="-72" width="232" height="144" rx="22" fill="${fill}"/>
    <g fill="var(--crust)" opacity=".55">
    <ellipse cx="-78" cy="-42" rx="26" ry="14"/>
    <ellipse cx="8" cy="-50" rx="34" ry="12"/>
    <ellipse cx="82" cy="-18" rx="22" ry="18"/>
    <ellipse cx="-92" cy="28" rx="16" ry="22"/>
    <ellipse cx="-14" cy="48" rx="38" ry="13"/>
    <ellipse cx="74" cy="46" rx="28" ry="14"/>
    </g>
    <path d="M-60-8q16-10 30 0t30 0 30 0M-40 18q14-8 26 0t26 0 26 0" fill="none" stroke="var(--cream)" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
  crumble: (fill: string) => `
    <rect x="-116" y="-72" width="232" height="144" rx="22" fill="${fill}"/>
    <rect x="-104" y="-60" width="208" height="120" rx="18" fill="var(--grain)"/>
    <path d="M-82 -45h180" stroke="var(--crust)" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 19"/>
    <path d="M-92 -22h180" stroke="var(--crust)" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 20"/>
    <path d="M-82 1h180" stroke="var(--crust)" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 21"/>
    <path d="M-92 24h180" stroke="var(--crust)" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 22"/>
    <path d="M-82 47h180" stroke="var(--crust)" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 23"/>`,
  pie: (fill: string) => `
    <circle cx="3" cy="7" r="84" fill="var(--shadow)"/>
    <circle r="84" fill="${fill}"/>
    <circle r="78" fill="none" stroke="var(--yolk)" stroke-width="9" stroke-dasharray="10 8" stroke-linecap="round"/>
    <circle r="66" fill="var(--yolk)" opacity=".35"/>
    <path d="M0-20v-28M0 20v28M-20 0h-28M20 0h28" stroke="var(--wood-dark)" stroke-width="6" stroke-linecap="round"/>
    <path d="M-52-18A56 56 0 0 1-20-52" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`,
  tart: (fill: string) => `
    <circle cx="3" cy="7" r="84" fill="var(--shadow)"/>
    <circle r="80" fill="none" stroke="var(--crust)" stroke-width="12" stroke-dasharray="13 3"/>
    <circle r="78" fill="var(--crust)"/>
    <circle r="66" fill="${fill}"/>
    <path d="M-44-22A50 50 0 0 1-18-46" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`,
  flatbread: (fill: string) => `
    <path d="M-80 6C-84-44-40-80 4-78S84-34 78 8 40 82-6 78-76 46-80 6Z" fill="var(--shadow)" transform="translate(3 7)"/>
    <path d="M-80 6C-84-44-40-80 4-78S84-34 78 8 40 82-6 78-76 46-80 6Z" fill="var(--crust)"/>
    <path d="M-66 5C-69-36-34-66 4-64S69-28 64 7 34 67-5 64-63 38-66 5Z" fill="${fill}"/>
    <path d="M-70-30l8-6M60-44l8 4M-34 68l10 3M70 22l2 9M-6-71l10-1" stroke="var(--wood-dark)" stroke-width="6" stroke-linecap="round" opacity=".6"/>
    <path d="M-38-14l8 4M18-38l8 2M30 22l8-4M-18 34l8 3M-4 2l6 2" stroke="var(--cream)" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
  loaf: (fill: string) => `
    <rect x="-88" y="-46" width="184" height="104" rx="50" fill="var(--shadow)"/>
    <rect x="-92" y="-54" width="184" height="104" rx="50" fill="${fill}"/>
    <path d="M-56-26q12 24 6 50M-20-34q12 30 6 64M18-34q12 30 6 64M54-26q12 24 6 48" fill="none" stroke="var(--cream)" stroke-width="9" stroke-linecap="round" opacity=".75"/>
    <path d="M-66-30q20-14 50-14" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>`,
  cake: (fill: string) => `
    <circle cx="3" cy="8" r="78" fill="var(--shadow)"/>
    <path d="M0 0 72-30A78 78 0 1 1 34-70Z" fill="var(--crust)"/>
    <path d="M-2-3 68-33A74 74 0 1 1 31-69Z" fill="${fill}"/>
    <path d="M-2-3 68-33 66-24 0 6Z" fill="var(--cream)"/>
    <path d="M58 30A68 68 0 1 1 16-68" fill="none" stroke="var(--cream)" stroke-width="11" stroke-linecap="round" stroke-dasharray="1 17"/>`,
};
