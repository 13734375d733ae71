import { vi } from 'vitest';

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> };
type Request = { url: URL; headers: Headers; form: FormData | null; json: unknown };
type Handler = (request: Request & { signal: AbortSignal | null }) => Reply | Promise<Reply>;

/** Calls that are debounced and may arrive during the next test. */
const DEBOUNCED: Record<string, Handler> = { 'POST /api/preferences': () => ({ body: {} }) };

/** Replaces `fetch` by handlers for methods and paths; a call without a handler fails. */
export function fakeServer(handlers: Record<string, Handler>) {
  const calls: (Request & { route: string })[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://larder.test');
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const form = init.body instanceof FormData ? init.body : null;
    const json: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init.headers);
    calls.push({ route, url, headers, form, json });
    const handler = handlers[route] ?? DEBOUNCED[route];
    if (!handler) throw new TypeError(`No handler for ${route}`);
    const reply = handler({ url, headers, form, json, signal: init.signal ?? null });
    const { status = 200, body = {}, headers: answered = {} } = await untilAborted(Promise.resolve(reply), init.signal);
    const isSent = typeof body === 'string' || body instanceof ReadableStream;
    return new Response(isSent ? body : JSON.stringify(body), { status, headers: answered });
  });
  return { calls: (route: string) => calls.filter((call) => call.route === route) };
}

function untilAborted<T>(reply: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return reply;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([reply, aborted]);
}
