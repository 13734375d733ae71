/** The element with a tooltip that an event is about, if any. */
export function tooltipTarget(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;
}
