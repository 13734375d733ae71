import type { Recipe } from '@larder/contract/recipe';
import { MAX_RATING } from '@larder/contract/user/saved';
import { useTranslation } from 'react-i18next';
import { StarRating } from '../../components/inputs/star-rating.tsx';
import { useRating } from './actions/use-saved.ts';

/** The current user's rating of a recipe. docs/specification.md §4, Rating. */
export function RecipeRating({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const { rating, rate } = useRating(recipe);
  return (
    <StarRating
      label={t('rating.label', { title: recipe.title })}
      value={rating}
      max={MAX_RATING}
      labelOf={(stars) => t('rating.stars', { count: stars })}
      onChange={rate}
    />
  );
}
