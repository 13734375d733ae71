import { ProfilePage } from '../../features/profile/components/profile-page.tsx';
import { ProtectedPage } from '../protected-page.tsx';

export function Page() {
  return (
    <ProtectedPage>
      <ProfilePage />
    </ProtectedPage>
  );
}
