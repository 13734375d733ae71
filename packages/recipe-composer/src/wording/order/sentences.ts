import { inTextLanguages } from '@larder/food/recipe';
import type { Step } from '../step-words.ts';
import { capitalise, joinWords, type TextPart } from '../write-text.ts';

const SENTENCE_END = /\.(?= |$)/;

/** The sentences of a step, each capitalised. */
export function sentencesOf(step: Step): Step[] {
  const split = inTextLanguages((language) => splitSentences(step[language]));
  return split.en.map((_, at) => inTextLanguages((language) => capitalise([...(split[language][at] ?? [])])));
}

/** The sentences of a text. */
export function splitSentences(parts: readonly TextPart[]): TextPart[][] {
  const [sentence, rest] = splitSentence(parts);
  return rest.length === 0 ? [sentence] : [sentence, ...splitSentences(rest)];
}

/** The first sentence and the others. */
export function splitSentence(parts: readonly TextPart[]): [TextPart[], TextPart[]] {
  const at = parts.findIndex((part) => typeof part === 'string' && SENTENCE_END.test(part));
  const part = parts[at];
  if (typeof part !== 'string') return [[...parts], []];
  const end = part.search(SENTENCE_END) + 1;
  const rest = joinWords([part.slice(end).trimStart(), ...parts.slice(at + 1)]);
  return [[...parts.slice(0, at), part.slice(0, end)], rest];
}

/** Sentences as one text. */
export function joinSentences(sentences: readonly (readonly TextPart[])[]): TextPart[] {
  return joinWords(sentences.flatMap((sentence, at) => (at === 0 ? [...sentence] : [' ', ...sentence])));
}
