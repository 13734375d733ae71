import { SearchPage } from '../../features/search/components/search-page.tsx';

export function Page() {
  return <SearchPage />;
}
