import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { useSession } from '../../../features/session/use-session.ts';
import { paths } from '../../../lib/paths.ts';
import { Section } from '../section.tsx';
import { AccountData } from './account-data.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfilePicture } from './profile-picture.tsx';

export function AccountTab() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-lg">{t('profile.signedOut.text')}</p>
        <Link to={paths.signIn} className={buttonClass()}>
          {t('profile.signedOut.signIn')}
        </Link>
      </div>
    );
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
      <div className="flex flex-col gap-4 md:gap-6">
        <Section title={t('profile.picture.title')}>
          <ProfilePicture user={user} />
        </Section>
        <Section title={t('profile.names.title')} text={t('profile.names.hint')}>
          <NameForm user={user} name="firstName" />
          <NameForm user={user} name="lastName" />
        </Section>
        <Section title={t('profile.email.title')}>
          <EmailForm user={user} />
        </Section>
      </div>
      <div className="flex flex-col gap-4 md:gap-6">
        <Section title={t('profile.password.title')}>
          <PasswordForm user={user} />
        </Section>
        <AccountData user={user} />
      </div>
    </div>
  );
}
