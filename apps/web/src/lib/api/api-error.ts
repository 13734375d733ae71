import { ERROR_STATUS, type ErrorCode } from '@larder/contract/error';

type ErrorDetails = {
  /** 0 where no answer came at all. */
  status: number;
  code?: ErrorCode | null;
  /** The sentence of the error body, where there was one. */
  sentence?: string | null;
  /** Seconds to wait before trying again. */
  retryAfter?: number | null;
};

/** A call that failed. The message is the status, a colon, then the answer's text. Spec section 8. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly sentence: string | null;
  readonly retryAfter: number | null;

  constructor(message: string, { status, code = null, sentence = null, retryAfter = null }: ErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.retryAfter = retryAfter;
  }
}

/** Reads the error envelope where the answer holds one; any other answer still becomes an error. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseEnvelope(text);
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new ApiError(`${response.status}: ${text || response.statusText}`, {
    status: response.status,
    ...body,
    retryAfter: Number.isNaN(retryAfter) ? null : retryAfter,
  });
}

function parseEnvelope(text: string): { code: ErrorCode | null; sentence: string | null } {
  try {
    const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown };
    const code = typeof error === 'string' && Object.hasOwn(ERROR_STATUS, error) ? (error as ErrorCode) : null;
    return { code, sentence: typeof message === 'string' ? message : null };
  } catch {
    return { code: null, sentence: null };
  }
}
