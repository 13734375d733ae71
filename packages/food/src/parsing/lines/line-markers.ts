import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { readQuantityToEnd } from '../quantities/quantity-places.ts';
import type { TokenisedLine } from '../tokenised-line.ts';

/** Consumes "optional" and the like; true if there were any. */
export function takeOptional(line: TokenisedLine): boolean {
  let isOptional = false;
  if (!(line.partsOfSpeech & PART_OF_SPEECH.optional)) return false;
  line.tokens.forEach((token, at) => {
    if (!(token.partsOfSpeech & PART_OF_SPEECH.optional) || line.nameAt[at] != null) return;
    token.partsOfSpeech = PART_OF_SPEECH.consumed;
    isOptional = true;
  });
  return isOptional;
}

const LABELS = PART_OF_SPEECH.consumed | PART_OF_SPEECH.terminator;

/** The first token past bullets, numbering and a label: "- ", "1. ", "Optional glaze: ". */
export function contentStart(line: TokenisedLine): number {
  const { tokens } = line;
  let start = pastNumbering(line);
  while (tokens[start]?.kind === 'dash' || tokens[start]?.kind === 'emoji' || tokens[start]?.kind === 'comma') start++;
  if (tokens[start]?.norm === 'x' && tokens[start + 1]?.kind === 'number') start++;
  const colon = tokens.findIndex(({ kind }) => kind === 'colon' || kind === 'open' || kind === 'number');
  if (tokens[colon]?.kind !== 'colon' || colon === tokens.length - 1) return start;
  const isLabel = tokens.slice(start, colon).some(({ partsOfSpeech }) => partsOfSpeech & LABELS);
  const hasName = line.nameAt.slice(start, colon).some((name) => name !== null);
  if (!isLabel && hasName) return start;
  return readQuantityToEnd(line, colon + 1, tokens.length) === null ? colon + 1 : start;
}

/** "1. ", "2) ", "3.- ": the number of the line in its list. */
function pastNumbering({ tokens }: TokenisedLine): number {
  const [first, second] = tokens;
  if (first?.kind !== 'number' || !Number.isInteger(first.value)) return 0;
  if (second?.kind === 'close') return 2;
  return first.stopped && (second?.kind === 'number' || second?.kind === 'dash') ? 1 : 0;
}

/** True for the title of a part of the list: "For the sauce:". */
export function isHeading(line: TokenisedLine): boolean {
  return line.tokens.at(-1)?.kind === 'colon';
}
