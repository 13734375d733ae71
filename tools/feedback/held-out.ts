import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { createFeedbackClassifier, type FeedbackClassifier } from '@larder/illustrations/feedback/classifier/classify';
import { readWeights } from '@larder/illustrations/feedback/classifier/scores';
import {
  type Example,
  examplesOf,
  readSaidSentences,
  type SaidSentence,
} from '../../evaluation/image-feedback/examples.ts';
import { judgeFeedbackOnPictures, totalsOf } from '../../evaluation/image-feedback/judge-feedback.ts';
import { fitWeights, packWeights } from './fit.ts';

/** A set of labelled sentences, and the examples in it. */
export type LearnedSet = { set: string; said: readonly SaidSentence[]; examples: readonly Example[] };

/** All sets that the classifier learns from. */
export function learnedSets(kb: KnowledgeBase, cookbook: readonly CanonicalRecipe[]): LearnedSet[] {
  return readSaidSentences(kb, cookbook).map(({ set, said }) => ({
    set,
    said,
    examples: said.flatMap((each) => examplesOf(each, kb)),
  }));
}

/**
 * What is read in the sets of an author after learning from all others: by the phrase rules alone, which may have been
 * mended by these sets, by the classifier alone, and by both, as the product reads.
 */
export function judgeHeldOut(sets: readonly LearnedSet[], heldOut: readonly string[], kb: KnowledgeBase) {
  const isHeldOut = ({ set }: LearnedSet) => heldOut.includes(set);
  const weights = fitWeights(sets.filter((each) => !isHeldOut(each)).flatMap(({ examples }) => examples));
  const classifier = createFeedbackClassifier(readWeights(packWeights(weights)));
  const alone: FeedbackClassifier = { ...classifier, decide: classifier.read };
  const said = sets
    .filter(isHeldOut)
    .flatMap((each) => each.said)
    .flatMap(({ sentence, picture }) => (picture ? { sentence, picture } : []));
  const judgedWith = (used: FeedbackClassifier | null) => totalsOf(judgeFeedbackOnPictures(said, kb, used));
  return { rules: judgedWith(null), classifier: judgedWith(alone), both: judgedWith(classifier) };
}
