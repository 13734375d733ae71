import type { Amount } from './feedback-change.ts';
import { ABSENT, REFUSED, WHY, WHY_NOT } from './vocabulary/absence.ts';
import { COLOUR_WORDS } from './vocabulary/colours.ts';
import { GLASS_WORDS, VESSEL_WORDS } from './vocabulary/containers.ts';
import { ENOUGH } from './vocabulary/enough.ts';
import { LESS, LESS_FIRST } from './vocabulary/less.ts';
import { MORE, WISHED } from './vocabulary/more.ts';

/** The amount that a clause asks for of what it names; null where it says none. */
export function amountOf(clause: string): Amount | null {
  if (LESS_FIRST.test(clause)) return 'less';
  if (REFUSED.test(clause)) return 'none';
  if (WHY.test(clause) && !namesLook(clause))
    return WHY_NOT.test(clause) ? 'more' : LESS.test(clause) ? 'less' : 'none';
  if (ENOUGH.test(clause)) return 'more';
  if (LESS.test(clause)) return 'less';
  if (MORE.test(clause) && !/\b(no|any) more\b/.test(clause)) return 'more';
  return ABSENT.test(clause) ? 'none' : null;
}

/** True of words for a colour, a vessel or a glass: "why is it brown" is no question about a food. */
function namesLook(clause: string): boolean {
  return [COLOUR_WORDS, GLASS_WORDS, VESSEL_WORDS].some((words) => words.some(([word]) => word.test(clause)));
}

/** "Put", "show" and the like count where nothing else says an amount. */
export function wishOf(clause: string): Amount | null {
  return amountOf(clause) ?? (WISHED.test(clause) ? 'more' : null);
}
