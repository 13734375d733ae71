import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../../../components/progress-ring.tsx';
import { CardGrid } from '../../../features/recipe-list/card-grid.tsx';
import { CardSkeleton } from '../../../features/recipe-list/card-skeleton.tsx';
import { useProgress } from './use-progress.ts';

/** `hasResults`: a part of the answer is shown already, below. */
export function SearchProgress({ hasResults }: { hasResults: boolean }) {
  const { t } = useTranslation();
  const progress = useProgress();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-center gap-5">
        <ProgressRing value={progress} label={t('results.progress')} />
        <p role="status" className="font-serif text-2xl font-semibold">
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
