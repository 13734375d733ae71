import type { Allergen } from '@larder/contract/allergen';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { ALLERGEN_WORDS } from '../../languages/allergen-words.ts';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import type { TokenisedLine } from '../tokenised-line.ts';

/** What a warning names: allergens, and the ids of foods; `from` is its first token, or the end of the line. */
export type MakersWarning = { allergens: Allergen[]; foods: string[]; from: number };

/**
 * Finds a maker's warning, "may contain nuts", "puede contener trazas de". One that names foods without allergens has to
 * say that they may be absent, "may contain onion"; where it does not end the line, the line is read beside it as well.
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
    const byWord = ALLERGEN_WORDS.get(line.tokens[index]?.norm ?? '');
    const entry = line.nameAt[index]?.entry;
    const named = entry === undefined || byWord ? undefined : kb.all[entry];
    for (const allergen of byWord ?? named?.allergens ?? []) allergens.add(allergen);
    if (named) foods.add(named.id);
  }
  let from = at;
  while (from > 0 && line.nameAt[from - 1] == null && line.tokens[from - 1]?.kind === 'word') from--;
  const warning = { allergens: [...allergens], foods: [...foods], from };
  if (allergens.size > 0) return warning;
  if (foods.size === 0 || !saysPossibly(line, at)) return nothing;
  return endsLine(line, at) ? warning : { ...warning, from: nothing.from };
}

function saysPossibly({ tokens, language }: TokenisedLine, at: number): boolean {
  const { possibly, mayBeContained } = LINE_GRAMMAR[language];
  return possibly.has(tokens[at - 1]?.norm ?? '') && mayBeContained.has(tokens[at]?.norm ?? '');
}

/** Whether nothing but what is warned of follows: no quantity, and no food behind a bracket. */
function endsLine({ tokens, nameAt }: TokenisedLine, at: number): boolean {
  const bracket = tokens.findIndex(({ kind }, index) => index > at && (kind === 'open' || kind === 'close'));
  return tokens.every(({ kind }, index) => {
    if (index <= at) return true;
    return kind !== 'number' && (bracket < 0 || index <= bracket || nameAt[index] == null);
  });
}
