import type { DishIllustration } from '@larder/contract/dish/illustration';

/** SVG of what food is served in, seen from above, around its own middle; `contents` fill it. */
export const VESSELS: Readonly<Record<DishIllustration['vessel'], (rim: string, contents: string) => string>> = {
  plate: (rim, contents) => `
    <ellipse cx="6" cy="14" rx="120" ry="118" fill="var(--shadow)"/>
    <circle r="118" fill="var(--enamel)"/>
    <circle r="111" fill="none" stroke="${rim}" stroke-width="3.5"/>
    <circle r="86" fill="var(--glaze)"/>
    ${contents}`,
  bowl: (rim, contents) => `
    <ellipse cx="7" cy="16" rx="112" ry="110" fill="var(--shadow)"/>
    <circle r="112" fill="${rim}"/>
    <circle r="104" fill="var(--enamel)"/>
    <circle r="94" fill="var(--glaze)"/>
    ${contents}`,
  pan: (_rim, contents) => `
    <g transform="rotate(-28)">
    <rect x="100" y="-9" width="150" height="26" rx="13" fill="var(--shadow)"/>
    <rect x="100" y="-14" width="150" height="26" rx="13" fill="var(--iron)"/>
    <circle cx="234" cy="-1" r="5" fill="var(--iron-light)"/>
    </g>
    <ellipse cx="6" cy="14" rx="116" ry="114" fill="var(--shadow)"/>
    <circle r="116" fill="var(--iron)"/>
    <circle r="101" fill="var(--iron-light)"/>
    ${contents}`,
  board: (_rim, contents) => `
    <rect x="-142" y="-78" width="296" height="176" rx="22" fill="var(--shadow)"/>
    <rect x="-148" y="-90" width="296" height="176" rx="22" fill="var(--wood)"/>
    <path d="M-126-48h180M-90-6h214M-126 40h150" stroke="var(--wood-dark)" stroke-width="2" opacity=".35" stroke-linecap="round"/>
    <circle cx="126" cy="-68" r="8" fill="var(--wood-dark)"/>
    ${contents}`,
  'baking-dish': (rim, contents) => `
    <rect x="-138" y="-88" width="288" height="196" rx="40" fill="var(--shadow)"/>
    <rect x="-160" y="-22" width="320" height="44" rx="20" fill="${rim}"/>
    <rect x="-144" y="-100" width="288" height="200" rx="40" fill="${rim}"/>
    <rect x="-130" y="-86" width="260" height="172" rx="30" fill="var(--enamel)"/>
    <rect x="-122" y="-78" width="244" height="156" rx="26" fill="var(--glaze)"/>
    ${contents}`,
};
