import { useParams } from 'react-router';
import { ResetPasswordPage } from '../../features/auth/components/reset-password-page.tsx';

export function Page() {
  const { token = '' } = useParams();
  return <ResetPasswordPage token={token} />;
}
