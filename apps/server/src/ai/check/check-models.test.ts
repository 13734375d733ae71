import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { afterEach, expect, test } from 'vitest';
import { type Behaviour, type ModelServer, startModelServer } from '../test/model-server.ts';
import { checkModels } from './check-models.ts';

let server: ModelServer;
afterEach(() => server.close());

const SEES_TOMATO: Behaviour = { text: '{"ingredients":[{"name":"tomato","confidence":0.9}]}' };

test('a model that does all that is asked of it passes', async () => {
  server = await startModelServer();
  server.behave({ text: '{"word":"ready"}' }, SEES_TOMATO);
  const results = await checkModels(server.settings({ visionModel: 'eye' }), kb);
  expect(results.map(({ isGood }) => isGood)).toEqual([true, true, true]);
});

test.each([
  [{ status: 401, error: { message: 'Incorrect API key', code: 'invalid_api_key' } }, /set AI_API_KEY to a valid one/],
  [{ status: 404, error: { message: 'The model `x` does not exist', code: 'model_not_found' } }, /correct AI_MODEL/],
  [{ status: 429, error: { message: 'insufficient_quota', code: 'insufficient_quota' } }, /top it up/],
  [{ text: 'Ready when you are!' }, /not in the required structure: choose a larger model/],
  [{ cutAfter: 0 }, /check AI_BASE_URL/],
] as const)('a failure is a sentence that says what to change: %o', async (behaviour, sentence) => {
  server = await startModelServer();
  server.behave(behaviour);
  const [result] = await checkModels(server.settings(), kb);
  expect(result).toEqual({ isGood: false, sentence: expect.stringMatching(sentence) });
});

test('nothing is shown of what an internal address answered', async () => {
  server = await startModelServer();
  server.behave({ status: 500, rawBody: 'root:x:0:0 secret of the intranet' });
  const results = await checkModels(server.settings({ visionModel: 'eye' }), kb);
  expect(results.filter(({ isGood }) => !isGood)).toHaveLength(2);
  expect(JSON.stringify(results)).not.toMatch(/root|secret|intranet/);
});

test('a model that can not see, and one with little context, are told from others', async () => {
  server = await startModelServer();
  server.behave({ text: '{"word":"ready"}' }, { text: '{"ingredients":[]}' });
  const results = await checkModels(server.settings({ visionModel: 'blind', contextTokens: 2_000 }), kb);
  expect(results.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('required structure'),
    expect.stringContaining('AI_CONTEXT_TOKENS leaves room for 1 recipes'),
    expect.stringContaining('set AI_VISION_MODEL to one that reads images'),
  ]);
});
