import type { ReactNode } from 'react';
import { PARTS } from './parts.tsx';

type GlassProps = { low: string; high: string };

function Liquid({ shape, low, high, level }: GlassProps & { shape: string; level: number }) {
  return (
    <>
      <path d={shape} fill={low} />
      <path d={shape} fill={high} opacity=".75" transform={`translate(0 ${level}) scale(1 .45)`} />
    </>
  );
}

function Glint({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--art-shine)" strokeWidth="5" strokeLinecap="round" />;
}

function At({ x, y, size = 1, children }: { x: number; y: number; size?: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${size})`}>{children}</g>;
}

const ice = (x: number, y: number, turn: number) => (
  <rect
    x="-15"
    y="-15"
    width="30"
    height="30"
    rx="6"
    fill="var(--art-shine)"
    transform={`translate(${x} ${y}) rotate(${turn})`}
  />
);

/** Drinks seen from the side; they stand on 0, and rise to about −190. */
export const GLASSES = {
  coupe: ({ low, high }: GlassProps) => (
    <>
      <ellipse cx="8" cy="0" rx="46" ry="8" fill="var(--art-shadow)" />
      <path d="M-34-3h68c0-6-30-3-30-12v-62h-8v62c0 9-30 6-30 12Z" fill="var(--art-glass)" />
      <path d="M-84-160h168c-2 46-36 84-84 84s-82-38-84-84Z" fill="var(--art-glass)" />
      <path d="M-76-142h152c-7 36-38 60-76 60s-69-24-76-60Z" fill={low} />
      <path d="M-76-142h152c-2 10-6 18-11 26h-130c-5-8-9-16-11-26Z" fill={high} opacity=".7" />
      <Glint d="M-64-126c5 18 18 32 34 38" />
      <At x={56} y={-160} size={1.5}>
        {PARTS.lemon}
      </At>
    </>
  ),
  rocks: ({ low, high }: GlassProps) => (
    <>
      <ellipse cx="8" cy="0" rx="72" ry="9" fill="var(--art-shadow)" />
      <path d="M-70-138H70L60-8A8 8 0 0 1 52 0H-52a8 8 0 0 1-8-8Z" fill="var(--art-glass)" />
      <path d="M-62-96H62L56-20a7 7 0 0 1-7 6H-49a7 7 0 0 1-7-6Z" fill={low} />
      <path d="M-62-96H62l-2 26H-60Z" fill={high} opacity=".7" />
      {ice(-22, -78, 14)}
      {ice(20, -66, -20)}
      <Glint d="M-54-122l7 92" />
      <At x={48} y={-136} size={1.5}>
        {PARTS.lemon}
      </At>
      <At x={6} y={-104}>
        {PARTS.mint}
      </At>
    </>
  ),
  highball: ({ low, high }: GlassProps) => (
    <>
      <ellipse cx="8" cy="0" rx="54" ry="8" fill="var(--art-shadow)" />
      <path d="M14-226 26-40" stroke="var(--art-straw)" strokeWidth="8" strokeLinecap="round" />
      <path d="M-52-186H52L46-8a8 8 0 0 1-8 8H-38a8 8 0 0 1-8-8Z" fill="var(--art-glass)" />
      <path d="M-46-152H46L42-18a6 6 0 0 1-6 6H-36a6 6 0 0 1-6-6Z" fill={low} />
      <path d="M-46-152H46l-2 56H-44Z" fill={high} opacity=".7" />
      {ice(-16, -126, 12)}
      {ice(16, -100, -18)}
      {ice(-12, -72, 30)}
      <Glint d="M-38-172l6 140" />
      <At x={-40} y={-184} size={1.4}>
        {PARTS.lemon}
      </At>
      <At x={30} y={-172} size={1.3}>
        {PARTS.mint}
      </At>
    </>
  ),
  mug: ({ low, high }: GlassProps) => (
    <>
      <ellipse cx="8" cy="0" rx="78" ry="9" fill="var(--art-shadow)" />
      <path d="M66-96h16a34 34 0 0 1 0 68H62" fill="none" stroke="var(--art-enamel)" strokeWidth="14" />
      <path d="M-72-126H72v98A28 28 0 0 1 44 0H-44a28 28 0 0 1-28-28Z" fill="var(--art-enamel)" />
      <path d="M-72-126H72v9H-72Z" fill="var(--art-rim)" />
      <ellipse cy="-126" rx="72" ry="15" fill="var(--art-rim)" />
      <ellipse cy="-126" rx="66" ry="11" fill={low} />
      <path d="M-30-128c14-8 44-6 46 0s-30 8-22 2" fill="none" stroke={high} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M-26-156c-10-12 10-20 0-34M4-156c-10-12 10-20 0-34M34-156c-10-12 10-20 0-34"
        fill="none"
        stroke="var(--art-shine)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <At x={-40} y={-58} size={1.2}>
        {PARTS.leaf}
      </At>
      <At x={-14} y={-50}>
        {PARTS.leaf}
      </At>
    </>
  ),
  smoothie: ({ low, high }: GlassProps) => (
    <>
      <ellipse cx="8" cy="0" rx="58" ry="8" fill="var(--art-shadow)" />
      <path d="M-8-226-20-60" stroke="var(--art-straw)" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M-54-166c0 24-8 26-8 52v96A18 18 0 0 0-44 0h88a18 18 0 0 0 18-18v-96c0-26-8-28-8-52Z"
        fill="var(--art-glass)"
      />
      <Liquid
        shape="M-54-112V-20a12 12 0 0 0 12 12h84a12 12 0 0 0 12-12v-92c0-16-6-22-7-34h-94c-1 12-7 18-7 34Z"
        low={low}
        high={high}
        level={-78}
      />
      <rect x="-58" y="-176" width="116" height="14" rx="7" fill="var(--art-glass)" />
      <Glint d="M-44-108v76" />
      <At x={40} y={-176} size={1.5}>
        {PARTS.raspberry}
      </At>
      <At x={16} y={-178} size={1.2}>
        {PARTS.mint}
      </At>
    </>
  ),
} as const;

export type Glass = keyof typeof GLASSES;
