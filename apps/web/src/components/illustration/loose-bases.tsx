import type { IllustrationBase } from '@larder/contract/dish/illustration';
import type { ReactNode } from 'react';

type BaseProps = { fill: string };

const RINGS = [18, 30, 42, 54, 66, 78];

/** Places and rotations of tubes of pasta. */
const TUBES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [0, 0, 20],
  [-34, -16, 70],
  [32, -22, -35],
  [8, 36, -10],
  [-26, 26, -50],
  [42, 18, 60],
  [0, -40, 5],
  [-58, 8, 15],
  [-38, -50, -20],
  [34, -54, 40],
  [62, -12, -75],
  [-14, 62, 35],
  [32, 54, -30],
  [-54, 44, 75],
];

/** Bases of wet and loose food: they fill a vessel below its toppings, around its middle, to a radius of 88 units. */
export const LOOSE_BASES = {
  none: () => null,
  cloche: () => (
    <>
      <circle cx="3" cy="7" r="78" fill="var(--art-shadow)" />
      <circle r="78" fill="var(--art-rim)" opacity=".55" />
      <circle r="70" fill="var(--art-sky)" />
      <path d="M-46-22A52 52 0 0 1-10-50" fill="none" stroke="var(--art-shine)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="2" cy="4" r="15" fill="var(--art-shadow)" />
      <circle r="14" fill="var(--art-wood)" />
    </>
  ),
  liquid: ({ fill }: BaseProps) => (
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
  'sauce-and-rice': ({ fill }: BaseProps) => (
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
  sauce: ({ fill }: BaseProps) => (
    <>
      <circle r="90" fill={fill} />
      <path
        d="M-66-22A70 70 0 0 1-26-64M58 44A72 72 0 0 1 22 70"
        fill="none"
        stroke="var(--art-shine)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  ),
  'pasta-tubes': ({ fill }: BaseProps) => (
    <>
      <circle r="84" fill={fill} />
      {TUBES.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--art-lemon)" />
          <ellipse cx="15" rx="4" ry="7" fill="var(--art-crust)" opacity=".6" />
          <path d="M-15-3h24" stroke="var(--art-shine)" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
    </>
  ),
  cream: ({ fill }: BaseProps) => (
    <>
      <circle r="88" fill={fill} />
      <path
        d="M-6-2c6-12 24-4 18 10-8 20-40 14-42-10C-32-34 4-50 32-34 64-14 60 34 24 52-14 70-62 46-68 6"
        fill="none"
        stroke="var(--art-shine)"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  ),
  mash: ({ fill }: BaseProps) => (
    <>
      <circle r="82" fill={fill} />
      {[-48, -16, 16, 48].map((y) => (
        <path
          key={y}
          d={`M-54 ${y}q13-16 27 0t27 0 27 0 27 0`}
          fill="none"
          stroke="var(--art-grain)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      ))}
    </>
  ),
  scramble: ({ fill }: BaseProps) => (
    <g fill={fill}>
      <path
        d="M-58 6C-70-22-40-34-30-30-26-58 12-58 18-40c24-12 44 6 36 24 22 12 10 44-14 42-8 20-40 22-48 6-22 10-48-4-50-26Z"
        fill="var(--art-shadow)"
        transform="translate(3 6)"
      />
      <path d="M-58 6C-70-22-40-34-30-30-26-58 12-58 18-40c24-12 44 6 36 24 22 12 10 44-14 42-8 20-40 22-48 6-22 10-48-4-50-26Z" />
      <path
        d="M-40-6q8-14 20-6M-6-30q12-8 18 4M18-4q14-8 20 4M-22 18q10-10 20 0M12 22q10-6 16-2"
        fill="none"
        stroke="var(--art-cream)"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>
  ),
} satisfies Partial<Record<IllustrationBase, (props: BaseProps) => ReactNode>>;
