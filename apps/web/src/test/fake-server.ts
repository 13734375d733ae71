import { vi } from 'vitest';

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> };
type Handler = (request: { url: URL; form: FormData | null; signal: AbortSignal | null }) => Reply | Promise<Reply>;

/** Answers `fetch` in place of the server, by method and path; what is not foreseen is an error. */
export function fakeServer(handlers: Record<string, Handler>) {
  const calls: { route: string; url: URL; form: FormData | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://larder.test');
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const form = init.body instanceof FormData ? init.body : null;
    calls.push({ route, url, form });
    const handler = handlers[route];
    if (!handler) throw new TypeError(`No answer foreseen for ${route}`);
    const reply = handler({ url, form, signal: init.signal ?? null });
    const { status = 200, body = {}, headers = {} } = await untilAborted(Promise.resolve(reply), init.signal);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
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
