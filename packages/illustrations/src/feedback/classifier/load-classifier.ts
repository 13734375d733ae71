import { createFeedbackClassifier, type FeedbackClassifier } from './classify.ts';
import { readWeights } from './scores.ts';

/** The classifier with the weights that are shipped; they are loaded when it is called. */
export async function loadFeedbackClassifier(): Promise<FeedbackClassifier> {
  const { default: weights } = await import('./weights.json', { with: { type: 'json' } });
  return createFeedbackClassifier(readWeights(weights));
}
