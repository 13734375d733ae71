import type { ReactNode } from 'react';

const SHADOW = 'var(--art-shadow)';
const SHINE = 'var(--art-shine)';

function Stand({ x, y, width, children }: { x: number; y: number; width: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="5" cy="0" rx={width / 2 + 4} ry="4" fill={SHADOW} />
      {children}
    </g>
  );
}

type JarProps = { x: number; y: number; tall?: number; lid: string; children: ReactNode };

/** A preserving jar, 56 wide; `children` are what it keeps, drawn from its foot up. */
function Jar({ x, y, tall = 78, lid, children }: JarProps) {
  return (
    <Stand x={x} y={y} width={56}>
      <rect x="-28" y={-tall} width="56" height={tall} rx="11" fill="var(--art-glass)" />
      {children}
      <rect x="-24" y={-tall - 13} width="48" height="14" rx="4" fill={lid} />
      <rect x="-24" y={-tall - 5} width="48" height="3" fill={SHADOW} />
      <path d={`M-19 ${14 - tall}V-16`} stroke={SHINE} strokeWidth="4.5" strokeLinecap="round" />
    </Stand>
  );
}

function Shelf({ y }: { y: number }) {
  return (
    <>
      <path d={`M24 ${y + 12}h332v14H24Z`} fill={SHADOW} />
      <rect x="14" y={y} width="352" height="13" rx="3" fill="var(--art-wood)" />
      <rect x="14" y={y + 9} width="352" height="4" rx="2" fill="var(--art-wood-dark)" />
    </>
  );
}

function Sprig({ x, y, turn, colour }: { x: number; y: number; turn: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill={colour}>
      <path d="M-1.5 0h3v66h-3Z" />
      {[14, 26, 38, 50, 62].map((at) => (
        <path key={at} d={`M0 ${at}c-4-9-12-11-17-8 2 8 9 12 17 8Zm0 4c4-9 12-11 17-8-2 8-9 12-17 8Z`} />
      ))}
    </g>
  );
}

const COLUMNS = [-15, 0, 15];

/** Round things in a jar, in rows of three. */
function Beads({ fill, rows, size }: { fill: string; rows: number; size: number }) {
  const heights = Array.from({ length: rows }, (_, row) => -10 - row * size * 1.55);
  return heights.flatMap((y, row) =>
    COLUMNS.map((x) => <circle key={`${x},${y}`} cx={x + (row % 2 ? 3 : -2)} cy={y} r={size} fill={fill} />),
  );
}

