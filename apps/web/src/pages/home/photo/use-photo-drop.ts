import { useEffect, useEffectEvent, useState } from 'react';
import { takeEarlyDrop } from '../../../lib/early-drop.ts';

/** Accepts files that are dropped anywhere on the page or pasted. Returns whether a file is being dragged. */
export function usePhotoDrop(onPhoto: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false);

  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setDragging(true);
  });

  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setDragging(false);
  });

  const accept = useEffectEvent((event: Event, files: FileList | undefined) => {
    setDragging(false);
    const file = files?.[0];
    if (!file) return;
    event.preventDefault();
    onPhoto(file);
  });

  const acceptEarly = useEffectEvent(() => {
    const file = takeEarlyDrop();
    if (file) onPhoto(file);
  });

  useEffect(() => {
    acceptEarly();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', (event) => over(event), { signal });
    window.addEventListener('dragleave', (event) => leave(event), { signal });
    window.addEventListener('drop', (event) => accept(event, event.dataTransfer?.files), { signal });
    window.addEventListener('paste', (event) => accept(event, event.clipboardData?.files), { signal });
    return () => listening.abort();
  }, []);

  return isDragging;
}
