/** Logs a failure that is not shown. docs/specification.md §8. */
export function logFailure(what: string, reason: unknown): void {
  console.warn(what, reason);
}

/** Logs a choice that has no effect yet: the profile photo. docs/specification.md §2, Profile. */
export function logChoice(what: string, choice: string): void {
  console.info(what, choice);
}
