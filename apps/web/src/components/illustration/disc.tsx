import type { ReactNode } from 'react';

/** A round piece with its shadow; `inner` is drawn on it. */
export function disc(fill: string, radius: number, inner: ReactNode = null) {
  return (
    <>
      <circle cx="2" cy="4" r={radius} fill="var(--art-shadow)" />
      <circle r={radius} fill={fill} />
      {inner}
    </>
  );
}
