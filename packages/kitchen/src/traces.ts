import type { Allergen } from '@larder/contract/allergen';
import type { KnowledgeBase } from './knowledge-base.ts';
import type { Line } from './line.ts';
import { ALLERGEN_WORDS } from './negation.ts';

/** Words of a maker's warning: "may contain nuts", "puede contener trazas de", "peut contenir des traces de". */
const WARNINGS = new Set([
  'contain',
  'contains',
  'contener',
  'contiene',
  'contenir',
  'contient',
  'traces',
  'trace',
  'trazas',
]);

/** Finds a warning; `from` is the token it begins at, the end of the line where there is none. */
export function readTraces(line: Line, kb: KnowledgeBase): { allergens: Allergen[]; from: number } {
  const at = line.tokens.findIndex(({ norm }, index) => WARNINGS.has(norm) && line.nameAt[index] == null);
  if (at < 0) return { allergens: [], from: line.tokens.length };
  const found = new Set<Allergen>();
  for (let index = at + 1; index < line.tokens.length; index++) {
    const entry = line.nameAt[index]?.entry;
    const named = entry === undefined ? undefined : kb.all[entry]?.allergens;
    for (const allergen of ALLERGEN_WORDS.get(line.tokens[index]?.norm ?? '') ?? named ?? []) found.add(allergen);
  }
  if (found.size === 0) return { allergens: [], from: line.tokens.length };
  let from = at;
  while (from > 0 && line.nameAt[from - 1] == null && line.tokens[from - 1]?.kind === 'word') from--;
  return { allergens: [...found], from };
}
