import { z } from 'zod';

/**
 * All error codes with their HTTP status; add new ones here. docs/specification.md, decisions. An error's `message` is a
 * sentence for people, which for `AI_…` errors begins with the marker that the client looks for.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  WRONG_PASSWORD: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  CONFLICT: 409,
  /** A recipe of the cookbook cannot be deleted. */
  COOKBOOK_RECIPE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE: 422,
  NO_INGREDIENTS_DETECTED: 422,
  /** A photo in a format that cannot be decoded, such as HEIC. */
  PHOTO_NOT_SUPPORTED: 415,
  /** A photo that is damaged or cut short. */
  PHOTO_UNREADABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  AI_AUTH_ERROR: 500,
  AI_RATE_LIMIT: 429,
  AI_QUOTA_ERROR: 429,
  AI_SERVER_ERROR: 502,
  AI_CONTEXT_ERROR: 413,
  AI_NETWORK_ERROR: 503,
  /** The language model took too long; the message carries AI_TIMEOUT_ERROR. */
  TIMEOUT: 504,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** docs/specification.md §3, error body. */
export const errorBodySchema = z.object({ error: z.enum(ERROR_CODES), message: z.string() });
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Markers in a message that decide a search's toast, in order of precedence. docs/specification.md §8. */
export const SEARCH_ERROR_MARKERS = [
  'AI_AUTH_ERROR',
  'AI_RATE_LIMIT',
  'AI_QUOTA_ERROR',
  'AI_SERVER_ERROR',
  'AI_CONTEXT_ERROR',
  'AI_TIMEOUT_ERROR',
  'AI_NETWORK_ERROR',
  'No ingredients detected',
] as const;
export type SearchErrorMarker = (typeof SEARCH_ERROR_MARKERS)[number];

/** Failures of a sign-in redirect with a banner title of their own. docs/specification.md §8, Auth banner. */
export const AUTH_ERROR_QUERY = 'authError';
export const AUTH_BANNER_CODES = ['network-request-failed', 'unauthorized-domain', 'invalid-action'] as const;
