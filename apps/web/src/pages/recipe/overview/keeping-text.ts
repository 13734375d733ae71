import type { Recipe } from '@larder/contract/recipe';
import type { TFunction } from 'i18next';

/** Where and how long the dish keeps: "Keeps 3 days in the fridge · freezes for 2 months"; null where it is unknown. */
export function keepingText({ category, keepsDays, keepsIn, freezesMonths }: Recipe, t: TFunction): string | null {
  if (typeof keepsDays !== 'number') return null;
  const atOnce = category === 'Drinks' ? 'recipe.keeping.drinkAtOnce' : 'recipe.keeping.atOnce';
  const fresh = keepsDays === 0 ? t(atOnce) : t(`recipe.keeping.${keepsIn ?? 'fridge'}`, { count: keepsDays });
  return freezesMonths ? `${fresh} · ${t('recipe.keeping.freezer', { count: freezesMonths })}` : fresh;
}
