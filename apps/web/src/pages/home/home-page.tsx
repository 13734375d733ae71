import { AuthError } from './auth-error/auth-error.tsx';
import { SearchPage } from './search-page.tsx';

export function Page() {
  return (
    <>
      <AuthError />
      <SearchPage />
    </>
  );
}
