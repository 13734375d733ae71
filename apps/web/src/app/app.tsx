import { useRoutes } from 'react-router';
import { routes } from './routes.tsx';

export function App() {
  return useRoutes(routes);
}
