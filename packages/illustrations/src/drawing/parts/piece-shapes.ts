import type { IllustrationPart } from '@larder/contract/dish/illustration';
import type { IngredientPart } from '@larder/contract/dish/ingredient-part';

/** SVG of a dish in pieces, each in the dish's colour, around its own middle, some 30 to 80 units from side to side. */
export const PIECE_SHAPES: Readonly<Record<Exclude<IllustrationPart, IngredientPart>, (fill: string) => string>> = {
  cookie: (fill) => `
    <circle cx="2" cy="4" r="25" fill="var(--shadow)"/>
    <circle r="25" fill="${fill}"/>
    <g fill="var(--wood-dark)" opacity=".8">
    <circle cx="-9" cy="-7" r="4.5"/>
    <circle cx="8" cy="-10" r="3.5"/>
    <circle cx="4" cy="7" r="4.5"/>
    <circle cx="-10" cy="10" r="3"/>
    </g>`,
  muffin: (fill) => `
    <circle cx="2" cy="4" r="25" fill="var(--shadow)"/>
    <circle r="25" fill="var(--cream)"/>
    <circle r="22" fill="none" stroke="var(--grain)" stroke-width="6" stroke-dasharray="3 3"/>
    <circle r="19" fill="${fill}"/>
    <path d="M-12-6A14 14 0 0 1-2-13" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  bar: (fill) => `
    <path d="M-20-17q0-4 4-4h32q4 0 4 4v34q0 4-4 4h-32q-4 0-4-4Z" fill="var(--shadow)" transform="translate(3 5)"/>
    <path d="M-20-17q0-4 4-4h32q4 0 4 4v34q0 4-4 4h-32q-4 0-4-4Z" fill="${fill}"/>
    <path d="M-20-17q0-4 4-4h32q4 0 4 4v6h-40Z" fill="var(--shine)" opacity=".5"/>
    <path d="M-10 0l5 2M6 6l6-2M-4 12l4 1" fill="none" stroke="var(--wood-dark)" stroke-width="2.5" stroke-linecap="round" opacity=".45"/>`,
  ball: (fill) => `
    <circle cx="2" cy="4" r="16" fill="var(--shadow)"/>
    <circle r="16" fill="${fill}"/>
    <path d="M-9-5A11 11 0 0 1-1-11" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  dumpling: (fill) => `
    <path d="M-26 8C-26-14-14-22 0-22S26-14 26 8c0 5-52 5-52 0Z" fill="var(--shadow)" transform="translate(3 5)"/>
    <path d="M-26 8C-26-14-14-22 0-22S26-14 26 8c0 5-52 5-52 0Z" fill="${fill}"/>
    <path d="M-18-10l4 9M-7-17l3 10M7-17l-3 10M18-10l-4 9" fill="none" stroke="var(--wood-dark)" stroke-width="2.5" stroke-linecap="round" opacity=".45"/>`,
  turnover: (fill) => `
    <path d="M-26 8C-26-14-14-22 0-22S26-14 26 8c0 5-52 5-52 0Z" fill="var(--shadow)" transform="translate(3 5)"/>
    <path d="M-26 8C-26-14-14-22 0-22S26-14 26 8c0 5-52 5-52 0Z" fill="${fill}"/>
    <path d="M-22 3h44M-10-8l3 6M4-10l3 7" fill="none" stroke="var(--wood-dark)" stroke-width="2" stroke-linecap="round" opacity=".45"/>`,
  roll: (fill) => `
    <path d="M-34-9q0-5 5-5h58q5 0 5 5v18q0 5-5 5h-58q-5 0-5-5Z" fill="var(--shadow)" transform="translate(3 5)"/>
    <path d="M-34-9q0-5 5-5h58q5 0 5 5v18q0 5-5 5h-58q-5 0-5-5Z" fill="${fill}"/>
    <path d="M-20-9l8 18M-2-9l8 18M16-9l8 18" fill="none" stroke="var(--wood-dark)" stroke-width="2.5" stroke-linecap="round" opacity=".45"/>
    <path d="M-27-9h20" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  patty: (fill) => `
    <circle cx="2" cy="4" r="22" fill="var(--shadow)"/>
    <circle r="22" fill="${fill}"/>
    <path d="M-11-5q5-5 10 0M2 7q5-5 10 0M-9 10l5 1M7-9l4 2" fill="none" stroke="var(--wood-dark)" stroke-width="2.5" stroke-linecap="round" opacity=".45"/>`,
  stick: (fill) => `
    <path d="M-27-5h54v10h-54Z" fill="var(--shadow)" transform="translate(3 5)"/>
    <path d="M-27-5h54v10h-54Z" fill="${fill}"/>
    <path d="M-22-2h40" fill="none" stroke="var(--shine)" stroke-width="2" stroke-linecap="round"/>`,
  crisp: (fill) => `
    <path d="M-20 14C-24 2-8-20 2-20S24 6 20 13-12 20-20 14Z" fill="var(--shadow)" transform="translate(3 5)"/>
    <path d="M-20 14C-24 2-8-20 2-20S24 6 20 13-12 20-20 14Z" fill="${fill}"/>
    <path d="M-8 4l3 2M4-6l4 1M8 7l2 2" fill="none" stroke="var(--wood-dark)" stroke-width="2" stroke-linecap="round" opacity=".45"/>`,
  scoop: (fill) => `
    <circle cx="2" cy="4" r="27" fill="var(--shadow)"/>
    <circle r="27" fill="${fill}"/>
    <path d="M-17-8A20 20 0 0 1-3-19" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>
    <path d="M-20 12q7 7 13 1t13 2" fill="none" stroke="var(--wood-dark)" stroke-width="2" stroke-linecap="round" opacity=".45"/>`,
  meringue: (fill) => `
    <circle cx="2" cy="4" r="23" fill="var(--shadow)"/>
    <circle r="23" fill="${fill}"/>
    <path d="M-14 4c0-18 26-18 26-2 0 12-17 12-17 2 0-6 8-6 8-1" fill="none" stroke="var(--grain)" stroke-width="3" stroke-linecap="round"/>`,
  taco: (fill) => `
    <path d="M-36 14A36 36 0 0 1 36 14Z" fill="var(--shadow)" transform="translate(3 5)"/>
    <path d="M-36 14A36 36 0 0 1 36 14Z" fill="${fill}"/>
    <path d="M-32 14q6-9 13-1t13-2 13 2 13-2 12 3Z" fill="var(--leaf-light)"/>
    <path d="M-18-2l4 2M-2-12l4 2M14-3l4 2" fill="none" stroke="var(--wood-dark)" stroke-width="3" stroke-linecap="round" opacity=".45"/>`,
  bun: (fill) => `
    <circle cx="2" cy="4" r="36" fill="var(--shadow)"/>
    <circle r="36" fill="${fill}"/>
    <g fill="var(--cream)">
    <ellipse cx="-12" cy="-10" rx="2.4" ry="4" transform="rotate(-30 -12 -10)"/>
    <ellipse cx="8" cy="-16" rx="2.4" ry="4" transform="rotate(20 8 -16)"/>
    <ellipse cx="2" cy="2" rx="2.4" ry="4"/>
    <ellipse cx="17" cy="4" rx="2.4" ry="4" transform="rotate(40 17 4)"/>
    <ellipse cx="-14" cy="12" rx="2.4" ry="4" transform="rotate(70 -14 12)"/>
    </g>
    <path d="M-27-9A29 29 0 0 1-13-25" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  sushi: () => `
    <circle cx="2" cy="4" r="20" fill="var(--shadow)"/>
    <circle r="20" fill="var(--iron)"/>
    <circle r="16" fill="var(--cream)"/>
    <circle r="7" fill="var(--leaf-light)"/>`,
};
