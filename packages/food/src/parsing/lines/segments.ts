import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import { readQuantity } from '../quantities/read-quantity.ts';
import { inLongName, type TokenisedLine } from '../tokenised-line.ts';

/** How a piece of a line hangs on the one before it; `rest` no longer names anything: "for serving". */
export type Joint = 'start' | 'and' | 'or' | 'comma' | 'beside' | 'example' | 'rest';

/** A run of tokens between the marks and words that part a line. */
export type Piece = { joint: Joint; from: number; to: number; bracketed: boolean };

/** Parts tokens [from, to) of a line into pieces; what stands in brackets comes after the rest. */
export function piecesOf(line: TokenisedLine, from: number, to: number, bracketed = false): Piece[] {
  const pieces: Piece[] = [];
  const inBrackets: Piece[] = [];
  let joint: Joint = bracketed ? 'comma' : 'start';
  let begin = from;
  for (let at = from; at <= to; at++) {
    const token = line.tokens[at];
    const isOpen = at < to && token?.kind === 'open';
    const next: Joint | null = at === to || isOpen ? 'comma' : jointAt(line, at, joint, at > begin);
    if (next === null) {
      if (at === begin) begin = pastQuantity(line, at, to);
      at = Math.max(at, begin - 1);
      continue;
    }
    if (at > begin) pieces.push({ joint, from: begin, to: at, bracketed });
    if (at > begin || next !== 'comma') joint = next;
    begin = (next === 'rest' && token?.kind !== 'dash') || token?.norm === 'plus' ? at : at + 1;
    if (isOpen) {
      const end = closingBracket(line, at, to);
      inBrackets.push(...piecesOf(line, at + 1, end, true));
      at = end;
      begin = end + 1;
    }
  }
  return [...pieces, ...inBrackets];
}

/** The token after a quantity that begins a piece: "or 2 large cloves". */
function pastQuantity(line: TokenisedLine, at: number, to: number): number {
  const quantity = line.tokens[at]?.kind === 'number' ? readQuantity(line, at) : null;
  return quantity && quantity.next <= to ? quantity.next : at;
}

/** Bring something to eat even after "to serve". */
const SERVED_WITH = new Set(['with', 'con', 'avec']);

/** The joint that a token makes; null where it belongs to the piece it stands in. */
function jointAt(line: TokenisedLine, at: number, current: Joint, inside: boolean): Joint | null {
  const token = line.tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'dash' && token.glued && line.tokens[at + 1]?.glued) return null;
  if (inLongName(line, at)) return null;
  if (token.kind === 'number') return inside && current !== 'rest' ? 'rest' : null;
  if (token.kind !== 'word') return jointOfMark(token.kind, current);
  const { partsOfSpeech } = token;
  if (current === 'rest') return SERVED_WITH.has(token.norm) ? 'beside' : null;
  if (partsOfSpeech & PART_OF_SPEECH.example) return 'example';
  if (partsOfSpeech & PART_OF_SPEECH.terminator && line.nameAt[at] == null) return 'rest';
  if (partsOfSpeech & PART_OF_SPEECH.accompaniment) return 'beside';
  if (partsOfSpeech & PART_OF_SPEECH.or) return 'or';
  return partsOfSpeech & PART_OF_SPEECH.and ? 'and' : null;
}

function jointOfMark(kind: string, current: Joint): Joint | null {
  if (kind === 'comma' || kind === 'dash' || kind === 'colon' || kind === 'close') return 'comma';
  if (current === 'rest') return null;
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
