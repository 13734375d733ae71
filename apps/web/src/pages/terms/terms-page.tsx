import { TERMS_LAST_UPDATED } from '@larder/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Contact } from './contact.tsx';

const SERVICES = ['discover', 'search', 'preferences'] as const;
const BEFORE_CONTACT = ['accounts', 'recipes', 'allergens', 'licence', 'conduct', 'changes'] as const;

/** docs/specification.md §1 and §9. */
export function Page() {
  const { t } = useTranslation();
  const language = useLanguage();
  useDocumentTitle(t('terms.title'));
  return (
    <article className="page-width flex flex-col gap-8 pt-4 pb-10 lg:pt-10">
      <header className="flex max-w-prose flex-col gap-3">
        <h1 className="text-5xl">{t('terms.title')}</h1>
        <p className="text-quiet">
          <time dateTime={TERMS_LAST_UPDATED}>
            {t('terms.updated', { date: formatDay(TERMS_LAST_UPDATED, language) })}
          </time>
        </p>
        <p className="text-lg">{t('terms.lead')}</p>
      </header>
      <Section title={t('terms.services.title')}>
        <p>{t('terms.services.text')}</p>
        <ul className="mt-1 list-disc pl-6">
          {SERVICES.map((service) => (
            <li key={service}>{t(`terms.services.${service}`)}</li>
          ))}
        </ul>
      </Section>
      {BEFORE_CONTACT.map((part) => (
        <Section key={part} title={t(`terms.${part}.title`)}>
          <p>{t(`terms.${part}.text`)}</p>
        </Section>
      ))}
      <Section title={t('terms.contact.title')}>
        <Contact />
      </Section>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-prose">
      <h2 className="mb-2 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
