import { HOWEVER, PRAISE, WOULD_BE } from './vocabulary/asides.ts';
import { LAVISH, PLENTY } from './vocabulary/plenty.ts';

const EVERY_PRAISE = new RegExp(PRAISE.source, 'g');

/** True of a clause that is pleased with how much there is: "cheese galore, love it" is no complaint. */
export function isPleased(clause: string, text: string): boolean {
  return (PLENTY.test(clause) || LAVISH.test(clause)) && praises(HOWEVER.test(text) ? clause : text);
}

/** True of a text that praises something; "it would be lovely with less" praises nothing. */
export function praises(text: string): boolean {
  return [...text.matchAll(EVERY_PRAISE)].some(({ index }) => !WOULD_BE.test(text.slice(0, index)));
}
