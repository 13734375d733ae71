import { TYPED_TEXT_LISTS } from './language-data.ts';
import { foldedSet, perLanguage } from './languages.ts';

type Words = ReadonlySet<string>;

/** The lists of `typed-text.json`, folded; see `LanguageData`. */
type TypedTextWords = Readonly<Record<(typeof TYPED_TEXT_LISTS)[number], Words>> & {
  usedUp: { words: Words; before: Words; after: Words; opensClause: boolean } | null;
};

export const TYPED_TEXT_WORDS = perLanguage(({ typedText }): TypedTextWords => {
  const { usedUp } = typedText;
  const lists = TYPED_TEXT_LISTS.map((list) => [list, foldedSet(typedText[list])]);
  return {
    ...(Object.fromEntries(lists) as Omit<TypedTextWords, 'usedUp'>),
    usedUp: usedUp && {
      words: foldedSet(usedUp.words),
      before: foldedSet(usedUp.before),
      after: foldedSet(usedUp.after),
      opensClause: usedUp.opensClause,
    },
  };
});
