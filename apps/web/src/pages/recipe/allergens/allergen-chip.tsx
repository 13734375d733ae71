import { lazy, Suspense, useState } from 'react';
import { AllergenBadge } from '../../../components/allergen/allergen-badge.tsx';
import { EvidenceBelow, type EvidenceProps } from './evidence.tsx';

const EvidencePopover = lazy(() =>
  import('./evidence-popover.tsx').then(
    ({ EvidencePopover }) => ({ default: EvidencePopover }),
    () => ({ default: EvidenceBelow }),
  ),
);

/** An allergen's badge that tells, when tapped, which lines of the recipe say so. What draws that comes with the tap. */
export function AllergenChip(evidence: EvidenceProps) {
  const [asked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setAsked(true)}
      className="inline-flex min-h-11 items-center rounded-chip px-1"
    >
      <AllergenBadge allergen={evidence.verdict.allergen} state={evidence.state} showName />
    </button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <EvidencePopover {...evidence} trigger={button} />
    </Suspense>
  );
}
