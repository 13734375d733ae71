import { generateText } from 'ai';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, TEST_CONFIG, type TestApp } from '../../test/create-test-app.ts';
import { AI_PROVIDERS } from '../settings.ts';
import { answerOf, someDrafts } from '../test/drafts.ts';
import { type ModelServer, startModelServer } from '../test/model-server.ts';
import { search } from '../test/search.ts';
import { loadProvider } from './load-provider.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function start(provider: (typeof AI_PROVIDERS)[number]): Promise<{ server: ModelServer; app: TestApp['app'] }> {
  const server = await startModelServer(provider);
  const test = await createTestApp({ config: { ...TEST_CONFIG, ai: server.settings() } });
  open.push(server, test);
  return { server, app: test.app };
}

test.each(AI_PROVIDERS)('%s writes recipes in the required structure', async (provider) => {
  const { server, app } = await start(provider);
  server.behave({ text: answerOf(someDrafts(6)) });
  const { status, answer } = await search(app, { ingredients: 'rice, tomatoes, onion' });
  expect(status).toBe(200);
  expect(answer.assistant).toMatchObject({ state: 'answered', model: 'test-model' });
  const written = answer.recipes.filter(({ source }) => source === 'assistant');
  expect(written.map(({ title }) => title)).toEqual(someDrafts(6).map(({ title }) => title));
  expect(JSON.stringify(server.calls[0]?.body)).toContain('END OF DATA');
  expect(JSON.stringify(server.calls[0]?.body)).toContain('subcategory');
  expect(JSON.stringify(server.calls[0]?.body)).not.toMatch(/temperature"/);
});

test.each(AI_PROVIDERS)('%s tells of a refused key', async (provider) => {
  const { server, app } = await start(provider);
  server.behave({ status: 401, error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } });
  const { status, body } = await search(app, { ingredients: 'rice, tomatoes, onion' });
  expect({ status, error: body.error }).toEqual({ status: 500, error: 'AI_AUTH_ERROR' });
});

test.each(AI_PROVIDERS)('%s answers as a whole, too', async (provider) => {
  const server = await startModelServer(provider);
  open.push(server);
  server.behave({ text: 'A pot of rice.' });
  const { text } = await loadProvider(server.settings());
  const answer = await generateText({ model: text('test-model'), prompt: 'Write a title.', maxRetries: 0 });
  expect(answer.text).toBe('A pot of rice.');
  expect(server.calls).toHaveLength(1);
});
