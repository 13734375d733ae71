import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { scalingQuery } from './scaling-query.ts';
import { MAX_SERVINGS } from './use-servings.ts';

type ServingsStepperProps = {
  /** The recipe's own number of servings. */
  own: number;
  value: number;
  onChange: (servings: number) => void;
};

/** Disabled until the code for scaling has loaded, or can't be. */
export function ServingsStepper({ own, value, onChange }: ServingsStepperProps) {
  const { t } = useTranslation();
  const { isPending: disabled } = useQuery({ ...scalingQuery, enabled: false });
  return (
    <div className="flex flex-col items-start">
      <fieldset className="inline-flex items-center rounded-chip border border-line bg-sunk p-1">
        <legend className="sr-only">{t('recipe.servings')}</legend>
        <Step
          aria-label={t('recipe.ingredients.fewer')}
          aria-disabled={disabled || value === 1}
          onClick={() => onChange(value - 1)}
        >
          <Minus aria-hidden className="size-5" />
        </Step>
        <output className="figures min-w-28 text-center font-semibold">
          {t('recipe.servingsCount', { count: value })}
        </output>
        <Step
          aria-label={t('recipe.ingredients.more')}
          aria-disabled={disabled || value === MAX_SERVINGS}
          onClick={() => onChange(value + 1)}
        >
          <Plus aria-hidden className="size-5" />
        </Step>
      </fieldset>
      {value !== own && (
        <button
          type="button"
          onClick={() => onChange(own)}
          className="min-h-11 rounded-field px-2 text-sm text-plum underline underline-offset-4"
        >
          {t('recipe.ingredients.reset', { count: own })}
        </button>
      )}
    </div>
  );
}

/** With `aria-disabled`, because a disabled button would lose the focus. */
function Step({ onClick, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-chip bg-card shadow-[0_0_0_1px_var(--line)] hover:text-leaf aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-line-strong"
      onClick={props['aria-disabled'] ? undefined : onClick}
      {...props}
    />
  );
}
