import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast/toast-context.ts';
import { addTexts } from '../../i18n/create-i18n.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { importAgain } from '../../lib/loading/import-again.ts';
import type { PromptedAction, SignInDialog } from './dialog/sign-in-dialog.tsx';

type Prompt = (action: PromptedAction) => void;
type DialogState = { Dialog: typeof SignInDialog; action: PromptedAction; open: boolean };

const loadDialog = importAgain(() => import('./dialog/sign-in-dialog.tsx'));

const PromptContext = createContext<Prompt | null>(null);

/** Provides the sign-in dialog for guests, whose code is loaded when it is first opened. */
export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const toast = useToast();
  const [dialog, setDialog] = useState<DialogState | null>(null);

  const prompt = useCallback<Prompt>(
    (action) => {
      Promise.all([loadDialog(), addTexts(i18n, language, ['auth'])]).then(
        ([{ SignInDialog }]) => setDialog({ Dialog: SignInDialog, action, open: true }),
        () => toast({ title: t('common.unreachable'), variant: 'destructive' }),
      );
    },
    [i18n, language, toast, t],
  );
  const close = useCallback(() => setDialog((before) => before && { ...before, open: false }), []);

  return (
    <PromptContext value={prompt}>
      {children}
      {dialog && <dialog.Dialog action={dialog.action} open={dialog.open} onClose={close} />}
    </PromptContext>
  );
}

/** Opens the sign-in dialog for an action that needs an account. docs/specification.md §6, Prompts. */
export function useSignInPrompt(): Prompt {
  const prompt = use(PromptContext);
  if (!prompt) throw new Error('useSignInPrompt needs a SignInPromptProvider above it');
  return prompt;
}
