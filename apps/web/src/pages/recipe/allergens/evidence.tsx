import type { RecipeIngredient } from '@larder/contract/recipe';
import type { AllergenVerdict } from '@larder/contract/verdict/verdict';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { allergenName } from '../../../i18n/allergen-name.ts';
import { evidenceLine } from './evidence-line.ts';

export type EvidenceProps = {
  verdict: AllergenVerdict;
  state: 'contains' | 'cant-tell';
  ingredients: readonly RecipeIngredient[];
};

/** The verdict on an allergen with the lines it is based on. */
export function Evidence({ verdict, state, ingredients }: EvidenceProps) {
  const { t, i18n } = useTranslation();
  const { allergen, evidence } = verdict;
  const lines = [...new Set(evidence.map((item) => evidenceLine(item, ingredients, i18n)))];
  return (
    <>
      <p className="font-semibold">{t(`allergenState.${state}`, { name: allergenName(allergen, t) })}</p>
      <p className="mt-1 text-sm text-quiet">{t(`recipe.allergens.because.${state}`)}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The evidence without a popover, if its code could not be loaded. */
export function InlineEvidence({ trigger, ...evidence }: EvidenceProps & { trigger: ReactElement }) {
  return (
    <div>
      {trigger}
      <div role="status" className="p-2">
        <Evidence {...evidence} />
      </div>
    </div>
  );
}
