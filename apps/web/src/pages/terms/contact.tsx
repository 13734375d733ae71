import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteQuery } from './site-query.ts';

/** The support address. */
export function Contact() {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(siteQuery);
  if (isPending) return <div aria-busy="true" className="h-20" />;
  const email = data?.supportEmail;
  if (!email) return <p>{t('terms.contact.none')}</p>;
  return (
    <p>
      {t('terms.contact.text')}{' '}
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4"
      >
        {email}
      </a>
    </p>
  );
}
