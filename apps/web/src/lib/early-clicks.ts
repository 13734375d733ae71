type EarlyEvent = { type: 'mousedown' | 'click'; control: HTMLElement };

/** What was clicked in a page of the server before it was hydrated, in order. */
let caught: EarlyEvent[] = [];
let catching: AbortController | null = null;

/** Keeps clicks on buttons and fields that nothing handles yet; links and `<summary>` need no script. */
export function catchEarlyClicks(): void {
  catching = new AbortController();
  for (const type of ['mousedown', 'click'] as const) {
    document.addEventListener(type, (event) => keep(type, event), { capture: true, signal: catching.signal });
  }
}

function keep(type: EarlyEvent['type'], event: Event): void {
  const control = event.target instanceof Element && event.target.closest('button, label, a, summary');
  if (!(control instanceof HTMLElement) || !control.matches('button, label')) return;
  event.stopPropagation();
  if (type === 'click') event.preventDefault();
  caught.push({ type, control });
}

/** Repeats the clicks that were caught, where their element is still there; from then on none is caught. */
export function repeatEarlyClicks(): void {
  catching?.abort();
  const events = caught;
  caught = [];
  for (const { type, control } of events) {
    if (!control.isConnected) continue;
    if (type === 'click') control.click();
    else control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }
}
