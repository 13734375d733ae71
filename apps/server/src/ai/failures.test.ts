import type { ErrorCode } from '@larder/contract/error';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, TEST_CONFIG, type TestApp } from '../test/create-test-app.ts';
import { answerOf, someDrafts } from './test/drafts.ts';
import { type Behaviour, type ModelServer, startModelServer } from './test/model-server.ts';
import { search } from './test/search.ts';

/** No search of these tests takes as long, however slow the machine is. */
const LIMITS = { callMs: 30_000, pauseMs: 600_000 };
/** For models that never answer. */
const SHORT = { callMs: 2_000 };
const IN_HTML = '<html><body><h1>504 Gateway Time-out</h1></body></html>';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

type Options = {
  provider?: Parameters<typeof startModelServer>[0];
  fallback?: boolean;
  baseUrl?: string;
  contextTokens?: number;
};

async function start({ provider, ...more }: Options = {}): Promise<{ server: ModelServer; app: TestApp['app'] }> {
  const server = await startModelServer(provider);
  const test = await createTestApp({
    config: { ...TEST_CONFIG, ai: server.settings(more) },
    assistantLimits: LIMITS,
  });
  open.push(server, test);
  return { server, app: test.app };
}

const said = (status: number, message: string, code: string, headers: Record<string, string> = {}): Behaviour => ({
  status,
  error: { message, code },
  headers,
});

/** Failures with the status and the body that the provider's reference gives, and what a client gets without fallback. */
const FAILURES: [string, Options['provider'], Behaviour, number, ErrorCode][] = [
  ['an invalid key', 'openai', said(401, 'Incorrect API key provided: sk-x.', 'invalid_api_key'), 500, 'AI_AUTH_ERROR'],
  ['an invalid key', 'anthropic', said(401, 'invalid x-api-key', 'authentication_error'), 500, 'AI_AUTH_ERROR'],
  [
    'an invalid key',
    'google',
    said(400, 'API key not valid. Please pass a valid API key.', 'INVALID_ARGUMENT'),
    500,
    'AI_AUTH_ERROR',
  ],
  [
    'an expired key',
    'google',
    said(400, 'API key expired. Please renew the API key.', 'INVALID_ARGUMENT'),
    500,
    'AI_AUTH_ERROR',
  ],
  [
    'a missing key',
    'google',
    said(403, "Method doesn't allow unregistered callers", 'PERMISSION_DENIED'),
    500,
    'AI_AUTH_ERROR',
  ],
  ['a missing key', 'mistral', said(401, 'Unauthorized', ''), 500, 'AI_AUTH_ERROR'],
  [
    'a rate limit with retry-after',
    'openai',
    said(429, 'Rate limit reached for gpt-5', 'rate_limit_exceeded', { 'retry-after': '120' }),
    429,
    'AI_RATE_LIMIT',
  ],
  [
    'a rate limit without retry-after',
    'anthropic',
    said(429, 'Number of requests has exceeded your rate limit', 'rate_limit_error'),
    429,
    'AI_RATE_LIMIT',
  ],
  [
    'an exhausted quota',
    'openai',
    said(429, 'You exceeded your current quota, please check your plan', 'insufficient_quota'),
    429,
    'AI_QUOTA_ERROR',
  ],
  [
    'no credit',
    'anthropic',
    said(400, 'Your credit balance is too low to access the Anthropic API.', 'invalid_request_error'),
    429,
    'AI_QUOTA_ERROR',
  ],
  ['no credit', 'openai-compatible', said(402, 'Insufficient Balance', 'invalid_request_error'), 429, 'AI_QUOTA_ERROR'],
  ['an overloaded server', 'anthropic', said(529, 'Overloaded', 'overloaded_error'), 429, 'AI_RATE_LIMIT'],
  [
    'an overloaded server',
    'google',
    said(503, 'The model is overloaded. Please try again later.', 'UNAVAILABLE'),
    429,
    'AI_RATE_LIMIT',
  ],
  ['a server error', 'mistral', said(500, 'Internal server error', ''), 502, 'AI_SERVER_ERROR'],
  [
    'too long a context',
    'openai',
    said(400, "This model's maximum context length is 8192 tokens", 'context_length_exceeded'),
    413,
    'AI_CONTEXT_ERROR',
  ],
  [
    'too long a context',
    'anthropic',
    said(400, 'prompt is too long: 200019 tokens > 199999 maximum', 'invalid_request_error'),
    413,
    'AI_CONTEXT_ERROR',
  ],
  [
    'a content filter',
    'azure',
    said(400, 'The response was filtered due to the prompt triggering content management policy', 'content_filter'),
    502,
    'AI_SERVER_ERROR',
  ],
  ['a model that does not exist', 'ollama', said(404, "model 'test-model' not found", ''), 502, 'AI_SERVER_ERROR'],
  [
    'an unsupported image type',
    'openai',
    said(400, 'You uploaded an unsupported image.', 'invalid_image_format'),
    502,
    'AI_SERVER_ERROR',
  ],
  ["a proxy's page", 'openai-compatible', { status: 504, rawBody: IN_HTML }, 504, 'TIMEOUT'],
  ['a refusal', 'anthropic', { text: 'I can not', finish: 'filter' }, 502, 'AI_SERVER_ERROR'],
  ['an empty answer', 'openai-compatible', { text: '' }, 502, 'AI_SERVER_ERROR'],
  [
    'a thought without an answer',
    'ollama',
    { text: '<think>Rice and tomatoes … {"title": "x"</think>' },
    502,
    'AI_SERVER_ERROR',
  ],
  ['no JSON at all', 'mistral', { text: 'I would cook some rice.' }, 502, 'AI_SERVER_ERROR'],
  ['a page in place of the answer', 'openai-compatible', { rawBody: IN_HTML }, 502, 'AI_SERVER_ERROR'],
  ['a reset connection', 'openai-compatible', { cutAfter: 0 }, 503, 'AI_NETWORK_ERROR'],
  ['a reset connection', 'ollama', { cutAfter: 0 }, 503, 'AI_NETWORK_ERROR'],
  ['silence', 'anthropic', { silent: true }, 504, 'TIMEOUT'],
  ['a trickling answer', 'google', { text: 'a'.repeat(5_000), partLength: 1, partMs: 20 }, 504, 'TIMEOUT'],
];

