import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DESCRIPTIVE, PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { NOT_FOOD } from '../../names/name-index.ts';
import type { TokenisedLine } from '../tokenised-line.ts';

const WITHOUT_NOUN = DESCRIPTIVE | PART_OF_SPEECH.connector | PART_OF_SPEECH.accompaniment;

/**
 * True where tokens [from, to) name things that are no food and nothing else: "8 wooden skewers, soaked in water".
 * An unknown word, or a food before "for", makes it false, so that "chicken skewers" never passes for kitchenware.
 */
export function namesOnlyKitchenware(line: TokenisedLine, kb: KnowledgeBase, from: number, to: number): boolean {
  let isNamed = false;
  for (let at = from; at < to; at++) {
    const token = line.tokens[at];
    const name = line.nameAt[at];
    if (token?.kind !== 'word') continue;
    if (name?.entry === NOT_FOOD) isNamed = true;
    else if (name) {
      if (!kb.all[name.entry]?.origin.every((source) => source === 'mineral')) return false;
    } else if (token.partsOfSpeech & PART_OF_SPEECH.notFood) isNamed = true;
    else if (token.partsOfSpeech & PART_OF_SPEECH.terminator) return isNamed;
    else if (!(token.partsOfSpeech & WITHOUT_NOUN)) return false;
  }
  return isNamed;
}
