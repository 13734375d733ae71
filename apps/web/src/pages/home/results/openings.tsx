import type { AnalyzeResponse } from '@larder/contract/analyze';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../../features/recipe-list/card-grid.tsx';
import { RecipeCard } from '../../../features/recipe-list/recipe-card.tsx';
import { useRatedRecipes } from '../../../features/saved-recipes/use-rated-recipes.ts';

type OpeningProps = { opening: NonNullable<AnalyzeResponse['openings']>[number] };

/** Recipes that one more ingredient opens. */
export function Opening({ opening }: OpeningProps) {
  const { t } = useTranslation();
  const recipes = useRatedRecipes(opening.recipes);
  const heading = t('results.withOneMore', { food: opening.name });
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-2xl">{heading}</h3>
      <CardGrid aria-label={heading}>
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} eager={false} />
        ))}
      </CardGrid>
    </section>
  );
}
