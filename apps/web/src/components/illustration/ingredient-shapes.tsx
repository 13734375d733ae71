import type { IllustrationPart } from '@larder/contract/dish/illustration';
import type { ReactNode } from 'react';
import { disc } from './disc.tsx';

const shade = 'var(--art-shadow)';
const shine = 'var(--art-shine)';

function seeds(fill: string, distance: number) {
  return [0, 72, 144, 216, 288].map((turn) => (
    <ellipse key={turn} cy={-distance} rx="2.2" ry="4" fill={fill} transform={`rotate(${turn})`} />
  ));
}

function citrus(peel: string) {
  return disc(
    peel,
    16,
    <>
      <circle r="12.5" fill="var(--art-cream)" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill={peel} transform={`rotate(${turn})`} />
      ))}
    </>,
  );
}

const leafShape = 'M0 20C-14 8-13-9 0-21 13-9 14 8 0 20Z';

/** Ingredients as they lie on a dish, drawn around their own middle, some 20 to 60 units from side to side. */
export const INGREDIENT_SHAPES = {
  leaf: (
    <>
      <path d={leafShape} fill="var(--art-leaf)" />
      <path d="M0 17V-15" stroke="var(--art-leaf-light)" strokeWidth="2" />
    </>
  ),
  herb: (
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
  'cherry-tomato': disc(
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
  'egg-half': disc('var(--art-enamel)', 19, <circle r="10" fill="var(--art-yolk)" />),
  'fried-egg': (
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
  meat: (
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
  fish: (
    <>
      <path d="M-26 2C-20-14 20-16 26-2 22 12-18 16-26 2Z" fill={shade} transform="translate(2 5)" />
      <path d="M-26 2C-20-14 20-16 26-2 22 12-18 16-26 2Z" fill="var(--art-carrot)" opacity=".85" />
      <path
        d="M-14-6q5 6 2 13M-2-8q5 7 2 16M10-8q5 7 2 14"
        fill="none"
        stroke="var(--art-cream)"
        strokeWidth="3"
        opacity=".9"
      />
    </>
  ),
  mussel: (
    <>
      <path d="M-18 10C-16-10 4-18 20-12 18 8 0 20-18 10Z" fill="var(--art-iron)" />
      <path d="M-12 8C-8-4 4-9 14-8 11 4 0 12-12 8Z" fill="var(--art-carrot)" />
    </>
  ),
  cube: (
    <>
      <rect x="-9" y="-7" width="20" height="20" rx="4" fill={shade} />
      <rect x="-11" y="-11" width="20" height="20" rx="4" fill="var(--art-cream)" />
      <rect x="-11" y="-11" width="20" height="8" rx="4" fill="var(--art-enamel)" />
    </>
  ),
  popcorn: (
    <>
      <path d="M-9 8c-9 0-9-12 0-12 0-9 12-11 14-3 9-1 11 10 3 12 1 8-12 9-17 3Z" fill="var(--art-cream)" />
      <circle cy="2" r="3" fill="var(--art-yolk)" />
    </>
  ),
  crouton: (
    <>
      <rect x="-10" y="-8" width="20" height="20" rx="4" fill={shade} />
      <rect x="-11" y="-11" width="20" height="20" rx="4" fill="var(--art-crust)" />
      <rect x="-7" y="-7" width="12" height="12" rx="3" fill="var(--art-cream)" opacity=".8" />
    </>
  ),
  avocado: (
    <>
      <path d="M0-22C12-22 20 0 16 12 12 22-12 22-16 12-20 0-12-22 0-22Z" fill="var(--art-leaf)" />
      <path d="M0-17C9-17 15 1 12 10 9 17-9 17-12 10-15 1-9-17 0-17Z" fill="var(--art-lemon)" />
      <circle cy="5" r="7" fill="var(--art-wood-dark)" />
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
  banana: disc(
    'var(--art-lemon)',
    13,
    <>
      <circle r="10" fill="var(--art-cream)" />
      {seeds('var(--art-grain)', 4)}
    </>,
  ),
  bean: (
    <>
      <path d="M-10-3c0-8 20-8 20 2 0 6-6 7-10 4s-10 2-10-6Z" fill="var(--art-chocolate)" />
      <path d="M-5-5q4-3 8-1" fill="none" stroke={shine} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  nut: (
    <>
      <path d="M0 14C-10 6-9-7 0-14 9-7 10 6 0 14Z" fill="var(--art-crust)" />
      <path d="M0 9V-8" stroke="var(--art-wood-dark)" strokeWidth="1.8" opacity=".7" />
    </>
  ),
  lemon: citrus('var(--art-lemon)'),
  lime: citrus('var(--art-leaf-light)'),
  orange: citrus('var(--art-carrot)'),
  bread: (
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
} satisfies Partial<Record<IllustrationPart, ReactNode>>;
