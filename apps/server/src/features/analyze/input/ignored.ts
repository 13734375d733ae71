import type { Understood } from '@larder/contract/search/understood';

const EMPTY = { halal: false, kosher: false, only: false } as const;

/** What was understood, less what a person took back: `maxMinutes`, or `excludedAllergens:Nuts` of a list. */
export function withoutIgnored(understood: Understood, ignored: readonly string[]): Understood {
  const entries = Object.entries(understood).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.filter((item) => !ignored.includes(`${key}:${item}`))];
    if (!ignored.includes(key)) return [key, value];
    return [key, key in EMPTY ? false : null];
  });
  return Object.fromEntries(entries) as Understood;
}
