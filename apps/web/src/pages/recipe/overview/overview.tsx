import type { Recipe } from '@larder/contract/recipe';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { About } from './about-table.tsx';
import { NutritionBars } from './nutrition-bars.tsx';

export function Overview({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-8">
      {recipe.tip && (
        <aside className="flex items-start gap-4 rounded-card bg-saffron-wash p-5">
          <Lightbulb aria-hidden className="mt-0.5 size-6 shrink-0 text-saffron-ink" />
          <div>
            <h3 className="font-sans font-semibold tracking-normal">{t('recipe.tip')}</h3>
            <p className="max-w-prose">{recipe.tip}</p>
          </div>
        </aside>
      )}
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <NutritionBars recipe={recipe} />
        <About recipe={recipe} servings={servings} />
      </div>
    </div>
  );
}
