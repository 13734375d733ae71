import type { ReactNode } from 'react';

const shade = 'var(--art-shadow)';
const shine = 'var(--art-shine)';

function disc(fill: string, radius: number, inner: ReactNode = null) {
  return (
    <>
      <circle cx="2" cy="4" r={radius} fill={shade} />
      <circle r={radius} fill={fill} />
      {inner}
    </>
  );
}

function seeds(fill: string, distance: number) {
  return [0, 72, 144, 216, 288].map((turn) => (
    <ellipse key={turn} cy={-distance} rx="2.2" ry="4" fill={fill} transform={`rotate(${turn})`} />
  ));
}

const leafShape = 'M0 20C-14 8-13-9 0-21 13-9 14 8 0 20Z';

/** What lies on a dish, drawn about its own middle, some 20 units from side to side. */
export const PARTS = {
  leaf: (
    <>
      <path d={leafShape} fill="var(--art-leaf)" />
      <path d="M0 17V-15" stroke="var(--art-leaf-light)" strokeWidth="2" />
    </>
  ),
  mint: (
    <>
      <path d={leafShape} fill="var(--art-leaf-light)" transform="rotate(-48) scale(.75)" />
      <path d={leafShape} fill="var(--art-leaf)" transform="rotate(42) scale(.8)" />
    </>
  ),
  tomato: disc(
    'var(--art-tomato)',
    17,
    <>
      <circle r="12.5" fill="none" stroke="var(--art-carrot)" strokeWidth="2.5" opacity=".8" />
      {seeds('var(--art-yolk)', 7)}
    </>,
  ),
  cherryTomato: disc(
    'var(--art-tomato)',
    12,
    <path d="M-6-4A8 8 0 0 1 0-8" fill="none" stroke={shine} strokeWidth="3" strokeLinecap="round" />,
  ),
  cucumber: disc(
    'var(--art-leaf)',
    15,
    <>
      <circle r="12" fill="var(--art-leaf-light)" />
      {seeds('var(--art-cream)', 6)}
    </>,
  ),
  carrot: disc('var(--art-carrot)', 12, <circle r="6" fill="var(--art-yolk)" opacity=".7" />),
  egg: disc('var(--art-enamel)', 19, <circle r="10" fill="var(--art-yolk)" />),
  friedEgg: (
    <>
      <path
        d="M-34 6c-6-18 8-36 28-34 12 1 16 8 28 10 16 4 20 24 8 36-10 10-22 4-34 10-14 6-26-4-30-22Z"
        fill={shade}
        transform="translate(3 6)"
      />
      <path
        d="M-34 6c-6-18 8-36 28-34 12 1 16 8 28 10 16 4 20 24 8 36-10 10-22 4-34 10-14 6-26-4-30-22Z"
        fill="var(--art-enamel)"
      />
      <circle cx="2" cy="1" r="15" fill="var(--art-yolk)" />
      <path d="M-7-4A11 11 0 0 1 1-10" fill="none" stroke={shine} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  fillet: (
    <>
      <path d="M-20 4c-2-12 8-20 20-18s22 6 20 16-12 16-22 14-16-2-18-12Z" fill={shade} transform="translate(2 5)" />
      <path d="M-20 4c-2-12 8-20 20-18s22 6 20 16-12 16-22 14-16-2-18-12Z" fill="var(--art-crust)" />
      <path
        d="M-10-4 4 8M-1-8l12 11"
        stroke="var(--art-wood-dark)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  ),
  cube: (
    <>
      <rect x="-9" y="-7" width="20" height="20" rx="4" fill={shade} />
      <rect x="-11" y="-11" width="20" height="20" rx="4" fill="var(--art-cream)" />
      <rect x="-11" y="-11" width="20" height="8" rx="4" fill="var(--art-enamel)" />
    </>
  ),
  crouton: (
    <>
      <rect x="-10" y="-8" width="20" height="20" rx="4" fill={shade} />
      <rect x="-11" y="-11" width="20" height="20" rx="4" fill="var(--art-crust)" />
      <rect x="-7" y="-7" width="12" height="12" rx="3" fill="var(--art-cream)" opacity=".8" />
    </>
  ),
  onion: <circle r="13" fill="none" stroke="var(--art-plum)" strokeWidth="4" opacity=".85" />,
  potato: disc('var(--art-crust)', 15, <circle r="12.5" fill="var(--art-lemon)" opacity=".75" />),
  mushroom: (
    <>
      <path d="M-5 0h10l2 14c0 4-14 4-14 0Z" fill="var(--art-cream)" />
      <path d="M-17 2C-16-20 16-20 17 2 8 7-8 7-17 2Z" fill="var(--art-wood)" />
    </>
  ),
  pepper: <circle r="12" fill="none" stroke="var(--art-tomato)" strokeWidth="6" strokeDasharray="16 3" />,
  prawn: (
    <>
      <path d="M-9 12A14 14 0 1 1 13 6" fill="none" stroke="var(--art-straw)" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M-9 12A14 14 0 1 1 13 6"
        fill="none"
        stroke="var(--art-cream)"
        strokeWidth="9"
        strokeDasharray="2 9"
        opacity=".7"
      />
    </>
  ),
  olive: (
    <>
      <circle r="9" fill="var(--art-olive)" />
      <circle r="3.5" fill="var(--art-tomato)" />
    </>
  ),
  pea: disc('var(--art-leaf-light)', 7),
  berry: disc(
    'var(--art-plum)',
    10,
    <path d="M-5-3A6 6 0 0 1 0-6" fill="none" stroke={shine} strokeWidth="2.5" strokeLinecap="round" />,
  ),
  raspberry: disc(
    'var(--art-berry)',
    11,
    <circle r="4" fill="none" stroke={shine} strokeWidth="2" strokeDasharray="3 4" strokeLinecap="round" />,
  ),
  chickpea: disc(
    'var(--art-yolk)',
    8,
    <path d="M-3-3 2 2" stroke="var(--art-wood)" strokeWidth="2" strokeLinecap="round" />,
  ),
  almond: (
    <>
      <path d="M0 14C-10 6-9-7 0-14 9-7 10 6 0 14Z" fill="var(--art-crust)" />
      <path d="M0 9V-8" stroke="var(--art-wood-dark)" strokeWidth="1.8" opacity=".7" />
    </>
  ),
  lemon: disc(
    'var(--art-lemon)',
    16,
    <>
      <circle r="12.5" fill="var(--art-cream)" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--art-lemon)" transform={`rotate(${turn})`} />
      ))}
    </>,
  ),
  cookie: disc(
    'var(--art-crust)',
    25,
    <>
      <circle cx="-9" cy="-7" r="4.5" fill="var(--art-wood-dark)" />
      <circle cx="8" cy="-10" r="3.5" fill="var(--art-wood-dark)" />
      <circle cx="4" cy="7" r="4.5" fill="var(--art-wood-dark)" />
      <circle cx="-10" cy="10" r="3" fill="var(--art-wood-dark)" />
    </>,
  ),
  toast: (
    <>
      <path
        d="M-30-14c0-16 18-18 30-18s30 2 30 18c0 8-5 10-5 14v24a7 7 0 0 1-7 7h-36a7 7 0 0 1-7-7V0c0-4-5-6-5-14Z"
        fill={shade}
        transform="translate(3 6)"
      />
      <path
        d="M-30-14c0-16 18-18 30-18s30 2 30 18c0 8-5 10-5 14v24a7 7 0 0 1-7 7h-36a7 7 0 0 1-7-7V0c0-4-5-6-5-14Z"
        fill="var(--art-crust)"
      />
      <path
        d="M-24-13c0-10 13-13 24-13s24 3 24 13c0 7-5 8-5 13v21a4 4 0 0 1-4 4h-30a4 4 0 0 1-4-4V0c0-5-5-6-5-13Z"
        fill="var(--art-cream)"
      />
    </>
  ),
} as const;

export type Part = keyof typeof PARTS;
