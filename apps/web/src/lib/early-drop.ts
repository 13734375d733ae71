/** A file that was dropped before the page had listeners of its own. */
let dropped: File | null = null;
let catching: AbortController | null = null;

/** Keeps a file that is dropped before the page has loaded; without a listener the browser would leave to show it. */
export function catchEarlyDrops(): void {
  catching = new AbortController();
  const { signal } = catching;
  window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  window.addEventListener(
    'drop',
    (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      dropped = file;
    },
    { signal },
  );
}

/** The file that was caught, if any; from then on none is. */
export function takeEarlyDrop(): File | null {
  catching?.abort();
  const file = dropped;
  dropped = null;
  return file;
}
