import { afterEach, expect, test } from 'vitest';
import type { AiSettings } from '../../../ai/settings.ts';
import { answerOf, someDrafts } from '../../../ai/test/drafts.ts';
import { type ModelServer, startModelServer } from '../../../ai/test/model-server.ts';
import { search } from '../../../ai/test/search.ts';
import { openSignedIn, openVerified } from '../../../test/browser.ts';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../../test/create-test-app.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function start(more: Partial<AiSettings> = {}): Promise<{ model: ModelServer; server: TestApp; url: string }> {
  const model = await startModelServer();
  const server = await createTestApp({ config: { ...TEST_CONFIG, ai: model.settings(more) } });
  open.push(model, server);
  return { model, server, url: await server.app.listen({ port: 0, host: '127.0.0.1' }) };
}

function call(url: string, ingredients: string, signal: AbortSignal | null = null): Promise<Response> {
  const form = new FormData();
  form.set('ingredients', ingredients);
  const headers = { accept: 'application/json, text/event-stream' };
  return fetch(`${url}/api/analyze`, { method: 'POST', body: form, headers, signal });
}

type Event = { name: string; data: Record<string, unknown>; at: number };

/** The events of a response with the time of each, in milliseconds. */
async function eventsOf(response: Response): Promise<Event[]> {
  const events: Event[] = [];
  let text = '';
  for await (const part of (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (name !== '') events.push({ name, data: JSON.parse(data), at: performance.now() });
    }
  }
  return events;
}

const titles = (list: unknown) => (list as { title: string }[]).map(({ title }) => title);

test('the cookbook’s dishes come at once, then each recipe as soon as it is written, then the end', async () => {
  const { model, url } = await start();
  model.behave({ text: answerOf(someDrafts(6)), partLength: 50, partMs: 5 });
  const response = await call(url, 'rice, tomatoes, onion');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('content-encoding')).toBeNull();
  const events = await eventsOf(response);
  expect(events.map(({ name }) => name)).toEqual(['start', ...Array(6).fill('recipe'), 'end']);
  const [first, ...rest] = events;
  expect(JSON.stringify(first?.data.recipes)).not.toContain('"source":"assistant"');
  expect(titles(first?.data.recipes).length).toBeGreaterThan(0);
  expect(titles(rest.slice(0, -1).map(({ data }) => data))).toEqual(titles(someDrafts(6)));
  expect(rest.at(-1)?.data).toMatchObject({ assistant: { state: 'answered' }, added: [] });
  expect((events[1]?.at ?? 0) + 100).toBeLessThan(events[6]?.at ?? 0);
});

test('a client that takes JSON alone gets the same answer whole', async () => {
  const { model, server } = await start();
  model.behave({ text: answerOf(someDrafts(6)) });
  const { answer } = await search(server.app, { ingredients: 'rice, tomatoes, onion' });
  expect(titles(answer.recipes).slice(-6)).toEqual(titles(someDrafts(6)));
});

test('with AI_ANSWERS=only the model answers alone', async () => {
  const { model, server } = await start({ withCookbook: false });
  model.behave({ text: answerOf(someDrafts(12)) });
  const { answer } = await search(server.app, { ingredients: 'rice, tomatoes, onion' });
  expect(new Set(answer.recipes.map(({ source }) => source))).toEqual(new Set(['assistant']));
  expect(answer.recipes).toHaveLength(12);
});

test('cancelling closes the call of the model', async () => {
  const { model, url } = await start();
  model.behave({ text: answerOf(someDrafts(6)), partLength: 10, partMs: 50 });
  const cancel = new AbortController();
  const response = await call(url, 'rice, tomatoes, onion', cancel.signal);
  await response.body?.getReader().read();
  await expect.poll(() => model.calls).toHaveLength(1);
  expect(model.abandoned()).toBe(0);
  cancel.abort();
  await expect.poll(() => model.abandoned()).toBe(1);
});

test('in a stream, a wrong key is told beside the built-in service’s recipes', async () => {
  const { model, url } = await start();
  model.behave({ status: 401, error: { message: 'invalid key', code: 'invalid_api_key' } });
  const events = await eventsOf(await call(url, 'rice, tomatoes, onion'));
  const end = events.at(-1);
  expect(end).toMatchObject({
    name: 'end',
    data: { assistant: { state: 'failed', failure: { error: 'AI_AUTH_ERROR' } } },
  });
  expect(end?.data.order).toHaveLength(new Set(end?.data.order as string[]).size);
  expect(JSON.stringify(end?.data.added)).toContain('"id"');
});

test('a recipe of the model opens by its link, with its prompt for developers alone', async () => {
  const { model, server } = await start();
  model.behave({ text: answerOf(someDrafts(6)) });
  const { answer } = await search(server.app, { ingredients: 'rice, tomatoes, onion' });
  const id = answer.recipes.at(-1)?.id;
  const developer = await openVerified(server, { email: 'developer@example.org' });
  const other = await openSignedIn(server, { email: 'other@example.org' });
  const seen = (await developer.get(`/api/recipes/${id}`)).json();
  expect(seen).toMatchObject({
    source: 'assistant',
    _devData: { promptData: { model: 'openai-compatible test-model' } },
  });
  expect(JSON.stringify(seen._devData)).toContain('You write recipes');
  expect(seen._devData.aiResponse).toMatchObject({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) });
  const hidden = (await other.get(`/api/recipes/${id}`)).json();
  expect(hidden.title).toBe(seen.title);
  expect(hidden).not.toHaveProperty('_devData');
});
