import { PROGRESS_CAP, PROGRESS_STEPS } from '@larder/contract/limits';

/** The progress in per cent one tick later, in decreasing steps up to a cap. docs/specification.md §4, Search flow. */
export function nextProgress(progress: number): number {
  const step = PROGRESS_STEPS.find(({ below }) => progress < below);
  return step ? Math.min(progress + step.add, PROGRESS_CAP) : progress;
}
