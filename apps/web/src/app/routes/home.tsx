import { AuthError } from '../../features/auth/components/auth-error.tsx';
import { SearchPage } from '../../features/search/components/search-page.tsx';

export function Page() {
  return (
    <>
      <AuthError />
      <SearchPage />
    </>
  );
}
