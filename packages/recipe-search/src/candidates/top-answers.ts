import type { Score } from '../ranking/rank.ts';

/** A recipe by its number, with its score and what that stands on: ingredients that are there, of those that count. */
export type Answer = Score & { recipe: number; matched: number; total: number };

/** The best few of many answers; the lower number before the higher where scores are equal. */
export type TopAnswers = {
  readonly most: number;
  /** What an answer must reach to be among them. */
  readonly bar: number;
  offer(answer: Answer): void;
  /** All of them, best first. */
  sorted(): Answer[];
};

/** Keeps the `most` best answers offered, none of them below `least`, in a heap with the worst on top. */
export function createTopAnswers(most: number, least: number): TopAnswers {
  const heap: Answer[] = [];
  let bar = most <= 0 ? Number.POSITIVE_INFINITY : least;
  return {
    most,
    get bar() {
      return bar;
    },
    offer(answer) {
      if (answer.score < bar) return;
      if (heap.length < most) rise(heap, answer);
      else if (isBetter(answer, heap[0])) sink(heap, answer);
      if (heap.length === most) bar = heap[0]?.score ?? bar;
    },
    sorted: () => heap.toSorted((a, b) => b.score - a.score || a.recipe - b.recipe),
  };
}

function isBetter(answer: Answer, other: Answer | undefined): boolean {
  if (other === undefined) return false;
  return answer.score > other.score || (answer.score === other.score && answer.recipe < other.recipe);
}

/** Adds an answer at the end and lets it rise past the better ones. */
function rise(heap: Answer[], answer: Answer): void {
  let at = heap.length;
  heap.push(answer);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isBetter(parent, answer)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = answer;
}

/** Puts an answer in the place of the worst and lets it sink past the worse ones. */
function sink(heap: Answer[], answer: Answer): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const worse = isBetter(heap[left] ?? answer, heap[left + 1]) ? left + 1 : left;
    const child = heap[worse];
    if (child === undefined || !isBetter(answer, child)) break;
    heap[at] = child;
    at = worse;
  }
  heap[at] = answer;
}
