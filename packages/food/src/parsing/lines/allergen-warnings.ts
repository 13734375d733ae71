import type { Allergen } from '@larder/contract/allergen';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { ALLERGEN_WORDS } from '../../languages/allergen-words.ts';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import type { TokenisedLine } from '../tokenised-line.ts';

/**
 * Finds a maker's warning, "may contain nuts", "puede contener trazas de"; `from` is its first token, or the end of the
 * line where there is none.
 */
export function readAllergenWarning(line: TokenisedLine, kb: KnowledgeBase): { allergens: Allergen[]; from: number } {
  const nothing = { allergens: [], from: line.tokens.length };
  if (!(line.partsOfSpeech & PART_OF_SPEECH.warning)) return nothing;
  const at = line.tokens.findIndex(
    ({ partsOfSpeech }, index) => partsOfSpeech & PART_OF_SPEECH.warning && line.nameAt[index] == null,
  );
  if (at < 0) return nothing;
  const found = new Set<Allergen>();
  for (let index = at + 1; index < line.tokens.length; index++) {
    const entry = line.nameAt[index]?.entry;
    const named = entry === undefined ? undefined : kb.all[entry]?.allergens;
    for (const allergen of ALLERGEN_WORDS.get(line.tokens[index]?.norm ?? '') ?? named ?? []) found.add(allergen);
  }
  if (found.size === 0) return nothing;
  let from = at;
  while (from > 0 && line.nameAt[from - 1] == null && line.tokens[from - 1]?.kind === 'word') from--;
  return { allergens: [...found], from };
}
