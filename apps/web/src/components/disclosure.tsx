import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const ROOMY = '(min-width: 48rem)';

/** What can wait: folded where the screen is small, open from the start where there is room. */
export function MoreBelow({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details open={window.matchMedia(ROOMY).matches} className="group/more print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-field text-quiet hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 transition-transform duration-150 group-open/more:rotate-0"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
