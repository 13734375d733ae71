import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { MeasuresSwitch } from '../../../features/preferences/measures-switch.tsx';
import { IngredientLine } from './ingredient-line.tsx';
import { ServingsStepper } from './servings-stepper.tsx';
import { useCheckedLines } from './use-checked-lines.ts';
import type { useServings } from './use-servings.ts';

type IngredientListProps = {
  recipe: Recipe;
  /** The recipe as the last search returned it, with its match. */
  searchResult: Recipe | null;
  portions: ReturnType<typeof useServings>;
};

/** The ingredients as a checklist, with controls for servings and measures. */
export function IngredientList({ recipe, searchResult, portions }: IngredientListProps) {
  const { t } = useTranslation();
  const checked = useCheckedLines(recipe.id);
  const lines = portions.ingredients.map((line, index) => ({ line: withMatch(line, searchResult, index), index }));
  return (
    <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto] print:block">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 md:sticky md:top-6 md:order-2 md:flex-col md:items-start md:rounded-card md:border md:border-line md:bg-card md:p-5 print:hidden noscript:hidden">
        <ServingsStepper own={recipe.servings} value={portions.servings} onChange={portions.setServings} />
        <MeasuresSwitch />
      </div>
      <div>
        <h2 className="sr-only print:not-sr-only print:mb-2 print:text-xl noscript:not-sr-only noscript:text-2xl">
          {t('recipe.tabs.ingredients')}
        </h2>
        <ul className="grid grid-cols-[auto_fit-content(9rem)_minmax(0,1fr)] gap-x-3">
          {lines.map(({ line, index }) => (
            <IngredientLine
              key={index}
              line={line}
              checked={checked.has(index)}
              onToggle={() => checked.toggle(index)}
            />
          ))}
        </ul>
        {checked.count > 0 && (
          <Button variant="quiet" className="mt-3 -ml-3 print:hidden" onClick={checked.clear}>
            {t('recipe.ingredients.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

function withMatch(line: RecipeIngredient, searchResult: Recipe | null, index: number): RecipeIngredient {
  return { ...line, match: searchResult?.ingredients[index]?.match ?? null };
}
