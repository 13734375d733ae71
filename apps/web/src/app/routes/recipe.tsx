import { useParams } from 'react-router';
import { RecipePage } from '../../features/recipe/components/recipe-page.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <RecipePage id={id} />;
}
