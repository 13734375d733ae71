import type { CanonicalRecipe } from '@larder/food/recipe';

/** The words of a sentence, for each line that it names the words before it, and the lines that its step names earlier. */
export type Sentence = { words: string; before: Map<number, string>; earlier: readonly number[] };

/** The sentences of a step: their words, and for each line that they name the words before it. */
export function sentencesOf(parts: CanonicalRecipe['steps'][number]['text']['en']): Sentence[] {
  const sentences: Sentence[] = [{ words: '', before: new Map(), earlier: [] }];
  const named: number[] = [];
  for (const part of parts) {
    const pieces = typeof part === 'string' ? part.split(/(?<=[.!?])\s+/u) : [part];
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) sentences.push({ words: '', before: new Map(), earlier: [...named] });
      const sentence = sentences.at(-1);
      if (!sentence) continue;
      if (typeof piece === 'object' && 'line' in piece) {
        sentence.before.set(piece.line, sentence.words);
        named.push(piece.line);
      }
      sentence.words += typeof piece === 'string' ? piece : 'as' in piece ? piece.as : ' ';
    }
  }
  return sentences;
}

/** The sentences of the English method that name a line. */
export function sentencesWith({ steps }: CanonicalRecipe, index: number): Sentence[] {
  return steps.flatMap(({ text }) => sentencesOf(text.en)).filter(({ before }) => before.has(index));
}

/** True where a sentence of the English method has such words before its mention of the line. */
export function isDoneTo(recipe: CanonicalRecipe, index: number, words: RegExp): boolean {
  return sentencesWith(recipe, index).some(({ before }) => words.test(before.get(index) ?? ''));
}

/** True where the English method names the line in one sentence alone, after such words. */
export function isUsedOnceTo(recipe: CanonicalRecipe, index: number, words: RegExp): boolean {
  return sentencesWith(recipe, index).length === 1 && isDoneTo(recipe, index, words);
}

/** True where such words follow a mention of the line in the English method. */
export function follows({ steps }: CanonicalRecipe, index: number, words: RegExp): boolean {
  return steps.some(({ text: { en } }) =>
    en.some((part, at) => {
      const after = en.slice(at + 1).map((each) => (typeof each === 'string' ? each : ''));
      return typeof part === 'object' && 'line' in part && part.line === index && words.test(after.join(''));
    }),
  );
}
