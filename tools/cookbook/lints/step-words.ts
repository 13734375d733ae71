import type { CookFile } from '../cook-file.ts';

/** The words of a step, with mentions of its lines as "@" and the times that it tells as "~". */
export function stepWords(step: CookFile['steps'][number]): string {
  return step
    .map((part) => (typeof part === 'string' ? part : 'line' in part ? '@' : part.isUntold ? '' : '~'))
    .join('');
}