/** Two shelves of a well-kept larder in the morning light. */
export function LarderShelf({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 380 430" className={className}>
      <path d="M30 430V186C30 84 98 14 190 14s160 70 160 172v244Z" fill="var(--tint-1)" />
      <clipPath id="niche">
        <path d="M30 430V186C30 84 98 14 190 14s160 70 160 172v244Z" />
      </clipPath>
      <g clipPath="url(#niche)" fill="var(--art-pane)">
        <path d="M70-10h86l150 450h-86Z" />
        <path d="M172-10h86l150 450h-86Z" />
      </g>
      <path d="M112 62h156" stroke="var(--art-wood-dark)" strokeWidth="5" strokeLinecap="round" />
      <Sprig x={142} y={62} turn={7} colour="var(--art-leaf)" />
      <Sprig x={154} y={62} turn={-6} colour="var(--art-leaf-light)" />
      <Sprig x={236} y={62} turn={-4} colour="var(--art-olive)" />
      <g transform="translate(196 62)">
        <path d="M0 0v20" stroke="var(--art-cream)" strokeWidth="3" />
        <path d="M0 18c3 8 16 10 16 23 0 9-7 14-16 14s-16-5-16-14c0-13 13-15 16-23Z" fill="var(--art-enamel)" />
        <path d="M0 26c-6 8-7 18-4 28M0 26c6 8 7 18 4 28" fill="none" stroke={SHADOW} strokeWidth="2" />
      </g>

      <Jar x={74} y={262} lid="var(--art-yolk)">
        <Beads fill="var(--art-crust)" rows={4} size={9} />
      </Jar>
      <Jar x={140} y={262} tall={92} lid="var(--art-leaf)">
        <path d="M-23-66h46v50a9 9 0 0 1-9 9h-28a9 9 0 0 1-9-9Z" fill="var(--art-tomato)" />
        <path d="M-23-66c8 6 15-5 24 1s14 2 22-1v10h-46Z" fill="var(--art-carrot)" />
        <rect x="-17" y="-50" width="34" height="24" rx="4" fill="var(--art-cream)" />
        <path d="M-9-42h18M-9-35h11" stroke="var(--art-wood-dark)" strokeWidth="2.5" strokeLinecap="round" />
      </Jar>
      <Stand x={204} y={262} width={38}>
        <path
          d="M-7-128H7v30c0 12 12 14 12 32v54a12 12 0 0 1-12 12H-7a12 12 0 0 1-12-12v-54c0-18 12-20 12-32Z"
          fill="var(--art-glass)"
        />
        <path d="M-15-72c4-4 10-6 15-6s11 2 15 6v58a9 9 0 0 1-9 9H-6a9 9 0 0 1-9-9Z" fill="var(--art-olive)" />
        <rect x="-8" y="-138" width="16" height="15" rx="3" fill="var(--art-wood)" />
        <path d="M-10-62v44" stroke={SHINE} strokeWidth="3.5" strokeLinecap="round" />
      </Stand>
      <Stand x={278} y={262} width={92}>
        <circle cx="-24" cy="-42" r="17" fill="var(--art-cream)" />
        <circle cx="24" cy="-42" r="17" fill="var(--art-crust)" />
        <circle cx="0" cy="-48" r="18" fill="var(--art-enamel)" />
        <path d="M-46-40h92c0 26-16 40-34 40h-24c-18 0-34-14-34-40Z" fill="var(--art-enamel)" />
        <path d="M-46-40h92l-1 8h-90Z" fill="var(--art-rim)" />
        <path d="M-33-24c2 6 5 10 9 13" fill="none" stroke={SHADOW} strokeWidth="4" strokeLinecap="round" />
      </Stand>
      <Shelf y={262} />

      <Stand x={92} y={404} width={104}>
        <path d="M-52-30c0-22 22-34 52-34s52 12 52 34c0 18-8 30-20 30h-64c-12 0-20-12-20-30Z" fill="var(--art-crust)" />
        <path
          d="M-30-54l12 20M-8-60 6-36M16-60l12 22"
          stroke="var(--art-cream)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </Stand>
      <Jar x={182} y={404} tall={86} lid="var(--art-tomato)">
        <Beads fill="var(--art-leaf-light)" rows={5} size={8.5} />
      </Jar>
      <Stand x={250} y={404} width={60}>
        <circle cx="-14" cy="-16" r="17" fill="var(--art-lemon)" />
        <circle cx="17" cy="-16" r="17" fill="var(--art-yolk)" />
        <circle cx="2" cy="-40" r="17" fill="var(--art-lemon)" />
        <path d="M2-57c6-10 14-12 22-9-4 8-12 12-22 9Z" fill="var(--art-leaf)" />
        <path d="M-8-46a12 12 0 0 1 8-6" fill="none" stroke={SHINE} strokeWidth="3.5" strokeLinecap="round" />
      </Stand>
      <Stand x={318} y={404} width={56}>
        <circle cx="-10" cy="-20" r="21" fill="var(--art-tomato)" />
        <path d="M-10-42c-6 4-11 4-15 2 4-5 9-6 15-2Zm0 0c6 4 11 4 15 2-4-5-9-6-15-2Z" fill="var(--art-leaf)" />
        <circle cx="18" cy="-14" r="15" fill="var(--art-plum)" />
        <path d="M18-29c-1-5 1-9 5-11" fill="none" stroke="var(--art-olive)" strokeWidth="3" strokeLinecap="round" />
        <path d="M-22-26a14 14 0 0 1 8-7" fill="none" stroke={SHINE} strokeWidth="3.5" strokeLinecap="round" />
      </Stand>
      <Shelf y={404} />
    </svg>
  );
}
