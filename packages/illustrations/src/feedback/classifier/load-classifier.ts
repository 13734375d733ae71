import { createFeedbackClassifier, type FeedbackClassifier } from './classify.ts';
import { createFeedbackNetwork, type PackedNetwork } from './network.ts';
import { readWeights } from './scores.ts';

/** The classifier with the weights that are shipped; they are loaded when it is called. */
export async function loadFeedbackClassifier(): Promise<FeedbackClassifier> {
  const [{ default: weights }, { default: network }] = await Promise.all([
    import('./weights.json', { with: { type: 'json' } }),
    import('./network.json', { with: { type: 'json' } }),
  ]);
  return createFeedbackClassifier(readWeights(weights), createFeedbackNetwork(network as PackedNetwork));
}
