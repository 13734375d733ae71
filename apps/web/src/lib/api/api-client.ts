import { ACTING_FOR_HEADER } from '@larder/contract/api';
import { ApiError, toApiError } from './api-error.ts';

type Request = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | undefined>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a multipart form. */
  form?: FormData;
  /** The id of the user the call is made for: the server answers 401 if someone else is signed in. */
  actingFor?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called with the response before its body is read. */
  onResponse?: (response: Pick<Response, 'status' | 'headers'>) => void;
  /** Reads an answer that comes in parts, as `text/event-stream`; asked for besides JSON where it is given. */
  readEvents?: ((response: Response) => Promise<unknown>) | undefined;
};

const EVENTS = 'text/event-stream';

/**
 * Calls the server with credentials and returns the JSON of the response, undefined for an empty one.
 * Throws `ApiError` with the status of the response, or with status 0 if the server could not be reached. An aborted call
 * throws the signal's reason.
 */
export async function callApi<T>(path: string, request: Request = {}): Promise<T> {
  const { method = 'GET', query = {}, json, form, actingFor, headers = {}, signal, onResponse, readEvents } = request;
  const response = await reach(withQuery(path, query), {
    method,
    credentials: 'include',
    headers: {
      accept: readEvents ? `application/json, ${EVENTS}` : 'application/json',
      ...headers,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(actingFor === undefined ? {} : { [ACTING_FOR_HEADER]: actingFor }),
    },
    body: json === undefined ? (form ?? null) : JSON.stringify(json),
    signal: signal ?? null,
  });
  onResponse?.(response);
  if (!response.ok) throw await toApiError(response);
  if (response.status === 204) return undefined as T;
  const inParts = readEvents && response.headers.get('content-type')?.startsWith(EVENTS);
  return (await (inParts ? readEvents(response) : response.json())) as T;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw init.signal.reason;
    throw new ApiError(`0: ${error instanceof Error ? error.message : 'unreachable'}`, { status: 0 });
  }
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Replaces the `:name` parts of a path of the contract. */
export function fillPath(path: string, parts: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (whole, name: string) =>
    name in parts ? encodeURIComponent(parts[name] ?? '') : whole,
  );
}
