import { foldedSet, LANGUAGE_DATA, perLanguage } from './languages.ts';

/** Number words of one language, all folded; see `NumberData`. */
type NumberWords = {
  /** The value of each; NaN for an indefinite amount. */
  values: ReadonlyMap<string, number>;
  /** Multipliers that stand for twelve, "2 dozen", in all languages. */
  dozens: ReadonlySet<string>;
  /** Words and phrases before a number, by their first word, the longest first. */
  approximate: ReadonlyMap<string, readonly (readonly string[])[]>;
} & Record<'multipliers' | 'rangeJoiners' | 'halves', ReadonlySet<string>>;

function phrasesByFirstWord(phrases: Iterable<string>): NumberWords['approximate'] {
  const longestFirst = [...phrases].map((phrase) => phrase.split(/[ ']/)).sort((a, b) => b.length - a.length);
  return Map.groupBy(longestFirst, ([first = '']) => first);
}

const DOZENS = foldedSet(
  Object.values(LANGUAGE_DATA).flatMap(({ numbers }) =>
    numbers.multipliers.filter((word) => numbers.values[word] === 12),
  ),
);

export const NUMBER_WORDS = perLanguage(({ numbers }): NumberWords => {
  const indefinite = numbers.indefinite.map((word): [string, number] => [word, Number.NaN]);
  return {
    values: new Map([...Object.entries(numbers.values), ...indefinite]),
    multipliers: foldedSet(numbers.multipliers),
    dozens: DOZENS,
    rangeJoiners: foldedSet(numbers.rangeJoiners),
    approximate: phrasesByFirstWord(foldedSet(numbers.approximate)),
    halves: foldedSet(numbers.halves),
  };
});
