import type { KnowledgeBase } from '../../knowledge-base.ts';
import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { LINE_GRAMMAR } from '../../languages/line-grammar.ts';
import type { TokenKind } from '../../tokens/tokenise.ts';
import type { LocatedNegation } from '../negation.ts';
import { readQuantity } from '../quantities/read-quantity.ts';
import { inLongName, type TokenisedLine } from '../tokenised-line.ts';

/**
 * What joins a segment to the one before it; a `remainder` no longer names anything: "for serving".
 */
export type Joiner = 'start' | 'and' | 'or' | 'comma' | 'accompaniment' | 'example' | 'remainder';

/** Tokens [from, to) between the marks and words that divide a line. */
export type Segment = { joiner: Joiner; from: number; to: number; isBracketed: boolean };

/** A line divided into segments, with the negations found in it. */
export type SegmentedLine = {
  line: TokenisedLine;
  kb: KnowledgeBase;
  negations: readonly LocatedNegation[];
  segments: readonly Segment[];
};

/** Divides tokens [from, to) of a line into segments; those in brackets come last. */
export function segmentsOf(line: TokenisedLine, from: number, to: number, isBracketed = false): Segment[] {
  const segments: Segment[] = [];
  const inBrackets: Segment[] = [];
  let joiner: Joiner = isBracketed ? 'comma' : 'start';
  let begin = from;
  for (let at = from; at <= to; at++) {
    const token = line.tokens[at];
    const isOpen = at < to && token?.kind === 'open';
    const next: Joiner | null = at === to || isOpen ? 'comma' : joinerAt(line, at, joiner, at > begin);
    if (next === null) {
      if (at === begin) begin = pastQuantity(line, at, to);
      at = Math.max(at, begin - 1);
      continue;
    }
    if (at > begin) segments.push({ joiner, from: begin, to: at, isBracketed });
    if (at > begin || next !== 'comma') joiner = next;
    begin = (next === 'remainder' && token?.kind !== 'dash') || token?.norm === 'plus' ? at : at + 1;
    if (isOpen) {
      const end = closingBracket(line, at, to);
      inBrackets.push(...segmentsOf(line, at + 1, end, true));
      at = end;
      begin = end + 1;
    }
  }
  return [...segments, ...inBrackets];
}

/** The token after a quantity that begins a segment: "or 2 large cloves". */
function pastQuantity(line: TokenisedLine, at: number, to: number): number {
  const quantity = line.tokens[at]?.kind === 'number' ? readQuantity(line, at) : null;
  return quantity && quantity.next <= to ? quantity.next : at;
}

/** The joiner that a token is; null where it belongs to the segment it stands in. */
function joinerAt(line: TokenisedLine, at: number, current: Joiner, isInside: boolean): Joiner | null {
  const token = line.tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'dash' && token.glued && line.tokens[at + 1]?.glued) return null;
  if (inLongName(line, at)) return null;
  if (token.kind === 'number') return isInside && current !== 'remainder' ? 'remainder' : null;
  if (token.kind !== 'word') return joinerOfMark(token.kind, current);
  if (current === 'remainder') return LINE_GRAMMAR[line.language].servedWith.has(token.norm) ? 'accompaniment' : null;
  const { partsOfSpeech } = token;
  if (partsOfSpeech & PART_OF_SPEECH.example) return 'example';
  if (partsOfSpeech & PART_OF_SPEECH.terminator && line.nameAt[at] == null) return 'remainder';
  if (partsOfSpeech & PART_OF_SPEECH.accompaniment) return 'accompaniment';
  if (partsOfSpeech & PART_OF_SPEECH.or) return 'or';
  return partsOfSpeech & PART_OF_SPEECH.and ? 'and' : null;
}

function joinerOfMark(kind: TokenKind, current: Joiner): Joiner | null {
  if (kind === 'comma' || kind === 'dash' || kind === 'colon' || kind === 'close') return 'comma';
  if (current === 'remainder') return null;
  if (kind === 'slash') return 'or';
  return kind === 'plus' ? 'and' : null;
}

function closingBracket(line: TokenisedLine, open: number, to: number): number {
  let depth = 0;
  for (let at = open; at < to; at++) {
    const kind = line.tokens[at]?.kind;
    if (kind === 'open') depth++;
    if (kind === 'close' && --depth === 0) return at;
  }
  return to;
}
