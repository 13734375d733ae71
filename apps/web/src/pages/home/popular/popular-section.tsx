import type { CategoryFilter } from '@larder/contract/category';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RenderWhenVisible } from '../../../components/render-when-visible.tsx';
import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';

const PopularRecipes = lazyWithRetry(
  () => import('./popular-recipes.tsx'),
  ({ PopularRecipes }) => PopularRecipes,
);

const PLACES = [1, 2, 3, 4, 5, 6];

/** Popular recipes, shown before the first search. */
export function PopularSection({ category }: { category: CategoryFilter }) {
  const { t } = useTranslation();
  return (
    <div className="page-width">
      <div className="flex flex-col gap-6 border-t border-line pt-10">
        <div className="flex flex-col gap-1">
          <h2 className="text-3xl">{t('search.popularTitle')}</h2>
          <p className="text-quiet">{t('search.popularLead')}</p>
        </div>
        <RenderWhenVisible fallback={<PopularSkeleton />}>
          <Suspense fallback={<PopularSkeleton />}>
            <PopularRecipes category={category} placeholder={<PopularSkeleton />} />
          </Suspense>
        </RenderWhenVisible>
      </div>
    </div>
  );
}

function PopularSkeleton() {
  return (
    <ul aria-hidden="true" className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
      {PLACES.map((place) => (
        <li key={place} className="animate-breathe overflow-hidden rounded-card border border-line bg-card">
          <div className="aspect-4/3 bg-sunk" />
          <div className="flex flex-col gap-2 p-4">
            <div className="h-6 w-3/4 rounded-field bg-sunk" />
            <div className="h-5 w-1/3 rounded-field bg-sunk" />
          </div>
        </li>
      ))}
    </ul>
  );
}
