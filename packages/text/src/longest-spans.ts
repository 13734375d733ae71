/** Where a match stands in a text: from `start` to before `end`. */
export type Span = { start: number; end: number };

/** Of spans that overlap the longest, of equally long ones the first; the others in their order. */
export function longestSpans<T extends Span>(spans: readonly T[]): T[] {
  const length = ({ start, end }: Span) => end - start;
  return spans.filter(
    (one, at) =>
      !spans.some(
        (other, place) =>
          other.start < one.end &&
          one.start < other.end &&
          (length(other) > length(one) || (length(other) === length(one) && place < at)),
      ),
  );
}
