import type { Allergen } from '@larder/contract/allergen';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { ALLERGEN_WORDS } from '../../languages/allergen-words.ts';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import type { TokenisedLine } from '../tokenised-line.ts';

/** What a warning names: allergens, and the ids of foods; `from` is its first token, or the end of the line. */
export type MakersWarning = { allergens: Allergen[]; foods: string[]; from: number };

/**
 * Finds a maker's warning, "may contain nuts", "puede contener trazas de", or the advice to look for one, "check the
 * packet for nuts". One that names foods without allergens has to
 * say that they may be absent, "may contain onion"; where it does not end the line, the line is read beside it as well.
 */
export function readAllergenWarning(line: TokenisedLine, kb: KnowledgeBase): MakersWarning {
  const nothing: MakersWarning = { allergens: [], foods: [], from: line.tokens.length };
  const at = warningIn(line);
  if (at < 0) return nothing;
  const isAdvice = isAdviceAt(line, at);
  const allergens = new Set<Allergen>();
  const foods = new Set<string>();
  for (let index = at + 1; index < line.tokens.length; index++) {
    if (isAdvice && (line.tokens[index]?.partsOfSpeech ?? 0) & PART_OF_SPEECH.consumed) continue;
    const byWord = ALLERGEN_WORDS.get(line.tokens[index]?.norm ?? '');
    const entry = line.nameAt[index]?.entry;
    const named = entry === undefined || byWord ? undefined : kb.all[entry];
    for (const allergen of byWord ?? named?.allergens ?? []) allergens.add(allergen);
    if (named) foods.add(named.id);
  }
  let from = at;
  while (from > 0 && line.nameAt[from - 1] == null && line.tokens[from - 1]?.kind === 'word') from--;
  const warning = { allergens: [...allergens], foods: [...foods], from };
  if (allergens.size > 0 && !isAdvice) return warning;
  if (allergens.size + foods.size === 0 || !(isAdvice || saysPossibly(line, at))) return nothing;
  return endsLine(line, at) ? warning : { ...warning, from: nothing.from };
}

/** The place of the word that warns, or advises to check; -1 where none does. */
function warningIn(line: TokenisedLine): number {
  const { tokens, nameAt, partsOfSpeech } = line;
  const warns = partsOfSpeech & PART_OF_SPEECH.warning;
  const at = warns ? tokens.findIndex((each, index) => each.partsOfSpeech & warns && nameAt[index] == null) : -1;
  return at >= 0 ? at : tokens.findIndex((_, index) => isAdviceAt(line, index));
}

/** The most words from "check" to "packet". */
const WORDS_TO_PACKET = 4;

/** True of "check the packet for", not of "check the packet, 2 onions". */
function isAdviceAt({ tokens, language }: TokenisedLine, at: number): boolean {
  const { checks, packets } = LINE_GRAMMAR[language];
  if (!checks.has(tokens[at]?.norm ?? '')) return false;
  const words = tokens.slice(at + 1, at + 1 + WORDS_TO_PACKET);
  const packet = words.findIndex(({ norm }) => packets.has(norm));
  return packet >= 0 && tokens[at + 1 + packet + 1]?.kind === 'word';
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
