import type { Recipe } from '@larder/contract/recipe';
import { NUTRITION_BAR_MAXIMA, type Nutrition } from '@larder/contract/verdict/nutrition';
import { useTranslation } from 'react-i18next';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar'] as const;

/** Nutrients per serving as bars relative to their maxima, with the ingredients that could not be counted. */
export function NutritionBars({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const uncounted = recipe.uncountedIngredients.flatMap((index) => recipe.ingredients[index]?.name ?? []);
  return (
    <section aria-labelledby="nutrition-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="nutrition-title" className="text-2xl">
          {t('recipe.nutrition.title')}
        </h2>
        <p className="text-sm text-quiet">{t('recipe.nutrition.perServing')}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {NUTRIENTS.map((nutrient) => (
          <Bar key={nutrient} nutrient={nutrient} value={recipe.nutritionalInfo[nutrient]} />
        ))}
      </ul>
      {uncounted.length > 0 && (
        <p className="mt-4 text-sm text-quiet">
          {t('recipe.nutrition.uncounted', { list: formatList(uncounted, language, 'unit') })}
        </p>
      )}
    </section>
  );
}

function Bar({ nutrient, value }: { nutrient: keyof Nutrition; value: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const unit = nutrient === 'calories' ? 'recipe.kcal' : 'recipe.grams';
  const measured = (number: number) => t(unit, { count: formatNumber(number, language) });
  const max = NUTRITION_BAR_MAXIMA[nutrient];
  return (
    <li>
      <p className="figures flex items-baseline justify-between gap-4">
        <span>{t(`recipe.nutrition.${nutrient}`)}</span>
        <span className="font-semibold">
          {measured(rounded(value))}
          <span className="sr-only"> {t('recipe.nutrition.of', { max: measured(max) })}</span>
        </span>
      </p>
      <svg aria-hidden="true" className="mt-1.5 h-2.5 w-full rounded-chip bg-sunk forced-colors:border">
        <rect
          className="fill-leaf forced-colors:fill-[Highlight]"
          width={`${Math.min(value / max, 1) * 100}%`}
          height="100%"
          rx="5"
        />
      </svg>
    </li>
  );
}

/** One decimal below ten, none above, according to the precision of the data. */
function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
