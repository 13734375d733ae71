import { lazy, Suspense, useState } from 'react';
import { AllergenBadge } from '../../../components/allergen/allergen-badge.tsx';
import { Evidence, type EvidenceProps, InlineEvidence } from './evidence.tsx';

const EvidencePopover = lazy(() =>
  import('./evidence-popover.tsx').then(
    ({ EvidencePopover }) => ({ default: EvidencePopover }),
    () => ({ default: InlineEvidence }),
  ),
);

/** An allergen's badge that opens its evidence. The popover's code is loaded when it is first opened. */
export function AllergenChip(evidence: EvidenceProps) {
  const [opened, setOpened] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setOpened(true)}
      className="inline-flex min-h-11 items-center rounded-chip px-1"
    >
      <AllergenBadge allergen={evidence.verdict.allergen} state={evidence.state} showName />
    </button>
  );
  if (!opened) {
    return (
      <>
        {button}
        <noscript>
          <div className="px-1 pb-2">
            <Evidence {...evidence} />
          </div>
        </noscript>
      </>
    );
  }
  return (
    <Suspense fallback={button}>
      <EvidencePopover {...evidence} trigger={button} />
    </Suspense>
  );
}
