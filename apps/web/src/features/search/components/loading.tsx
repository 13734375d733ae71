import { useTranslation } from 'react-i18next';
import { ProgressRing } from '../../../components/progress-ring.tsx';
import { useProgress } from '../hooks/use-progress.ts';
import { CardGrid } from './card-grid.tsx';
import { CardSkeleton } from './card-skeleton.tsx';

export function Loading() {
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
