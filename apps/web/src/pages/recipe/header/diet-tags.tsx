import type { DietType } from '@larder/contract/diet';
import type { Recipe } from '@larder/contract/recipe';
import { Leaf } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Diets shown in addition to the recipe's diet type. */
const ADDITIONAL_DIETS = ['Keto', 'Low FODMAP'] as const;

/** The diets that a recipe fits; an unknown diet type is omitted. */
export function DietTags({ recipe }: { recipe: Pick<Recipe, 'dietType' | 'dietVerdicts'> }) {
  const { t } = useTranslation();
  const diets = dietsOf(recipe);
  if (diets.length === 0) return null;
  return (
    <ul aria-label={t('recipe.diet')} className="flex flex-wrap gap-2">
      {diets.map((diet) => (
        <li
          key={diet}
          className="inline-flex items-center gap-1.5 rounded-chip bg-leaf-wash px-4 py-1.5 text-sm font-semibold text-leaf-deep"
        >
          {diet !== 'Meat' && <Leaf aria-hidden className="size-4" />}
          {t(`recipe.diets.${diet}`)}
        </li>
      ))}
    </ul>
  );
}

function dietsOf({ dietType, dietVerdicts }: Pick<Recipe, 'dietType' | 'dietVerdicts'>) {
  const kept = ADDITIONAL_DIETS.filter((diet) =>
    dietVerdicts.some((verdict) => verdict.diet === diet && verdict.state === 'yes'),
  );
  return [...new Set([dietType, ...kept])].filter((diet): diet is Exclude<DietType, 'Unknown'> => diet !== 'Unknown');
}
