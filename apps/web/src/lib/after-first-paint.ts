/** After this time, in milliseconds, a page counts as painted even if the browser has not said so. */
const MAX_WAIT_MS = 2_000;

/** Resolves once the page is parsed and painted for the first time; hidden pages are not painted, and not waited for. */
export async function afterFirstPaint(): Promise<void> {
  await Promise.all([parsed(), painted()]);
}

/** Resolves once the whole document is parsed. */
export function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

function painted(): Promise<void> {
  const isReported = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!isReported || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });
}
