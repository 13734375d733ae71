import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { addTexts } from '../../i18n/create-i18n.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { PromptedAction } from './dialog/prompted-action.ts';
import type { SignInDialog } from './dialog/sign-in-dialog.tsx';

type Prompt = (action: PromptedAction) => void;
type Asked = { Dialog: typeof SignInDialog; action: PromptedAction; open: boolean };

const PromptContext = createContext<Prompt | null>(null);

/** Holds the dialog that asks a guest to sign in. What draws it is fetched when it is first asked for. */
export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);

  const prompt = useCallback<Prompt>(
    (action) => {
      Promise.all([import('./dialog/sign-in-dialog.tsx'), addTexts(i18n, language, ['auth'])]).then(
        ([{ SignInDialog }]) => setAsked({ Dialog: SignInDialog, action, open: true }),
        () => toast({ title: t('errors.unreachable'), variant: 'destructive' }),
      );
    },
    [i18n, language, toast, t],
  );
  const close = useCallback(() => setAsked((before) => before && { ...before, open: false }), []);

  return (
    <PromptContext value={prompt}>
      {children}
      {asked && <asked.Dialog action={asked.action} open={asked.open} onClose={close} />}
    </PromptContext>
  );
}

/** Asks a guest to sign in or to register, for what they wanted to do. Spec section 6, Prompts. */
export function useSignInPrompt(): Prompt {
  const prompt = use(PromptContext);
  if (!prompt) throw new Error('useSignInPrompt needs a SignInPromptProvider above it');
  return prompt;
}
