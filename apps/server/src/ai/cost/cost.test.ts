import type { AnalyzeResponse } from '@larder/contract/analyze';
import { API } from '@larder/contract/api';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../test/create-test-app.ts';
import type { AiSettings } from '../settings.ts';
import { answerOf, someDrafts } from '../test/drafts.ts';
import { type ModelServer, startModelServer } from '../test/model-server.ts';
import { search } from '../test/search.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function start(more: Partial<AiSettings> = {}): Promise<[ModelServer, TestApp]> {
  const server = await startModelServer();
  server.behave({ text: answerOf(someDrafts(6)) });
  const test = await createTestApp({ config: { ...TEST_CONFIG, ai: server.settings(more) } });
  open.push(server, test);
  return [server, test];
}

test('a hundred equal searches at once are one call', async () => {
  const [server, { app }] = await start();
  server.behave({ text: answerOf(someDrafts(6)), partMs: 5 });
  const words = ['rice, tomatoes, onion', 'Onions, RICE and tomato', 'tomatoes, onion, rice'];
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, index) => search(app, { ingredients: words[index % 3] ?? '' })),
  );
  expect(new Set(all.map(({ answer }) => answer.assistant?.state))).toEqual(new Set(['answered']));
  expect(server.calls).toHaveLength(1);
});

test('an equal search later is answered from the store, also in another process', async () => {
  const [server, { app, database }] = await start();
  await search(app, { ingredients: 'rice, tomatoes, onion' });
  const other = await createTestApp({ config: { ...TEST_CONFIG, ai: server.settings() }, database });
  open.push({ close: () => other.app.close() });
  const { answer } = await search(other.app, { ingredients: 'onion, tomatoes, rice' });
  expect(answer.recipes.filter(({ source }) => source === 'assistant')).toHaveLength(6);
  expect(server.calls).toHaveLength(1);
});

test('what differs in restrictions, language or wishes is another request', async () => {
  const [server, { app }] = await start();
  const preferences = { language: 'en-GB', measurementSystem: 'metric', excludedAllergens: [], dietTypes: [] };
  await search(app, { ingredients: 'rice, tomatoes, onion', preferences });
  await search(app, {
    ingredients: 'rice, tomatoes, onion',
    preferences: { ...preferences, excludedAllergens: ['Nuts'] },
  });
  await search(app, { ingredients: 'rice, tomatoes, onion, under 40 minutes', preferences });
  expect(server.calls).toHaveLength(3);
});

test('a spent budget is a clear error, and others are not affected', async () => {
  const [server, { app }] = await start({
    dailyTokens: { server: 1_000_000, user: 100, address: 100 },
  });
  const first = await search(app, { ingredients: 'rice, tomatoes, onion' });
  const second = await search(app, { ingredients: 'rice, tomatoes, garlic' });
  const repeated = await search(app, { ingredients: 'rice, tomatoes, onion' });
  const other = await search(app, { ingredients: 'rice, tomatoes, basil' }, '203.0.113.7');
  expect(first.status).toBe(200);
  expect(second).toMatchObject({
    status: 429,
    body: { error: 'AI_QUOTA_ERROR', message: expect.stringContaining('AI_QUOTA_ERROR') },
  });
  expect(Number(second.retryAfter)).toBeGreaterThan(0);
  expect([repeated.status, other.status]).toEqual([200, 200]);
  expect(server.calls).toHaveLength(2);
});

test('an address has four calls in progress, above which it gets the built-in service’s recipes', async () => {
  const [model, { app }] = await start();
  model.behave({ silent: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const foods = ['egg', 'leek', 'carrot', 'garlic', 'pea', 'corn', 'potato', 'lentil', 'spinach', 'mushroom'];
  const leave = new AbortController();
  const states: (string | undefined)[] = [];
  const attack = foods.map(async (food) => {
    const form = new FormData();
    form.set('ingredients', `rice, tomato, ${food}`);
    const response = await fetch(`${url}${API.analyze}`, { method: 'POST', body: form, signal: leave.signal });
    const { assistant } = (await response.json()) as AnalyzeResponse;
    states.push(assistant?.state);
  });
  const ended = Promise.allSettled(attack);
  await expect.poll(() => states.length).toBe(foods.length - 4);
  expect(new Set(states)).toEqual(new Set(['fallback']));
  expect(model.calls).toHaveLength(4);
  model.behave({ text: answerOf(someDrafts(6)) });
  const { answer } = await search(app, { ingredients: 'rice, tomato, basil' }, '203.0.113.7');
  expect(answer.assistant?.state).toBe('answered');
  leave.abort();
  await ended;
  await expect.poll(() => model.abandoned()).toBe(4);
  const again = await search(app, { ingredients: 'rice, tomato, thyme' });
  expect(again.answer.assistant?.state).toBe('answered');
});

test('calls, tokens and cost are in the metrics', async () => {
  const [, { app }] = await start({ prices: { input: 10_000, output: 20_000 } });
  await search(app, { ingredients: 'rice, tomatoes, onion' });
  await search(app, { ingredients: 'onion, rice, tomatoes' });
  const { body } = await app.inject('/metrics');
  expect(body).toContain('larder_ai_calls_total{purpose="recipes",outcome="answered"} 1');
  expect(body).toContain('larder_ai_calls_total{purpose="recipes",outcome="repeated"} 1');
  expect(body).toMatch(/larder_ai_tokens_total\{direction="input"\} [1-9]/);
  expect(body).toMatch(/larder_ai_cost_total [0-9.]*[1-9]/);
});
