import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../../../components/progress-ring.tsx';
import { CardGrid } from '../../../features/recipe-list/card-grid.tsx';
import { CardSkeleton } from '../../../features/recipe-list/card-skeleton.tsx';
import { useProgress } from './use-progress.ts';

/**
 * `hasResults`: a part of the answer is shown already. The progress then stays at the bottom of the window, where it moves
 * no recipe when it appears and goes.
 */
export function SearchProgress({ hasResults }: { hasResults: boolean }) {
  const { t } = useTranslation();
  const progress = useProgress();
  return (
    <div className={hasResults ? 'sticky bottom-4 z-10 order-last w-fit self-center' : 'flex flex-col gap-8'}>
      <div
        className={`flex items-center gap-5 ${hasResults ? 'rounded-card border border-line-strong bg-card px-4 py-2 shadow-lift' : ''}`}
      >
        <ProgressRing value={progress} label={t('results.progress')} isSmall={hasResults} />
        <p role="status" className={hasResults ? 'font-medium' : 'font-serif text-2xl font-semibold'}>
          {t('search.loading')}
        </p>
      </div>
      {!hasResults && (
        <CardGrid>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </CardGrid>
      )}
    </div>
  );
}
