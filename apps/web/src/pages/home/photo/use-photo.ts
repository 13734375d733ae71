import type { AnalyzeResponse } from '@larder/contract/analyze';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { importAgain } from '../../../lib/loading/import-again.ts';
import type { PhotoStage } from './accept-photo.ts';
import type { FoundInPhoto, PhotoThing } from './things/photo-things.ts';

type PhotoState = {
  file: File | null;
  stage: PhotoStage;
  /** What was found in it; null before it was analysed. */
  found: FoundInPhoto | null;
  /** The number of the thing that is marked in the photo and open in the list. */
  selected: number | null;
};

/** Loaded only when a photo is chosen. */
const loadCode = importAgain(() => import('./accept-photo.ts'));

const NONE: PhotoState = { file: null, stage: 'ready', found: null, selected: null };

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
  const unreachable = () => toast({ title: t('common.unreachable'), variant: 'destructive' });

  const setFound = (change: (found: FoundInPhoto) => FoundInPhoto) =>
    setState((before) => ({ ...before, found: before.found && change(before.found) }));

  return {
    ...state,
    choose: (file: File) => void loadCode().then(({ acceptPhoto }) => acceptPhoto(file, target), unreachable),
    shrink: () => void loadCode().then(({ shrink }) => state.file && shrink(state.file, target), unreachable),
    clear: () => show(null, 'ready'),
    /** Keeps what the person has said about the things in it. */
    setThings: (things: readonly PhotoThing[]) => setFound((found) => ({ ...found, things, later: null })),
    select: (selected: number | null) => setState((before) => ({ ...before, selected })),
    setAnswer: (answer: AnalyzeResponse) =>
      setState((before) => ({ ...before, found: { answer, things: null, later: null } })),
    /** Keeps the answer to a search by text that followed. */
    setLater: (later: AnalyzeResponse) => setFound((found) => ({ ...found, later })),
  };
}
