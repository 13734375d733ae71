import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@larder/contract/error';

/** What domain code throws: a code of the contract and a sentence for people. The transport maps it in one place. */
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

/**
 * PostgreSQL's classes 08 (connection), 53 (resources) and 57P (operator intervention), 55000 (a database that takes no
 * connections), and the socket's own errors.
 */
const UNAVAILABLE_CODE = /^(08|53|57P|55000)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** True if the error, or what caused it, says that the database can't be reached at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && UNAVAILABLE_CODE.test(cause.code)) return true;
    if (/connection terminated|timeout exceeded when trying to connect|query read timeout/i.test(cause.message))
      return true;
  }
  return false;
}

/** True if the database found no room on its disk (SQLSTATE 53100). */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '53100') return true;
  }
  return false;
}

/** True if the database refused a second row where there may be one (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true;
  }
  return false;
}
