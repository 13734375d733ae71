import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';

export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      {t('recipe.print')}
    </Button>
  );
}
