import type { ErrorCode } from '@larder/contract/error';
import { AppError } from '../../errors/app-error.ts';

/** Why a call of a model failed, as far as it matters to what happens next. */
export type FailureKind =
  | 'auth'
  | 'rate-limit'
  | 'quota'
  | 'budget'
  | 'server'
  | 'unknown-model'
  | 'context'
  | 'timeout'
  | 'network'
  | 'refused'
  | 'invalid-output'
  | 'unsupported-request';

/**
 * A failed call of a model. `message` is for the log: it quotes neither the request nor the answer, and the provider's
 * own error, which does, is left behind.
 */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(
    kind: FailureKind,
    message: string,
    details: { status?: number | undefined; retryAfterMs?: number | null } = {},
  ) {
    super(message);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/** Failures after which the same call may succeed. */
export function isWorthRetrying({ kind }: ModelFailure): boolean {
  return kind === 'rate-limit' || kind === 'server' || kind === 'network';
}

/** Failures that say nothing about the request, so that others would fail too. They open the circuit breaker. */
export function isOutage({ kind }: ModelFailure): boolean {
  return kind === 'rate-limit' || kind === 'server' || kind === 'network' || kind === 'timeout';
}

/** Failures of calls in which the model may have written something, which costs as much as an answer. */
export function hasUsedTokens({ kind }: ModelFailure): boolean {
  return kind === 'invalid-output' || kind === 'timeout' || kind === 'refused';
}

/** Failures that are reported even where the built-in service could answer. docs/specification.md, decisions. */
export function isNeverHidden({ kind }: ModelFailure): boolean {
  return kind === 'auth' || kind === 'quota' || kind === 'budget';
}

/** The code and the sentence that a client gets; the sentence begins with the marker. docs/specification.md §8. */
const ANSWERS: Record<FailureKind, { code: ErrorCode; sentence: string }> = {
  auth: {
    code: 'AI_AUTH_ERROR',
    sentence: 'AI_AUTH_ERROR The access key of the AI service is invalid or has expired.',
  },
  'rate-limit': {
    code: 'AI_RATE_LIMIT',
    sentence: 'AI_RATE_LIMIT The AI service is in high demand. Please try again in a few minutes.',
  },
  quota: {
    code: 'AI_QUOTA_ERROR',
    sentence: 'AI_QUOTA_ERROR The quota of the AI service is used up. Please try again tomorrow.',
  },
  budget: {
    code: 'AI_QUOTA_ERROR',
    sentence: 'AI_QUOTA_ERROR The AI budget of the day is used up. Please try again tomorrow.',
  },
  server: { code: 'AI_SERVER_ERROR', sentence: 'AI_SERVER_ERROR The AI service reported an error.' },
  'unknown-model': { code: 'AI_SERVER_ERROR', sentence: 'AI_SERVER_ERROR The AI service does not have this model.' },
  context: { code: 'AI_CONTEXT_ERROR', sentence: 'AI_CONTEXT_ERROR The request is too large for the AI service.' },
  timeout: { code: 'TIMEOUT', sentence: 'AI_TIMEOUT_ERROR The AI service took too long. Please try again.' },
  network: { code: 'AI_NETWORK_ERROR', sentence: 'AI_NETWORK_ERROR The AI service could not be reached.' },
  refused: { code: 'AI_SERVER_ERROR', sentence: 'AI_SERVER_ERROR The AI service declined to answer this request.' },
  'invalid-output': {
    code: 'AI_SERVER_ERROR',
    sentence: 'AI_SERVER_ERROR The AI service gave no answer that could be used.',
  },
  'unsupported-request': {
    code: 'AI_SERVER_ERROR',
    sentence: 'AI_SERVER_ERROR The AI service does not support this kind of request.',
  },
};

/** A model's failure as the response that reports it. */
export function toAppError(failure: ModelFailure): AppError {
  const { code, sentence } = ANSWERS[failure.kind];
  const wait = failure.retryAfterMs;
  return new AppError(code, sentence, {
    cause: failure,
    ...(wait === null ? {} : { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) }),
  });
}
