import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';

export function RestoredBanner({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-leaf bg-leaf-wash px-5 py-3">
      <History aria-hidden className="size-5 text-leaf" />
      <p className="min-w-48 flex-1 font-medium">{t('results.restored.text')}</p>
      <Button variant="secondary" onClick={onClear}>
        {t('results.restored.clear')}
      </Button>
    </div>
  );
}
