import type { RecognisedIngredient } from '@larder/contract/analyze';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import type { PhotoStage } from './receive-photo.ts';

type PhotoState = {
  file: File | null;
  stage: PhotoStage;
  /** What the answer says is in it; null before there is one. */
  seen: readonly RecognisedIngredient[] | null;
  /** Ids of what was seen that the person has confirmed or put right. */
  settled: readonly string[];
};

const NONE: PhotoState = { file: null, stage: 'ready', seen: null, settled: [] };

export type Photo = ReturnType<typeof usePhoto>;

/** The photo that is asked with, from the moment it is chosen; it is kept in memory alone. Spec section 4, Image upload. */
export function usePhoto() {
  const { t } = useTranslation();
  const toast = useToast();
  const [state, setState] = useState(NONE);
  const shown = useRef<File | null>(null);

  function show(file: File | null, stage: PhotoStage) {
    shown.current = file;
    setState({ ...NONE, file, stage });
  }
  const receiver = { show, isShown: (file: File) => shown.current === file, toast, t };
  // Whoever has no photo needs none of it.
  const receiving = () => import('./receive-photo.ts');
  const unreachable = () => toast({ title: t('errors.unreachable'), variant: 'destructive' });

  return {
    ...state,
    choose: (file: File) => void receiving().then(({ receivePhoto }) => receivePhoto(file, receiver), unreachable),
    shrink: () =>
      void receiving().then(({ makeSmaller }) => state.file && makeSmaller(state.file, receiver), unreachable),
    clear: () => show(null, 'ready'),
    tell: (seen: readonly RecognisedIngredient[]) => setState((before) => ({ ...before, seen, settled: [] })),
    settle: (id: string) => setState((before) => ({ ...before, settled: [...before.settled, id] })),
  };
}
