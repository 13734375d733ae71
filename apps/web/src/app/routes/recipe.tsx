import { useParams } from 'react-router';
import { RecipePage } from '../../features/recipe/components/recipe-page.tsx';
import { fetchForCooking } from '../../features/recipe/later-parts.ts';

export function Page() {
  const { id = '' } = useParams();
  return <RecipePage id={id} />;
}

/** Fetches what the page's own code does not bring along. */
export const fetchTheRest = fetchForCooking;
