/** Tells whoever has the console open of what failed unseen. Spec section 8: some failures are only logged. */
export function logFailure(what: string, reason: unknown): void {
  console.warn(what, reason);
}

/** Tells of a choice that has no effect yet. Spec section 2, Profile: the photo picker only logs. */
export function logChoice(what: string, choice: string): void {
  console.info(what, choice);
}