const MARKER_OF: Partial<Record<ErrorCode, string>> = { TIMEOUT: 'AI_TIMEOUT_ERROR' };

describe('without a fallback, a failure reaches the client by its marker and status', () => {
  // One server for all failures of a provider, because starting it takes most of the time.
  const started = new Map<string, ReturnType<typeof startForFailures>>();
  async function startForFailures(provider: Options['provider'], callMs: number) {
    const server = await startModelServer(provider);
    const assistantLimits = { callMs, pauseMs: 0 };
    const config = { ...TEST_CONFIG, ai: server.settings({ fallback: false }) };
    return { server, test: await createTestApp({ config, assistantLimits }) };
  }
  afterAll(async () => {
    for (const { server, test } of await Promise.all(started.values()))
      await Promise.all([test.close(), server.close()]);
  });

  test.each(FAILURES)('%s of %s', async (_, provider, behaviour, status, code) => {
    const { callMs } = code === 'TIMEOUT' ? SHORT : LIMITS;
    const key = `${provider} ${callMs}`;
    const starting = started.get(key) ?? startForFailures(provider, callMs);
    started.set(key, starting);
    const { server, test } = await starting;
    const before = server.calls.length;
    server.behave(behaviour);
    const { status: got, body } = await search(test.app, { ingredients: 'rice, tomatoes, onion' });
    expect([got, body.error]).toEqual([status, code]);
    expect(body.message).toContain(MARKER_OF[code] ?? code);
    expect(body.message).not.toMatch(/test-key|127\.0\.0\.1|test-model/);
    expect(server.calls.length).toBeGreaterThan(before);
  });

  test.each([
    ['a refused connection', 'http://127.0.0.1:9', 503, 'AI_NETWORK_ERROR'],
    ['a host that is not known', 'http://larder.invalid', 503, 'AI_NETWORK_ERROR'],
  ] as const)('%s', async (_, baseUrl, status, code) => {
    const { app } = await start({ fallback: false, baseUrl });
    const { status: got, body } = await search(app, { ingredients: 'rice, tomatoes, onion' });
    expect([got, body.error]).toEqual([status, code]);
  });
});

describe('what can be read is used', () => {
  const drafts = someDrafts(3);
  const json = answerOf(drafts);
  const wrapped: [string, Behaviour, number][] = [
    ['JSON in a fence', { text: `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy "it"!` }, 3],
    ['JSON after a thinking block', { text: `<think>Use {"title"} and [rice]…</think>\n${json}` }, 3],
    ['JSON with trailing commas', { text: json.replaceAll('}]', '},]') }, 3],
    ['JSON with single quotes', { text: json.replaceAll('"', "'") }, 3],
    [
      'special tokens around and in the text',
      { text: `<|im_start|>${json.replace('simmer', 'simmer<|im_end|>')}<|im_end|>` },
      3,
    ],
    ['a list without its object', { text: JSON.stringify(drafts) }, 3],
    ['a list whose end is missing', { text: json.slice(0, -60), finish: 'length' }, 2],
    [
      'a stream that breaks off',
      { text: json, partLength: 200, partMs: 5, cutAfter: Math.floor((json.length * 0.8) / 200) },
      2,
    ],
  ];
  test.each(wrapped)('%s', async (_, behaviour, count) => {
    const { server, app } = await start({ provider: 'openai-compatible' });
    server.behave(behaviour);
    const { answer } = await search(app, { ingredients: 'rice, tomatoes, onion' });
    expect(answer.assistant?.state).toBe('answered');
    const titles = answer.recipes.filter(({ source }) => source === 'assistant').map(({ title }) => title);
    expect(titles).toEqual(drafts.slice(0, count).map(({ title }) => title));
    expect(JSON.stringify(answer)).not.toContain('<|');
  });

  test('an answer that is no JSON is repaired by the model once', async () => {
    const { server, app } = await start();
    server.behave({ text: 'title: rice; steps: simmer' }, { text: json });
    const { answer } = await search(app, { ingredients: 'rice, tomatoes, onion' });
    expect(answer.assistant?.state).toBe('answered');
    expect(server.calls).toHaveLength(2);
  });

  test.each([
    ['schema', 400],
    ['schema', 404],
    ['schema', 422],
    ['schema', 501],
  ])('a server that refuses a %s with %i is asked in JSON mode, and at once the next time', async (_, status) => {
    const { server, app } = await start();
    server.behave(said(status, 'response_format.type json_schema is not supported', 'invalid_request_error'), {
      text: json,
    });
    await search(app, { ingredients: 'rice, tomatoes, onion' });
    await search(app, { ingredients: 'rice, tomatoes, garlic' });
    const formats = server.calls.map(({ body }) => (body.response_format as { type: string } | undefined)?.type);
    expect(formats).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(JSON.stringify(server.calls[1]?.body)).toContain('JSON schema');
  });

  test('too long a context is answered by asking for fewer recipes in a shorter schema', async () => {
    const { server, app } = await start();
    server.behave(said(400, 'maximum context length is 4096 tokens', 'context_length_exceeded'), { text: json });
    const { answer } = await search(app, { ingredients: 'rice, tomatoes, onion' });
    expect(answer.assistant?.state).toBe('answered');
    expect(server.calls.map(({ body }) => /\\"count\\": (\d+)/.exec(JSON.stringify(body))?.[1])).toEqual(['6', '3']);
    const schemas = server.calls.map(({ body }) => JSON.stringify(body.response_format));
    expect(schemas.map((schema) => schema.includes('subcategory'))).toEqual([true, false]);
  });
});

