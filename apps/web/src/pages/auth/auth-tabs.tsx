import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { ExternalSignIn } from './external-sign-in.tsx';
import type { EmailProps } from './login-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const TABS = ['login', 'register'] as const;
export type AuthTab = (typeof TABS)[number];

type AuthTabsProps = EmailProps & { tab: AuthTab; onTab: (tab: AuthTab) => void; onForgot: () => void };

export function AuthTabs({ tab, onTab, onForgot, ...emailProps }: AuthTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs.Root value={tab} onValueChange={(next) => onTab(next as AuthTab)}>
      <h1 className="mb-5 text-3xl">{t(`auth.${tab}.title`)}</h1>
      <Tabs.List
        aria-label={t('auth.tabs.label')}
        className="mb-6 grid grid-cols-2 rounded-chip border border-line bg-sunk p-1"
      >
        {TABS.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="min-h-11 rounded-chip px-3 font-medium text-quiet hover:text-ink data-[state=active]:bg-card data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-[0_0_0_1px_var(--line-strong)] forced-colors:data-[state=active]:outline-2"
          >
            {t(`auth.tabs.${name}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="login" className="rounded-field">
        <LoginForm {...emailProps} onForgot={onForgot} />
      </Tabs.Content>
      <Tabs.Content value="register" className="rounded-field">
        <RegisterForm {...emailProps} />
      </Tabs.Content>
      <ExternalSignIn />
    </Tabs.Root>
  );
}
