import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import type { Phrase } from '../noun-phrase.ts';
import { type TokenisedLine, textOf } from '../tokenised-line.ts';
import type { Piece } from './segments.ts';

/** What a line says about the ingredient beside its name. */
export type Remarks = { preparation: string | null; note: string | null };

/** Sorts the words around the name into what is done to it, "finely chopped", and other remarks, "to taste". */
export function readRemarks(line: TokenisedLine, pieces: readonly Piece[], mainAt: number, phrase: Phrase): Remarks {
  const preparation: string[] = [];
  const note: string[] = [];
  const main = pieces[mainAt];
  if (main && phrase.id !== null) {
    preparation.push(...preparationsIn(line, main.from, phrase.start), ...preparationsIn(line, phrase.end, main.to));
  }
  for (const [from, to] of remarksIn(pieces, mainAt)) {
    const text = textOf(line, from, to);
    if (text !== '') (isPreparation(line, from, to) ? preparation : note).push(text);
  }
  return { preparation: preparation.join(', ') || null, note: note.join(', ') || null };
}

/** Runs of pieces that belong together, the main one left out. */
function remarksIn(pieces: readonly Piece[], mainAt: number): [number, number][] {
  const runs: [number, number][] = [];
  pieces.forEach((piece, at) => {
    if (at === mainAt) return;
    const last = runs.at(-1);
    const goes = at - 1 !== mainAt && last && piece.joint !== 'comma' && piece.from - last[1] <= 1;
    if (goes) last[1] = piece.to;
    else runs.push([piece.from, piece.to]);
  });
  return runs;
}

function preparationsIn(line: TokenisedLine, from: number, to: number): string[] {
  const found: string[] = [];
  let start = -1;
  for (let at = from; at <= to; at++) {
    const prepares =
      at < to &&
      (line.tokens[at]?.partsOfSpeech ?? 0) & (PART_OF_SPEECH.preparation | PART_OF_SPEECH.adverb) &&
      line.nameAt[at] == null;
    if (prepares && start < 0) start = at;
    if (!prepares && start >= 0) {
      found.push(textOf(line, start, at));
      start = -1;
    }
  }
  return found;
}

function isPreparation(line: TokenisedLine, from: number, to: number): boolean {
  const first = line.tokens[from]?.partsOfSpeech ?? 0;
  if (first & PART_OF_SPEECH.terminator && !(first & PART_OF_SPEECH.preparation)) return false;
  return line.tokens.slice(from, to).some(({ partsOfSpeech }) => partsOfSpeech & PART_OF_SPEECH.preparation);
}
