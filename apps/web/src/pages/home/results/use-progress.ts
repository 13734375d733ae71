import { PROGRESS_TICK_MS } from '@larder/contract/limits';
import { useEffect, useState } from 'react';
import { nextProgress } from './progress.ts';

/** A percentage that climbs for as long as the component is shown. */
export function useProgress(): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setProgress(nextProgress), PROGRESS_TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return progress;
}
