import { PART_OF_SPEECH } from '../../languages/lexicon.ts';
import type { NounPhrase } from '../noun-phrase.ts';
import { type TokenisedLine, textOf } from '../tokenised-line.ts';
import type { Segment } from './segments.ts';

/** What a line says about the ingredient beside its name. */
export type PreparationNotes = { preparation: string | null; note: string | null };

/** Sorts the words around the name into what is done to it, "finely chopped", and other notes, "to taste". */
export function readPreparationNotes(
  line: TokenisedLine,
  segments: readonly Segment[],
  mainAt: number,
  phrase: NounPhrase,
): PreparationNotes {
  const preparation: string[] = [];
  const note: string[] = [];
  const main = segments[mainAt];
  if (main && phrase.id !== null) {
    preparation.push(...preparationsIn(line, main.from, phrase.start), ...preparationsIn(line, phrase.end, main.to));
  }
  for (const [from, to] of runsBeside(segments, mainAt)) {
    const text = textOf(line, from, to);
    if (text !== '') (isPreparation(line, from, to) ? preparation : note).push(text);
  }
  return { preparation: preparation.join(', ') || null, note: note.join(', ') || null };
}

/** Runs of segments that belong together, without the main one. */
function runsBeside(segments: readonly Segment[], mainAt: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  segments.forEach((segment, at) => {
    if (at === mainAt) return;
    const last = runs.at(-1);
    const continues = at - 1 !== mainAt && last && segment.joiner !== 'comma' && segment.from - last[1] <= 1;
    if (continues) last[1] = segment.to;
    else runs.push([segment.from, segment.to]);
  });
  return runs;
}

const PREPARING = PART_OF_SPEECH.preparation | PART_OF_SPEECH.adverb;

function preparationsIn(line: TokenisedLine, from: number, to: number): string[] {
  const found: string[] = [];
  let start = -1;
  for (let at = from; at <= to; at++) {
    const prepares = at < to && (line.tokens[at]?.partsOfSpeech ?? 0) & PREPARING && line.nameAt[at] == null;
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
