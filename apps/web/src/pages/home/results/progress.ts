import { PROGRESS_CAP, PROGRESS_STEPS } from '@larder/contract/limits';

/** The progress one tick later: fast at first, ever slower, and never quite done. Spec section 4, Search flow. */
export function nextProgress(progress: number): number {
  const step = PROGRESS_STEPS.find(({ below }) => progress < below);
  return step ? Math.min(progress + step.add, PROGRESS_CAP) : progress;
}
