import type { FailureKind } from './calls/model-failure.ts';

/** What an operator can do about a failure, a sentence each. */
const ADVICE: Record<FailureKind, string> = {
  auth: 'The key is invalid, expired or not allowed to use this model: set AI_API_KEY to a valid one.',
  'rate-limit': 'The provider limits how often it is called: wait, or ask it for a higher limit.',
  quota: 'The account has no quota or credit left: top it up at the provider, or set another AI_API_KEY.',
  budget: 'AI_DAILY_BUDGET_TOKENS is used up: it begins anew at midnight UTC, or set it higher.',
  server: 'The server reports an error of its own: look at its status page or its log.',
  'unknown-model': 'The server does not have this model: correct AI_MODEL, or install the model there.',
  context: 'The model’s context is too small: set AI_CONTEXT_TOKENS to its size, or choose a model with a larger one.',
  timeout: 'The model is too slow or the server does not answer: choose a smaller model or a faster server.',
  network: 'The server can not be reached: check AI_BASE_URL, and that the server runs and is reachable from here.',
  refused: 'The provider’s content filter refuses: nothing to change unless it happens often.',
  'invalid-output': 'The model does not answer in the required structure: choose a larger model.',
  'unsupported-request': 'The server does not support what is asked of it: update it, or choose another model.',
};

/** What an operator can do about a failure of this kind. */
export function adviceOn(kind: FailureKind): string {
  return ADVICE[kind];
}
