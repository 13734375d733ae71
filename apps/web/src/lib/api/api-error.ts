import { ERROR_STATUS, type ErrorCode } from '@larder/contract/error';

type ErrorDetails = {
  /** 0 if there was no response. */
  status: number;
  code?: ErrorCode | null;
  /** The message of the error body, if there was one. */
  sentence?: string | null;
  /** Seconds to wait before a retry, as the server asks for. */
  retryAfter?: number | null;
};

/** A failed call. The message is the status, a colon and the response's text. docs/specification.md §8. */
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

/** Reads the error envelope if the response contains one; any other response becomes an error without a code. */
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
