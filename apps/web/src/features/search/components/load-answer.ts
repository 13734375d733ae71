/** The code of what shows an answer. */
export const loadAnswer = () => import('./answer.tsx');

/** Fetches it ahead of there being an answer. */
export function expectAnswer(): void {
  loadAnswer().catch(() => {});
}
