import type { Recipe } from '@larder/contract/recipe';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useSignInPrompt } from '../../../features/session/sign-in-prompt.tsx';
import { useSession } from '../../../features/session/use-session.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { FeedbackDialog } from './lazy-feedback-dialog.ts';
import { useImageFeedback } from './use-image-feedback.ts';

/** Asks whether a recipe's picture is accurate. docs/specification.md §2, Recipe detail. */
export function ImageFeedback({ recipe }: { recipe: Recipe }) {
  useTexts(['image-feedback']);
  const { t } = useTranslation();
  const session = useSession();
  const prompt = useSignInPrompt();
  const feedback = useImageFeedback(recipe);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  /** Only what draws another picture needs an account. */
  function open() {
    if (session.status !== 'authenticated') return prompt('general');
    setWasOpened(true);
    setIsOpen(true);
  }

  async function submit(text: string) {
    if (await feedback.sayNo(text)) setIsOpen(false);
  }

  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 text-quiet">
      {feedback.state === 'asking' || isOpen ? (
        <>
          <span>{t('imageFeedback.question')}</span>
          <span className="inline-flex">
            <Button
              variant="quiet"
              className="px-3"
              disabled={feedback.isSending}
              onClick={() => void feedback.sayYes()}
            >
              {t('imageFeedback.yes')}
            </Button>
            <Button variant="quiet" className="px-3" disabled={feedback.isSending} onClick={open}>
              {t('imageFeedback.no')}
            </Button>
          </span>
        </>
      ) : (
        <>
          <Thanks key={feedback.canUndo ? 'changed' : 'undone'} />
          {feedback.canUndo && (
            <Button variant="quiet" disabled={feedback.isSending} onClick={() => void feedback.undo()}>
              {t('imageFeedback.undo')}
            </Button>
          )}
        </>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <FeedbackDialog
            open={isOpen}
            isSending={feedback.isSending}
            onSubmit={(text) => void submit(text)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Thanks() {
  const { t } = useTranslation();
  const text = useRef<HTMLSpanElement>(null);
  // The button that had the focus is gone, also after undo. A closing dialog releases the focus before effects run.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <span ref={text} tabIndex={-1} className="inline-flex min-h-11 items-center outline-none">
      {t('imageFeedback.thanks')}
    </span>
  );
}
