import type { RecipeIngredient } from '@larder/contract/recipe';
import type { AllergenVerdict } from '@larder/contract/verdict';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { evidenceLine } from './evidence-line.ts';

export type EvidenceProps = {
  verdict: AllergenVerdict;
  state: 'contains' | 'cant-tell';
  ingredients: readonly RecipeIngredient[];
};

/** What is said of an allergen, and the lines of the recipe that say so. */
export function Evidence({ verdict, state, ingredients }: EvidenceProps) {
  const { t } = useTranslation();
  const { allergen, evidence } = verdict;
  const lines = [...new Set(evidence.map((item) => evidenceLine(item, ingredients, t)))];
  return (
    <>
      <p className="font-semibold">{t(`allergenState.${state}`, { name: t(`allergen.${allergen}`) })}</p>
      <p className="mt-1 text-sm text-quiet">{t(`recipe.allergens.because.${state}`)}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The same in the page itself, for when the code of the popover could not be fetched. */
export function EvidenceBelow({ trigger, ...evidence }: EvidenceProps & { trigger: ReactElement }) {
  return (
    <div>
      {trigger}
      <div role="status" className="p-2">
        <Evidence {...evidence} />
      </div>
    </div>
  );
}
