import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { improveImage, sendFeedback } from './feedback-calls.ts';
import { showPicture } from './show-picture.ts';

type Failure = 'failed' | 'failedImage';

/** Feedback on a recipe's picture. docs/specification.md §4, Image feedback. */
export function useImageFeedback({ id, title, imageUrl }: Recipe) {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const [state, setState] = useState<'asking' | 'thanked'>('asking');
  const [isSending, setIsSending] = useState(false);
  /** The picture before the last change, for undo. */
  const [earlier, setEarlier] = useState<string | null>(null);
  const about = { recipeId: id, recipeTitle: title.slice(0, 200) };

  const show = (image: string | null) => showPicture(client, id, image);

  async function attempt(send: (failsAs: (failure: Failure) => void) => Promise<void>): Promise<boolean> {
    let failure = 'failed' as Failure;
    setIsSending(true);
    try {
      await send((next) => {
        failure = next;
      });
      setState('thanked');
      return true;
    } catch {
      show(imageUrl);
      toast({
        title: t(`imageFeedback.${failure}`),
        description: t('imageFeedback.failedText'),
        variant: 'destructive',
      });
      // The feedback itself was sent where only the drawing failed.
      if (failure === 'failedImage') setState('thanked');
      return failure === 'failedImage';
    } finally {
      setIsSending(false);
    }
  }

  return {
    state,
    isSending,
    canUndo: earlier !== null,
    sayYes: () =>
      attempt(async () => {
        await sendFeedback({ ...about, imageUrl: imageUrl ?? '', isAccurate: true });
        toast({ title: t('imageFeedback.thanksToast'), variant: 'success' });
      }),
    /** True once it was sent; the first call that brings no new picture is followed by one that draws it anew. */
    sayNo: (feedbackText: string) =>
      attempt(async (failsAs) => {
        const changed = await sendFeedback({ ...about, imageUrl: imageUrl ?? '', isAccurate: false, feedbackText });
        failsAs('failedImage');
        show(changed ?? (await improveImage({ ...about, feedbackText })));
        setEarlier(imageUrl);
        toast({ title: t('imageFeedback.newImage'), description: t('imageFeedback.thanksToast'), variant: 'success' });
      }),
    undo: () =>
      attempt(async () => {
        if (earlier === null) return;
        await sendFeedback({ ...about, imageUrl: earlier, isAccurate: true });
        show(earlier);
        setEarlier(null);
      }),
  };
}
