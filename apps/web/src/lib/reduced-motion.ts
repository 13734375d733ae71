/** Whether the person prefers reduced motion. Read it when an animation starts: the setting can change. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
