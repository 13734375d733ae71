import type { IllustrationPart } from '@larder/contract/dish/illustration';
import type { ReactNode } from 'react';
import { disc } from './disc.tsx';

const shade = 'var(--art-shadow)';
const shine = 'var(--art-shine)';
const dark = 'var(--art-wood-dark)';

/** One outline with its shadow below. */
function outlined(outline: string, fill: string, inner: ReactNode = null) {
  return (
    <>
      <path d={outline} fill={shade} transform="translate(3 5)" />
      <path d={outline} fill={fill} />
      {inner}
    </>
  );
}

const gloss = (d: string, width = 3) => (
  <path d={d} fill="none" stroke={shine} strokeWidth={width} strokeLinecap="round" />
);
const marks = (d: string, width = 2.5) => (
  <path d={d} fill="none" stroke={dark} strokeWidth={width} strokeLinecap="round" opacity=".45" />
);

const HALF_MOON = 'M-26 8C-26-14-14-22 0-22S26-14 26 8c0 5-52 5-52 0Z';

/** A dish in pieces, each in the dish's colour, drawn around its own middle, some 30 to 80 units from side to side. */
export const PIECE_SHAPES = {
  cookie: (fill: string) =>
    disc(
      fill,
      25,
      <g fill={dark} opacity=".8">
        <circle cx="-9" cy="-7" r="4.5" />
        <circle cx="8" cy="-10" r="3.5" />
        <circle cx="4" cy="7" r="4.5" />
        <circle cx="-10" cy="10" r="3" />
      </g>,
    ),
  muffin: (fill: string) =>
    disc(
      'var(--art-cream)',
      25,
      <>
        <circle r="22" fill="none" stroke="var(--art-grain)" strokeWidth="6" strokeDasharray="3 3" />
        <circle r="19" fill={fill} />
        {gloss('M-12-6A14 14 0 0 1-2-13')}
      </>,
    ),
  bar: (fill: string) =>
    outlined(
      'M-20-17q0-4 4-4h32q4 0 4 4v34q0 4-4 4h-32q-4 0-4-4Z',
      fill,
      <>
        <path d="M-20-17q0-4 4-4h32q4 0 4 4v6h-40Z" fill={shine} opacity=".5" />
        {marks('M-10 0l5 2M6 6l6-2M-4 12l4 1')}
      </>,
    ),
  ball: (fill: string) => disc(fill, 16, gloss('M-9-5A11 11 0 0 1-1-11')),
  dumpling: (fill: string) => outlined(HALF_MOON, fill, marks('M-18-10l4 9M-7-17l3 10M7-17l-3 10M18-10l-4 9')),
  turnover: (fill: string) => outlined(HALF_MOON, fill, marks('M-22 3h44M-10-8l3 6M4-10l3 7', 2)),
  roll: (fill: string) =>
    outlined(
      'M-34-9q0-5 5-5h58q5 0 5 5v18q0 5-5 5h-58q-5 0-5-5Z',
      fill,
      <>
        {marks('M-20-9l8 18M-2-9l8 18M16-9l8 18')}
        {gloss('M-27-9h20')}
      </>,
    ),
  patty: (fill: string) => disc(fill, 22, marks('M-11-5q5-5 10 0M2 7q5-5 10 0M-9 10l5 1M7-9l4 2')),
  stick: (fill: string) => outlined('M-27-5h54v10h-54Z', fill, gloss('M-22-2h40', 2)),
  crisp: (fill: string) =>
    outlined('M-20 14C-24 2-8-20 2-20S24 6 20 13-12 20-20 14Z', fill, marks('M-8 4l3 2M4-6l4 1M8 7l2 2', 2)),
  scoop: (fill: string) =>
    disc(
      fill,
      27,
      <>
        {gloss('M-17-8A20 20 0 0 1-3-19', 4)}
        {marks('M-20 12q7 7 13 1t13 2', 2)}
      </>,
    ),
  meringue: (fill: string) =>
    disc(
      fill,
      23,
      <path
        d="M-14 4c0-18 26-18 26-2 0 12-17 12-17 2 0-6 8-6 8-1"
        fill="none"
        stroke="var(--art-grain)"
        strokeWidth="3"
        strokeLinecap="round"
      />,
    ),
  taco: (fill: string) =>
    outlined(
      'M-36 14A36 36 0 0 1 36 14Z',
      fill,
      <>
        <path d="M-32 14q6-9 13-1t13-2 13 2 13-2 12 3Z" fill="var(--art-leaf-light)" />
        {marks('M-18-2l4 2M-2-12l4 2M14-3l4 2', 3)}
      </>,
    ),
  bun: (fill: string) =>
    disc(
      fill,
      36,
      <>
        <g fill="var(--art-cream)">
          <ellipse cx="-12" cy="-10" rx="2.4" ry="4" transform="rotate(-30 -12 -10)" />
          <ellipse cx="8" cy="-16" rx="2.4" ry="4" transform="rotate(20 8 -16)" />
          <ellipse cx="2" cy="2" rx="2.4" ry="4" />
          <ellipse cx="17" cy="4" rx="2.4" ry="4" transform="rotate(40 17 4)" />
          <ellipse cx="-14" cy="12" rx="2.4" ry="4" transform="rotate(70 -14 12)" />
        </g>
        {gloss('M-27-9A29 29 0 0 1-13-25', 4)}
      </>,
    ),
  sushi: () =>
    disc(
      'var(--art-iron)',
      20,
      <>
        <circle r="16" fill="var(--art-cream)" />
        <circle r="7" fill="var(--art-leaf-light)" />
      </>,
    ),
} satisfies Partial<Record<IllustrationPart, (fill: string) => ReactNode>>;
