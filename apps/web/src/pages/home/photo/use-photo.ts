import type { RecognisedIngredient } from '@larder/contract/analyze';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import type { PhotoStage } from './accept-photo.ts';

type PhotoState = {
  file: File | null;
  stage: PhotoStage;
  /** The ingredients recognised in it; null before it was analysed. */
  recognised: readonly RecognisedIngredient[] | null;
  /** Ids of recognised ingredients that the person has confirmed or corrected. */
  confirmed: readonly string[];
};

const NONE: PhotoState = { file: null, stage: 'ready', recognised: null, confirmed: [] };

export type Photo = ReturnType<typeof usePhoto>;

/** The chosen photo, kept in memory only. docs/specification.md §4, Image upload. */
export function usePhoto() {
  const { t } = useTranslation();
  const toast = useToast();
  const [state, setState] = useState(NONE);
  const shown = useRef<File | null>(null);

  function show(file: File | null, stage: PhotoStage) {
    shown.current = file;
    setState({ ...NONE, file, stage });
  }
  const target = { show, isShown: (file: File) => shown.current === file, toast, t };
  // Loaded only when a photo is chosen.
  const loadCode = () => import('./accept-photo.ts');
  const unreachable = () => toast({ title: t('common.unreachable'), variant: 'destructive' });

  return {
    ...state,
    choose: (file: File) => void loadCode().then(({ acceptPhoto }) => acceptPhoto(file, target), unreachable),
    shrink: () => void loadCode().then(({ shrink }) => state.file && shrink(state.file, target), unreachable),
    clear: () => show(null, 'ready'),
    setRecognised: (recognised: readonly RecognisedIngredient[]) =>
      setState((before) => ({ ...before, recognised, confirmed: [] })),
    confirm: (id: string) => setState((before) => ({ ...before, confirmed: [...before.confirmed, id] })),
  };
}
