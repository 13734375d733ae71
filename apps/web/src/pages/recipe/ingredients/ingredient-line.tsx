import type { RecipeIngredient } from '@larder/contract/recipe';
import { ArrowLeftRight, Check, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IngredientIcon } from '../../../components/icons/ingredient-icon.tsx';

type IngredientLineProps = { line: RecipeIngredient; checked: boolean; onToggle: () => void };

/** An ingredient with a checkbox, its amount, its name and remarks. */
export function IngredientLine({ line, checked, onToggle }: IngredientLineProps) {
  const { t } = useTranslation();
  const { ingredientId, quantity, name, note, optional, replaces, match } = line;
  const remarks = [note, optional && t('recipe.ingredients.optional')].filter(Boolean).join(', ');
  return (
    <li className="col-span-3 grid grid-cols-subgrid border-b border-line last:border-0">
      <label className="group col-span-3 grid min-h-12 cursor-pointer grid-cols-subgrid items-start py-2.5 text-lg leading-normal has-checked:text-quiet print:min-h-0 print:py-1 print:text-base">
        <span className="relative mt-px grid size-6 place-items-center print:size-4">
          <input
            type="checkbox"
            checked={checked}
            onChange={onToggle}
            className="size-full cursor-pointer appearance-none rounded-[7px] border-2 border-line-strong bg-card transition-colors duration-150 group-hover:border-ink checked:border-leaf checked:bg-leaf forced-colors:appearance-auto print:appearance-none"
          />
          {checked && (
            <Check
              aria-hidden
              strokeWidth={3.5}
              className="pointer-events-none absolute size-4 text-on-leaf forced-colors:hidden"
            />
          )}
        </span>
        <span className="figures text-right font-semibold group-has-checked:line-through">{quantity}</span>{' '}
        <span className="flex min-w-0 gap-2.5">
          <IngredientIcon id={ingredientId} className="size-6 group-has-checked:opacity-50 print:hidden" />
          <span className="min-w-0">
            <span className="group-has-checked:line-through">{name}</span>
            {remarks && <span className="text-quiet">, {remarks}</span>}
            {replaces && (
              <span className="flex items-baseline gap-1.5 text-sm text-plum">
                <ArrowLeftRight aria-hidden className="size-3.5 shrink-0 translate-y-0.5" />
                {t('recipe.ingredients.replaces', { name: replaces })}
              </span>
            )}
            {match === 'missing' && (
              <span className="flex items-baseline gap-1.5 text-sm text-tomato print:hidden">
                <ShoppingBasket aria-hidden className="size-3.5 shrink-0 translate-y-0.5" />
                {t('recipe.ingredients.missing')}
              </span>
            )}
          </span>
        </span>
      </label>
    </li>
  );
}
