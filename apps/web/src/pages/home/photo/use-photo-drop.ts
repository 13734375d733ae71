import { useEffect, useEffectEvent, useState } from 'react';

/** Takes pictures that are dropped anywhere on the page or pasted into it; tells whether one is being dragged over. */
export function usePhotoArrivals(onArrive: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);

  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setHovering(true);
  });

  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setHovering(false);
  });

  const arrive = useEffectEvent((event: Event, files: FileList | undefined) => {
    setHovering(false);
    const file = files?.[0];
    if (!file) return;
    event.preventDefault();
    onArrive(file);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', (event) => over(event), { signal });
    window.addEventListener('dragleave', (event) => leave(event), { signal });
    window.addEventListener('drop', (event) => arrive(event, event.dataTransfer?.files), { signal });
    window.addEventListener('paste', (event) => arrive(event, event.clipboardData?.files), { signal });
    return () => listening.abort();
  }, []);

  return hovering;
}
