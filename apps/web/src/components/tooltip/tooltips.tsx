import { lazy, Suspense, useEffect, useState } from 'react';
import { tooltipTarget } from './tooltip-target.ts';

const TooltipLayer = lazy(() =>
  import('./tooltip-layer.tsx').then(
    ({ TooltipLayer }) => ({ default: TooltipLayer }),
    () => ({ default: () => null }),
  ),
);

/** Tooltips of all elements with `data-tooltip`; their code is loaded when the first of them is hovered or focused. */
export function Tooltips() {
  const [first, setFirst] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (first) return;
    const listening = new AbortController();
    const load = (event: Event) => setFirst(tooltipTarget(event));
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, load, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [first]);
  if (!first) return null;
  return (
    <Suspense fallback={null}>
      <TooltipLayer first={first} />
    </Suspense>
  );
}
