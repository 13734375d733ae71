import { SearchPage } from '../../features/search/components/search-page.tsx';

export function Component() {
  return <SearchPage />;
}
