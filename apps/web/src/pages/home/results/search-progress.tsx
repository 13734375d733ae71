import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../../../components/progress-ring.tsx';
import { CardGrid } from '../../../features/recipe-list/card-grid.tsx';
import { CardSkeleton } from '../../../features/recipe-list/card-skeleton.tsx';
import { useProgress } from './use-progress.ts';

export function SearchProgress() {
  const { t } = useTranslation();
  const progress = useProgress();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-center gap-5">
        <ProgressRing value={progress} label={t('search.progress')} />
        <p role="status" className="font-serif text-2xl font-semibold">
          {t('search.loading')}
        </p>
      </div>
      <CardGrid>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
    </div>
  );
}
