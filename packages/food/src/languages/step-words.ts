import { STEP_LISTS, VERB_LISTS } from './language-data.ts';
import { foldedSet, perLanguage } from './languages.ts';

/** The lists of `steps.json`, folded; see `StepData`. */
export type StepWords = Readonly<Record<(typeof STEP_LISTS)[number], ReadonlySet<string>>> & {
  verbs: Readonly<Record<(typeof VERB_LISTS)[number], ReadonlySet<string>>> | null;
  phrases: readonly string[];
};

export const STEP_WORDS = perLanguage(({ steps }): StepWords => {
  const { verbs } = steps;
  const lists = STEP_LISTS.map((list) => [list, foldedSet(steps[list])]);
  const verbLists = verbs && VERB_LISTS.map((list) => [list, foldedSet(verbs[list])]);
  return {
    ...(Object.fromEntries(lists) as Omit<StepWords, 'verbs' | 'phrases'>),
    verbs: verbLists && (Object.fromEntries(verbLists) as NonNullable<StepWords['verbs']>),
    phrases: [...foldedSet(steps.phrases)],
  };
});
