import type { Score } from './rank.ts';

/** A recipe by its number, with its score and what that stands on: ingredients that are there, of those that count. */
export type Answer = Score & { recipe: number; matched: number; total: number };

/** The best few of many answers, best first; the lower number first where scores are equal. */
export type TopAnswers = {
  readonly most: number;
  /** What an answer must reach to be among them. */
  readonly bar: number;
  readonly best: readonly Answer[];
  offer(answer: Answer): void;
};

/** Keeps the `most` best answers offered, none of them below `least`. */
export function createTopAnswers(most: number, least: number): TopAnswers {
  const best: Answer[] = [];
  return {
    most,
    get bar() {
      return best.length < most ? least : (best.at(-1)?.score ?? Number.POSITIVE_INFINITY);
    },
    best,
    offer(answer) {
      if (most <= 0 || answer.score < least) return;
      if (best.length >= most && !isBetter(answer, best.at(-1))) return;
      best.splice(placeOf(answer, best), 0, answer);
      if (best.length > most) best.pop();
    },
  };
}

function isBetter(answer: Answer, other: Answer | undefined): boolean {
  if (other === undefined) return false;
  return answer.score > other.score || (answer.score === other.score && answer.recipe < other.recipe);
}

/** Where an answer belongs, by bisection. */
function placeOf(answer: Answer, best: readonly Answer[]): number {
  let from = 0;
  let to = best.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBetter(answer, best[middle])) to = middle;
    else from = middle + 1;
  }
  return from;
}
