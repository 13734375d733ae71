import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { createFeedbackClassifier } from '@larder/illustrations/feedback/classifier/classify';
import { readWeights } from '@larder/illustrations/feedback/classifier/scores';
import {
  type Example,
  examplesOf,
  readSaidSentences,
  type SaidSentence,
} from '../../evaluation/image-feedback/examples.ts';
import { isAsWanted } from '../../evaluation/image-feedback/judge-feedback.ts';
import { fitWeights, packWeights } from './fit.ts';

/** A set of labelled sentences, and the examples in it; `isOnPictures`: of sentences on pictures of dishes. */
export type LearnedSet = {
  set: string;
  said: readonly SaidSentence[];
  examples: readonly Example[];
  isOnPictures: boolean;
};

/** All sets that the classifier learns from. */
export function learnedSets(kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): LearnedSet[] {
  return readSaidSentences(kb, cookbook).map(({ set, said }) => ({
    set,
    said,
    examples: said.flatMap((each) => examplesOf(each, kb)),
    isOnPictures: said.every(({ picture }) => picture !== null),
  }));
}

/** What the classifier alone, without the phrase rules, reads in sets after learning from all others. */
export function judgeHeldOut(sets: readonly LearnedSet[], heldOut: readonly string[], kb: KnowledgeBase) {
  const isHeldOut = ({ set }: LearnedSet) => heldOut.includes(set);
  const weights = fitWeights(sets.filter((each) => !isHeldOut(each)).flatMap(({ examples }) => examples));
  const classifier = createFeedbackClassifier(readWeights(packWeights(weights)));
  const counts = { asking: 0, right: 0, meaningless: 0, obeyed: 0 };
  for (const { sentence, picture, ...said } of sets.filter(isHeldOut).flatMap((each) => each.said)) {
    if (!picture) continue;
    const changes = classifier.read({ ...said, picture });
    if (sentence.wanted.some((choice) => choice.length > 0)) {
      counts.asking += 1;
      counts.right += Number(sentence.wanted.some((choice) => isAsWanted(changes, choice, kb)));
    } else {
      counts.meaningless += 1;
      counts.obeyed += Number(changes.length > 0);
    }
  }
  return counts;
}
