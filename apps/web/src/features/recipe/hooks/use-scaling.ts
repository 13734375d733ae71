import { useEffect, useState } from 'react';

/** By then a recipe is being read, and the line is free. */
const AFTER_MS = 2_000;

type ScaleLines = typeof import('../scale-lines.ts').scaleLines;

let fetched: ScaleLines | null = null;

/**
 * What reckons amounts, or null until it is there: fetched at once for a number of servings that somebody chose, else
 * when the page stands. Few recipes are cooked for another number than they are written for.
 */
export function useScaling(chosen: number | null): ScaleLines | null {
  const [scaleLines, setScaleLines] = useState(() => fetched);
  useEffect(() => {
    let isGone = false;
    const fetchIt = async () => {
      fetched ??= (await import('../scale-lines.ts')).scaleLines;
      if (!isGone) setScaleLines(() => fetched);
    };
    // Offline it may fail; the next number that is chosen tries again.
    const timer = setTimeout(() => fetchIt().catch(() => {}), chosen === null ? AFTER_MS : 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [chosen]);
  return scaleLines;
}
