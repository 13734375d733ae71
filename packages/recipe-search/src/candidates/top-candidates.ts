/** A recipe by its number in the index, with its score. */
export type Candidate = { recipe: number; score: number };

/** The best candidates of those offered; of equal scores the lower number is better. */
export type TopCandidates = {
  readonly limit: number;
  /** The score that a candidate must reach to be among them. */
  readonly threshold: number;
  offer(candidate: Candidate): void;
  /** All of them, best first. */
  sorted(): Candidate[];
};

/** Keeps the `limit` best candidates with a score of at least `least`, in a heap with the worst on top. */
export function createTopCandidates(limit: number, least: number): TopCandidates {
  const heap: Candidate[] = [];
  let threshold = limit <= 0 ? Number.POSITIVE_INFINITY : least;
  return {
    limit,
    get threshold() {
      return threshold;
    },
    offer(candidate) {
      if (candidate.score < threshold) return;
      if (heap.length < limit) siftUp(heap, candidate);
      else if (isBetter(candidate, heap[0])) siftDown(heap, candidate);
      if (heap.length === limit) threshold = heap[0]?.score ?? threshold;
    },
    sorted: () => heap.toSorted((a, b) => b.score - a.score || a.recipe - b.recipe),
  };
}

function isBetter(candidate: Candidate, other: Candidate | undefined): boolean {
  if (other === undefined) return false;
  return candidate.score > other.score || (candidate.score === other.score && candidate.recipe < other.recipe);
}

/** Adds a candidate at the end and moves it above the better ones. */
function siftUp(heap: Candidate[], candidate: Candidate): void {
  let at = heap.length;
  heap.push(candidate);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isBetter(parent, candidate)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = candidate;
}

/** Replaces the worst candidate and moves the new one below the worse ones. */
function siftDown(heap: Candidate[], candidate: Candidate): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const worse = isBetter(heap[left] ?? candidate, heap[left + 1]) ? left + 1 : left;
    const child = heap[worse];
    if (child === undefined || !isBetter(candidate, child)) break;
    heap[at] = child;
    at = worse;
  }
  heap[at] = candidate;
}
