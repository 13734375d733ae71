import { LINE_GRAMMAR_LISTS } from './language-data.ts';
import { foldedSet, LANGUAGE_DATA, perLanguage } from './languages.ts';

type List = (typeof LINE_GRAMMAR_LISTS)[number];
type LineGrammar = Readonly<Record<List, ReadonlySet<string>>>;

/** Lists that count in every language, because people paste lines of another one. */
const SHARED_LISTS: ReadonlySet<List> = new Set<List>(['partsBeforeNumber', 'each']);

/** The lists of `line-grammar.json`, folded. */
export const LINE_GRAMMAR = perLanguage(
  ({ lineGrammar }) =>
    Object.fromEntries(
      LINE_GRAMMAR_LISTS.map((list) => [
        list,
        foldedSet(SHARED_LISTS.has(list) ? inAllLanguages(list) : lineGrammar[list]),
      ]),
    ) as LineGrammar,
);

function inAllLanguages(list: List): string[] {
  return Object.values(LANGUAGE_DATA).flatMap(({ lineGrammar }) => lineGrammar[list]);
}
