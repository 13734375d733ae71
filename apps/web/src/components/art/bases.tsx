type BaseProps = { fill: string };

const RINGS = [18, 30, 42, 54, 66, 78];

/** What fills a dish below its toppings, about its own middle, 88 units in radius. */
export const BASES = {
  none: () => null,
  /** The cover of a dish that nothing can be told of. */
  cover: () => (
    <>
      <circle cx="3" cy="7" r="78" fill="var(--art-shadow)" />
      <circle r="78" fill="var(--art-rim)" opacity=".55" />
      <circle r="70" fill="var(--art-sky)" />
      <path d="M-46-22A52 52 0 0 1-10-50" fill="none" stroke="var(--art-shine)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="2" cy="4" r="15" fill="var(--art-shadow)" />
      <circle r="14" fill="var(--art-wood)" />
    </>
  ),
  soup: ({ fill }: BaseProps) => (
    <>
      <circle r="90" fill={fill} />
      <path
        d="M-48-18c18-26 60-22 66 4 4 18-20 30-32 16"
        fill="none"
        stroke={fill === 'var(--art-cream)' ? 'var(--art-grain)' : 'var(--art-cream)'}
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".75"
      />
    </>
  ),
  rice: () => (
    <>
      <circle r="88" fill="var(--art-cream)" />
      {RINGS.map((radius, index) => (
        <circle
          key={radius}
          r={radius}
          fill="none"
          stroke="var(--art-grain)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`7 ${9 + index}`}
          transform={`rotate(${index * 40})`}
        />
      ))}
    </>
  ),
  noodles: ({ fill }: BaseProps) => (
    <>
      <circle r="82" fill={fill} />
      {RINGS.map((radius, index) => (
        <circle
          key={radius}
          cx={index % 2 ? 4 : -4}
          r={radius}
          fill="none"
          stroke="var(--art-lemon)"
          strokeWidth="6.5"
          strokeLinecap="round"
          strokeDasharray={`${radius * 3.6} ${radius * 0.9}`}
          transform={`rotate(${index * 67})`}
        />
      ))}
    </>
  ),
  sauceAndRice: ({ fill }: BaseProps) => (
    <>
      <circle r="88" fill={fill} />
      <path
        d="M-62-62a88 88 0 0 0-12 110C-40 44-4 12 8-26 14-46 8-70 0-88a88 88 0 0 0-62 26Z"
        fill="var(--art-cream)"
      />
      <path
        d="M-66-30l8 6M-44-50l4 9M-60 4l9 3M-30-24l8 6M-56 30l9-2M-20-60l6 7M-12-38l7 6M-34 6l9 2"
        stroke="var(--art-grain)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  greens: () => (
    <>
      <circle r="86" fill="var(--art-leaf)" />
      {[0, 60, 120, 180, 240, 300].map((turn, index) => (
        <path
          key={turn}
          d="M0-20c-30-14-34-52-8-66 10 8 18 8 28-2 22 18 12 56-20 68Z"
          fill={index % 2 ? 'var(--art-leaf-light)' : 'var(--art-olive)'}
          transform={`rotate(${turn})`}
        />
      ))}
      <path d="M-26 6C-20-24 22-26 28 2 16 30-14 32-26 6Z" fill="var(--art-leaf-light)" />
    </>
  ),
  pancakes: () => (
    <>
      <ellipse cx="3" cy="8" rx="68" ry="66" fill="var(--art-shadow)" />
      <circle r="66" fill="var(--art-crust)" />
      <circle r="57" fill="var(--art-yolk)" opacity=".55" />
      <path
        d="M-40 8c8-34 64-40 76-8 6 20-12 22-14 40-2 12-14 10-15-1-1-14-12-4-20 0-14 8-30-10-27-31Z"
        fill="var(--art-carrot)"
        opacity=".8"
      />
    </>
  ),
} as const;

export type Base = keyof typeof BASES;
