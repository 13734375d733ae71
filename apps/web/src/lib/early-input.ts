type EarlyEvent =
  | { type: 'mousedown' | 'click'; control: HTMLElement }
  | { type: 'change'; control: HTMLSelectElement; value: string };

/** What was clicked and chosen in a page of the server before it was hydrated, in order. */
let caught: EarlyEvent[] = [];
/** The fields that were focused before, the last one last. */
const focused = new Set<Field>();
let catching: AbortController | null = null;

/**
 * Keeps clicks on buttons, and choices in menus, that nothing handles yet; links and `<summary>` need no script, and what
 * is typed, ticked or attached stays in its field.
 */
export function catchEarlyInput(): void {
  catching = new AbortController();
  const options = { capture: true, signal: catching.signal };
  for (const type of ['mousedown', 'click'] as const) {
    document.addEventListener(type, (event) => keepClick(type, event), options);
  }
  document.addEventListener('change', keepChoice, options);
  document.addEventListener('focusin', keepField, options);
}

function keepClick(type: 'mousedown' | 'click', event: Event): void {
  const control = event.target instanceof Element && event.target.closest('button, a, summary');
  if (!(control instanceof HTMLElement) || !control.matches('button')) return;
  event.stopPropagation();
  if (type === 'click') event.preventDefault();
  caught.push({ type, control });
}

function keepChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement) caught.push({ type: 'change', control: target, value: target.value });
}

function keepField({ target }: Event): void {
  if (!isField(target)) return;
  focused.delete(target);
  focused.add(target);
}

/**
 * Repeats what is in the fields and then what was caught, where its element is still there; then nothing is caught. To be
 * called in the layout effect of hydration: the next rendering overwrites the fields. Where React could not hydrate and
 * has put a new field in the place of one with text, the new one gets the text and the focus.
 */
export function repeatEarlyInput(): void {
  if (!catching) return;
  const listening = catching;
  catching = null;
  const fields = Array.from(document.querySelectorAll<Field>('textarea, input'));
  const contents = [...fields.filter(isChanged).map((field) => contentOf(field)), ...contentsOfReplaced()];
  // Within an effect React would render the outcome of an event later, and move the caret.
  queueMicrotask(() => {
    listening.abort();
    repeatCaught(contents);
  });
}

/** A removed field keeps its text and its selection, but not the focus. */
function contentsOfReplaced(): Content[] {
  const removed = [...focused].filter((field) => !field.isConnected && field.id !== '');
  focused.clear();
  if (document.activeElement === document.body) replacementOf(removed.at(-1))?.focus();
  return removed
    .filter((field) => field.type !== 'file' && isChanged(field))
    .flatMap((field) => {
      const replacement = replacementOf(field);
      return replacement ? [{ ...contentOf(field), field: replacement }] : [];
    });
}

function replacementOf(field: Field | undefined): Field | null {
  const found = field ? document.getElementById(field.id) : null;
  return isField(found) ? found : null;
}

function repeatCaught(contents: readonly Content[]): void {
  for (const content of contents) repeatContent(content);
  const events = caught;
  caught = [];
  for (const event of events) {
    if (event.control.isConnected) repeat(event);
  }
}

type Field = HTMLTextAreaElement | HTMLInputElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}

/** By the person, or by the browser itself, which fills fields in after a reload. */
function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLInputElement)) return field.value !== field.defaultValue;
  if (field.type === 'file') return field.files !== null && field.files.length > 0;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

type Content = { field: Field; value: string; selection: [start: number, end: number] | null };

function contentOf(field: Field): Content {
  const { value, selectionStart, selectionEnd } = field;
  return { field, value, selection: selectionStart === null ? null : [selectionStart, selectionEnd ?? selectionStart] };
}

/** React knows the content that it finds, and handles nothing but a change: to it the field is first as it was sent. */
function repeatContent(content: Content): void {
  const { field } = content;
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = field.defaultChecked;
    field.click();
  } else {
    repeatText(content);
  }
}

function repeatText({ field, value, selection }: Content): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === field && selection) field.setSelectionRange(...selection);
}

function repeat(event: EarlyEvent): void {
  const bubbles = true;
  if (event.type === 'change') {
    event.control.value = event.value;
    event.control.dispatchEvent(new Event('change', { bubbles }));
  } else if (event.type === 'click') event.control.click();
  else event.control.dispatchEvent(new MouseEvent(event.type, { bubbles, cancelable: true }));
}
