/** What one edit costs. An edit of the first letter costs `firstLetter` more. */
export type EditCosts = { consonant: number; vowel: number; transposition: number; firstLetter: number };

const UNIT_COSTS: EditCosts = { consonant: 1, vowel: 1, transposition: 1, firstLetter: 0 };

/**
 * Optimal string alignment distance: the least total cost of insertions, deletions, substitutions and transpositions
 * of adjacent letters that turn `a` into `b`. Infinity where it exceeds `limit`; the computation stops as soon as that
 * is certain. Texts are compared by UTF-16 code unit.
 */
export function editDistance(a: string, b: string, limit: number, costs: EditCosts = UNIT_COSTS): number {
  if (Math.abs(a.length - b.length) * Math.min(costs.consonant, costs.vowel) > limit) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= b.length; column += 1) {
    last.push((last[column - 1] ?? 0) + removalCost(b, column - 1, costs));
  }
  for (let row = 1; row <= a.length; row += 1) {
    const removal = removalCost(a, row - 1, costs);
    const current = [(last[0] ?? 0) + removal];
    let least = current[0] ?? 0;
    for (let column = 1; column <= b.length; column += 1) {
      let cost = Math.min(
        (last[column - 1] ?? 0) + substitutionCost(a, row - 1, b, column - 1, costs),
        (last[column] ?? 0) + removal,
        (current[column - 1] ?? 0) + removalCost(b, column - 1, costs),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + costs.transposition);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const distance = last[b.length] ?? Number.POSITIVE_INFINITY;
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

const VOWELS = 'aeiouy';

function removalCost(text: string, at: number, { consonant, vowel, firstLetter }: EditCosts): number {
  return (VOWELS.includes(text[at] ?? '-') ? vowel : consonant) + (at === 0 ? firstLetter : 0);
}

function substitutionCost(a: string, row: number, b: string, column: number, costs: EditCosts): number {
  if (a[row] === b[column]) return 0;
  const areVowels = VOWELS.includes(a[row] ?? '-') && VOWELS.includes(b[column] ?? '-');
  return (areVowels ? costs.vowel : costs.consonant) + (row === 0 && column === 0 ? costs.firstLetter : 0);
}
