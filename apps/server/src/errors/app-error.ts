import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@larder/contract/error';

/**
 * An expected failure: a code of the contract (`ERROR_STATUS` in packages/contract/src/error.ts) and a sentence for
 * people. `answer-errors.ts` maps it to a response.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  get body(): ErrorBody {
    return { error: this.code, message: this.message };
  }
}
