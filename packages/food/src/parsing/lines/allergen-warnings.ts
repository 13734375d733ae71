import type { Allergen } from '@larder/contract/allergen';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { ALLERGEN_WORDS } from '../../languages/allergen-words.ts';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import type { TokenisedLine } from '../tokenised-line.ts';

/** What a warning names: allergens, and the ids of foods that have none; `from` is its first token, or the end of the line. */
export type MakersWarning = { allergens: Allergen[]; foods: string[]; from: number };

/**
 * Finds a maker's warning, "may contain nuts", "puede contener trazas de". One that names foods alone has to say that
 * they may be absent: "contains onion" is no warning.
 */
export function readAllergenWarning(line: TokenisedLine, kb: KnowledgeBase): MakersWarning {
  const nothing: MakersWarning = { allergens: [], foods: [], from: line.tokens.length };
  if (!(line.partsOfSpeech & PART_OF_SPEECH.warning)) return nothing;
  const at = line.tokens.findIndex(
    ({ partsOfSpeech }, index) => partsOfSpeech & PART_OF_SPEECH.warning && line.nameAt[index] == null,
  );
  if (at < 0) return nothing;
  const allergens = new Set<Allergen>();
  const foods = new Set<string>();
  for (let index = at + 1; index < line.tokens.length; index++) {
    const entry = line.nameAt[index]?.entry;
    const named = entry === undefined ? undefined : kb.all[entry];
    for (const allergen of ALLERGEN_WORDS.get(line.tokens[index]?.norm ?? '') ?? named?.allergens ?? [])
      allergens.add(allergen);
    if (named && !named.allergens?.length) foods.add(named.id);
  }
  let from = at;
  while (from > 0 && line.nameAt[from - 1] == null && line.tokens[from - 1]?.kind === 'word') from--;
  const { possibly } = LINE_GRAMMAR[line.language];
  const isOpen = foods.size > 0 && line.tokens.slice(from, at).some(({ norm }) => possibly.has(norm));
  return allergens.size > 0 || isOpen ? { allergens: [...allergens], foods: [...foods], from } : nothing;
}
