import type { RecipeIngredient } from '@larder/contract/recipe';
import type { AllergenVerdict } from '@larder/contract/verdict';
import { Popover } from 'radix-ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { evidenceLine } from '../evidence-line.ts';

type EvidencePopoverProps = {
  verdict: AllergenVerdict;
  state: 'contains' | 'cant-tell';
  ingredients: readonly RecipeIngredient[];
  /** The button that opens it. */
  trigger: ReactElement;
};

/** The lines of the recipe that a verdict rests on. It is open when it first appears. */
export function EvidencePopover({ verdict, state, ingredients, trigger }: EvidencePopoverProps) {
  const { t } = useTranslation();
  const { allergen, evidence } = verdict;
  const lines = [...new Set(evidence.map((item) => evidenceLine(item, ingredients, t)))];
  const title = t(`allergenState.${state}`, { name: t(`allergen.${allergen}`) });
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          sideOffset={4}
          collisionPadding={16}
          className="z-30 max-w-80 animate-appear rounded-card border border-line bg-card p-4 shadow-lift outline-none"
        >
          <p className="font-semibold">{title}</p>
          <p className="mt-1 text-sm text-quiet">{t(`recipe.allergens.because.${state}`)}</p>
          <ul className="mt-1 list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
