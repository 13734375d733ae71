import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrowserState } from '../lib/use-browser-state.ts';

const WIDE = '(min-width: 48rem)';

/** Expandable details: closed on small screens, open initially on wide ones. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isWide] = useBrowserState(() => window.matchMedia(WIDE).matches, false);
  return (
    <details open={isWide} className="group/details print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-field text-quiet hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 transition-transform duration-150 group-open/details:rotate-0"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
