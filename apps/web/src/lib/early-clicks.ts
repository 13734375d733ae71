type EarlyEvent =
  | { type: 'mousedown' | 'click'; control: HTMLElement }
  | { type: 'change'; control: HTMLSelectElement; value: string };

/** What was clicked and chosen in a page of the server before it was hydrated, in order. */
let caught: EarlyEvent[] = [];
let catching: AbortController | null = null;

/** Keeps clicks on buttons and fields, and choices, that nothing handles yet; links and `<summary>` need no script. */
export function catchEarlyClicks(): void {
  catching = new AbortController();
  const options = { capture: true, signal: catching.signal };
  for (const type of ['mousedown', 'click'] as const) {
    document.addEventListener(type, (event) => keepClick(type, event), options);
  }
  document.addEventListener('change', keepChoice, options);
}

function keepClick(type: 'mousedown' | 'click', event: Event): void {
  const control = event.target instanceof Element && event.target.closest('button, label, a, summary');
  if (!(control instanceof HTMLElement) || !control.matches('button, label')) return;
  event.stopPropagation();
  if (type === 'click') event.preventDefault();
  caught.push({ type, control });
}

function keepChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement) caught.push({ type: 'change', control: target, value: target.value });
}

/** Repeats what was caught, where its element is still there; from then on nothing is caught. */
export function repeatEarlyClicks(): void {
  catching?.abort();
  const events = caught;
  caught = [];
  for (const event of events) {
    if (event.control.isConnected) repeat(event);
  }
}

function repeat(event: EarlyEvent): void {
  const bubbles = true;
  if (event.type === 'change') {
    event.control.value = event.value;
    event.control.dispatchEvent(new Event('change', { bubbles }));
  } else if (event.type === 'click') event.control.click();
  else event.control.dispatchEvent(new MouseEvent(event.type, { bubbles, cancelable: true }));
}
