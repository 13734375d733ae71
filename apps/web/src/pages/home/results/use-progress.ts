import { PROGRESS_TICK_MS } from '@larder/contract/limits';
import { useEffect, useState } from 'react';
import { nextProgress } from './progress.ts';

/** A simulated progress in per cent that increases while the component is mounted. */
export function useProgress(): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setProgress(nextProgress), PROGRESS_TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return progress;
}
