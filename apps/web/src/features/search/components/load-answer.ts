import { patiently } from '../../../lib/fetch-code.ts';

/** The code of what shows an answer. */
export const loadAnswer = patiently(() => import('./answer.tsx'));

/** Fetches it ahead of there being an answer. */
export function expectAnswer(): void {
  loadAnswer().catch(() => {});
}
