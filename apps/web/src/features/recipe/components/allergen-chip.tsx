import type { RecipeIngredient } from '@larder/contract/recipe';
import type { AllergenVerdict } from '@larder/contract/verdict';
import { lazy, Suspense, useState } from 'react';
import { AllergenMark } from '../../../components/allergen/allergen-mark.tsx';

const EvidencePopover = lazy(async () => ({ default: (await import('./evidence-popover.tsx')).EvidencePopover }));

type AllergenChipProps = {
  verdict: AllergenVerdict;
  state: 'contains' | 'cant-tell';
  ingredients: readonly RecipeIngredient[];
};

/** An allergen's badge that tells, when tapped, which lines of the recipe say so. What draws that comes with the tap. */
export function AllergenChip({ verdict, state, ingredients }: AllergenChipProps) {
  const [asked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setAsked(true)}
      className="inline-flex min-h-11 items-center rounded-chip px-1"
    >
      <AllergenMark allergen={verdict.allergen} state={state} named />
    </button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <EvidencePopover verdict={verdict} state={state} ingredients={ingredients} trigger={button} />
    </Suspense>
  );
}
