import type { DishIllustration } from '@larder/contract/dish/illustration';
import type { ReactNode } from 'react';

type VesselProps = { rim: string; children: ReactNode };

/** What food is served in, seen from above, around its own middle; `children` fill it. */
export const VESSELS = {
  plate: ({ rim, children }: VesselProps) => (
    <>
      <ellipse cx="6" cy="14" rx="120" ry="118" fill="var(--art-shadow)" />
      <circle r="118" fill="var(--art-enamel)" />
      <circle r="111" fill="none" stroke={rim} strokeWidth="3.5" />
      <circle r="86" fill="var(--art-glaze)" />
      {children}
    </>
  ),
  bowl: ({ rim, children }: VesselProps) => (
    <>
      <ellipse cx="7" cy="16" rx="112" ry="110" fill="var(--art-shadow)" />
      <circle r="112" fill={rim} />
      <circle r="104" fill="var(--art-enamel)" />
      <circle r="94" fill="var(--art-glaze)" />
      {children}
    </>
  ),
  pan: ({ children }: VesselProps) => (
    <>
      <g transform="rotate(-28)">
        <rect x="100" y="-9" width="150" height="26" rx="13" fill="var(--art-shadow)" />
        <rect x="100" y="-14" width="150" height="26" rx="13" fill="var(--art-iron)" />
        <circle cx="234" cy="-1" r="5" fill="var(--art-iron-light)" />
      </g>
      <ellipse cx="6" cy="14" rx="116" ry="114" fill="var(--art-shadow)" />
      <circle r="116" fill="var(--art-iron)" />
      <circle r="101" fill="var(--art-iron-light)" />
      {children}
    </>
  ),
  board: ({ children }: VesselProps) => (
    <>
      <rect x="-142" y="-78" width="296" height="176" rx="22" fill="var(--art-shadow)" />
      <rect x="-148" y="-90" width="296" height="176" rx="22" fill="var(--art-wood)" />
      <path
        d="M-126-48h180M-90-6h214M-126 40h150"
        stroke="var(--art-wood-dark)"
        strokeWidth="2"
        opacity=".35"
        strokeLinecap="round"
      />
      <circle cx="126" cy="-68" r="8" fill="var(--art-wood-dark)" />
      {children}
    </>
  ),
  'baking-dish': ({ rim, children }: VesselProps) => (
    <>
      <rect x="-138" y="-88" width="288" height="196" rx="40" fill="var(--art-shadow)" />
      <rect x="-160" y="-22" width="320" height="44" rx="20" fill={rim} />
      <rect x="-144" y="-100" width="288" height="200" rx="40" fill={rim} />
      <rect x="-130" y="-86" width="260" height="172" rx="30" fill="var(--art-enamel)" />
      <rect x="-122" y="-78" width="244" height="156" rx="26" fill="var(--art-glaze)" />
      {children}
    </>
  ),
} satisfies Record<DishIllustration['vessel'], (props: VesselProps) => ReactNode>;
