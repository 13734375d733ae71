import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AiProvider, AiSettings } from '../settings.ts';
import { PROTOCOLS, type WireReply } from './wire-protocols.ts';

/** One call as the server got it. */
type ReceivedCall = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

/** How the server behaves in one call. */
export type Behaviour = {
  text?: string;
  finish?: WireReply['finish'];
  /** Characters of a streamed part. */
  partLength?: number;
  /** Between two parts. */
  partMs?: number;
  status?: number;
  headers?: Record<string, string>;
  /** In place of the protocol's own. */
  rawBody?: string;
  /** The reply to a call for a picture. */
  image?: object;
  error?: { message: string; code: string };
  /** Ends the connection: before any reply, or after so many parts. */
  cutAfter?: number;
  /** Never replies. */
  silent?: boolean;
};

export type ModelServer = {
  settings: (more?: Partial<AiSettings>) => AiSettings;
  calls: ReceivedCall[];
  /** Calls whose connection was closed from the other side before they were done. */
  abandoned: () => number;
  /** A behaviour for each call; the last one stays. */
  behave: (...behaviours: (Behaviour | ((call: ReceivedCall) => Behaviour))[]) => void;
  /** What the server says of its models, by path; 404 where nothing is said. */
  describe: (path: string, description: object) => void;
  address: string;
  close: () => Promise<void>;
};

const JSON_TYPE = { 'content-type': 'application/json' };
const SETTINGS: Omit<AiSettings, 'provider' | 'baseUrl'> = {
  model: 'test-model',
  visionModel: null,
  imageModel: null,
  apiKey: 'test-key',
  withCookbook: true,
  fallback: true,
  dailyTokens: { server: Number.POSITIVE_INFINITY, user: Number.POSITIVE_INFINITY, address: Number.POSITIVE_INFINITY },
  contextTokens: null,
  prices: null,
};

/** A server on loopback that speaks a provider's wire protocol. */
export async function startModelServer(provider: AiProvider = 'openai-compatible'): Promise<ModelServer> {
  const protocol = PROTOCOLS[provider];
  const calls: ReceivedCall[] = [];
  let queue: (Behaviour | ((call: ReceivedCall) => Behaviour))[] = [{ text: '{"recipes":[]}' }];
  const descriptions = new Map<string, object>();
  let abandoned = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await receive(request);
    if (/\/models(\/|$)|\/api\/show$/.test(call.path) && !call.path.includes(':')) {
      const description = descriptions.get(call.path);
      return void response.writeHead(description ? 200 : 404, JSON_TYPE).end(JSON.stringify(description ?? {}));
    }
    calls.push(call);
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const next = queue.length > 1 ? queue.shift() : queue[0];
    const behaviour = typeof next === 'function' ? next(call) : (next ?? {});
    if (behaviour.silent) return;
    if (behaviour.cutAfter === 0) return void request.socket.destroy();
    if (behaviour.status !== undefined && behaviour.status !== 200) return refuse(response, behaviour);
    if (behaviour.image) return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(behaviour.image));
    if (!protocol.path.test(call.path)) return refuse(response, { status: 404, rawBody: `no such path: ${call.path}` });
    await reply(call, response, behaviour);
  }

  function refuse(response: ServerResponse, { status = 500, headers, rawBody, error }: Behaviour): void {
    const body = rawBody ?? JSON.stringify(protocol.error(error?.message ?? '', error?.code ?? '', status));
    response.writeHead(status, { 'content-type': rawBody ? 'text/html' : 'application/json', ...headers }).end(body);
  }

  async function reply(call: ReceivedCall, response: ServerResponse, behaviour: Behaviour): Promise<void> {
    const { text = '', finish = 'stop', partLength = 40, partMs = 0, cutAfter, rawBody } = behaviour;
    const parts = text.match(new RegExp(`[\\s\\S]{1,${partLength}}`, 'g')) ?? [];
    const isStreamed = call.body.stream === true || call.path.includes('stream');
    if (!isStreamed) {
      response.writeHead(200, JSON_TYPE);
      return void response.end(rawBody ?? JSON.stringify(protocol.whole({ parts, finish })));
    }
    response.writeHead(200, { 'content-type': protocol.contentType });
    if (rawBody !== undefined) return void response.end(rawBody);
    for (const [index, piece] of protocol.stream({ parts, finish }).entries()) {
      if (response.destroyed) return;
      if (cutAfter !== undefined && index >= cutAfter) return void response.destroy();
      response.write(piece);
      if (partMs > 0) await sleep(partMs);
    }
    response.end();
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: (more = {}) => ({ ...SETTINGS, provider, baseUrl: protocol.base(address), ...more }),
    calls,
    abandoned: () => abandoned,
    behave: (...behaviours) => {
      queue = behaviours;
    },
    describe: (path, description) => void descriptions.set(path, description),
    address,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { url = '', headers } = request;
  return { path: url.split('?')[0] ?? '', headers, body: body === '' ? {} : JSON.parse(body) };
}