test('a model with a small context is asked for fewer recipes in a shorter schema at once', async () => {
  const { server, app } = await start({ contextTokens: 3_000 });
  server.behave({ text: answerOf(someDrafts(2)) });
  const { answer } = await search(app, { ingredients: 'rice, tomatoes, onion' });
  expect(answer.assistant?.state).toBe('answered');
  const sent = JSON.stringify(server.calls[0]?.body);
  expect(/\\"count\\": (\d+)/.exec(sent)?.[1]).toBe('2');
  expect(JSON.stringify(server.calls[0]?.body.response_format)).not.toContain('subcategory');
});

describe('with a fallback', () => {
  test('a passing failure is answered by the built-in service, which says so', async () => {
    const { server, app } = await start();
    server.behave({ status: 500, rawBody: 'oops' });
    const { status, answer } = await search(app, { ingredients: 'rice, tomatoes, onion' });
    expect(status).toBe(200);
    expect(answer.assistant?.state).toBe('fallback');
    expect(answer.recipes.length).toBeGreaterThan(3);
    expect(server.calls).toHaveLength(3);
  });

  test('a wrong key and an exhausted quota are errors all the same', async () => {
    const { server, app } = await start();
    server.behave(said(401, 'invalid key', 'invalid_api_key'), said(429, 'insufficient_quota', 'insufficient_quota'));
    const wrongKey = await search(app, { ingredients: 'rice, tomatoes, onion' });
    const noQuota = await search(app, { ingredients: 'rice, tomatoes, onion' });
    expect([wrongKey.body.error, noQuota.body.error]).toEqual(['AI_AUTH_ERROR', 'AI_QUOTA_ERROR']);
  });

  test('a retry succeeds, after as long as the server asks for', async () => {
    const { server, app } = await start();
    server.behave(said(429, 'slow down', 'rate_limit_error', { 'retry-after': '1' }), {
      text: answerOf(someDrafts(6)),
    });
    const started = performance.now();
    const { answer } = await search(app, { ingredients: 'rice, tomatoes, onion' });
    expect(answer.assistant?.state).toBe('answered');
    expect(performance.now() - started).toBeGreaterThan(950);
  });
});

describe('after several failures', () => {
  let server: ModelServer;
  let app: TestApp['app'];
  const suite: { close: () => Promise<void> }[] = [];
  beforeAll(async () => {
    server = await startModelServer();
    const test = await createTestApp({ config: { ...TEST_CONFIG, ai: server.settings() }, assistantLimits: LIMITS });
    app = test.app;
    suite.push(server, test);
  });
  afterAll(async () => {
    for (const each of suite.reverse()) await each.close();
  });

  test('the model is left alone for a while, and answers again without a restart', async () => {
    server.behave({ status: 503, rawBody: 'down', headers: { 'retry-after': '100' } });
    for (const extra of ['onion', 'garlic', 'basil', 'thyme']) {
      const { answer } = await search(app, { ingredients: `rice, tomatoes, ${extra}` });
      expect(answer.assistant?.state).toBe('fallback');
    }
    expect(server.calls).toHaveLength(3);
    server.behave({ text: answerOf(someDrafts(6)) });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LIMITS.pauseMs });
    try {
      const { answer } = await search(app, { ingredients: 'rice, tomatoes, oregano' });
      expect(answer.assistant?.state).toBe('answered');
    } finally {
      vi.useRealTimers();
    }
  });
});
