import { SavedPage } from '../../features/saved/components/saved-page.tsx';
import { ProtectedPage } from '../protected-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <SavedPage />
    </ProtectedPage>
  );
}
