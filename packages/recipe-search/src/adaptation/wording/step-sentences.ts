import type { StepPart } from '@larder/food/recipe';

/** The parts of a text, a list for each sentence; the space between two ends the first. */
export function sentencesOfParts(parts: readonly StepPart[]): StepPart[][] {
  const sentences: StepPart[][] = [[]];
  for (const part of parts) {
    const pieces = typeof part === 'string' ? part.split(/(?<=[.!?]\s+)(?=\S)/u) : [part];
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) sentences.push([]);
      sentences.at(-1)?.push(piece);
    }
    if (typeof part === 'string' && /[.!?]\s+$/u.test(part)) sentences.push([]);
  }
  return sentences;
}
