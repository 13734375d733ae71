import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { afterEach, expect, test } from 'vitest';
import type { AiProvider } from '../settings.ts';
import { type Behaviour, type ModelServer, startModelServer } from '../test/model-server.ts';
import { checkModels } from './check-models.ts';

let server: ModelServer;
afterEach(() => server.close());

const SEES_TOMATO: Behaviour = { text: '{"ingredients":[{"name":"tomato","confidence":0.9}]}' };

test('a model that does all that is asked of it passes', async () => {
  server = await startModelServer();
  server.behave({ text: '{"word":"ready"}' }, SEES_TOMATO);
  const results = await checkModels(server.settings({ visionModel: 'vision-model' }), kb);
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
  const results = await checkModels(server.settings(), kb);
  expect(results).toEqual([{ isGood: false, sentence: expect.stringMatching(sentence) }]);
});

test('nothing is shown of what an internal address answered', async () => {
  server = await startModelServer();
  server.behave({ status: 500, rawBody: 'root:x:0:0 secret of the intranet' });
  const results = await checkModels(server.settings({ visionModel: 'vision-model' }), kb);
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

/** As each server describes a model with a context of 4,096 tokens. */
const DESCRIPTIONS: [string, AiProvider, string, object][] = [
  ['Ollama', 'ollama', '/api/show', { model_info: { 'llama.context_length': 4_096, 'llama.block_count': 32 } }],
  ['Google', 'google', '/v1beta/models/test-model', { inputTokenLimit: 4_096, outputTokenLimit: 8_192 }],
  ['Mistral', 'mistral', '/v1/models/test-model', { id: 'test-model', max_context_length: 4_096 }],
  ['vLLM', 'openai-compatible', '/v1/models', listOf({ max_model_len: 4_096 })],
  ['OpenRouter', 'openai-compatible', '/v1/models', listOf({ context_length: 4_096 })],
  ['Groq', 'openai-compatible', '/v1/models', listOf({ context_window: 4_096 })],
  ['LM Studio', 'openai-compatible', '/v1/models', listOf({ max_context_length: 4_096 })],
  ['llama.cpp', 'openai-compatible', '/v1/models', listOf({ meta: { n_ctx_train: 4_096, n_params: 7_000_000_000 } })],
];

test.each(DESCRIPTIONS)(
  'the size of the context is what %s says of the model',
  async (_, provider, path, description) => {
    server = await startModelServer(provider);
    server.behave({ text: '{"word":"ready"}' });
    server.describe(path, description);
    const [, larger] = await checkModels(server.settings({ contextTokens: 9_000 }), kb);
    expect(larger?.sentence).toBe('AI_CONTEXT_TOKENS is 9000, but test-model has a context of 4096: set it to 4096.');
    const [, fitting] = await checkModels(server.settings({ contextTokens: 4_096 }), kb);
    expect(fitting).toEqual({ isGood: true, sentence: 'test-model has a context of 4096 tokens.' });
  },
);

test('a small context that no setting names is said', async () => {
  server = await startModelServer();
  server.behave({ text: '{"word":"ready"}' });
  server.describe('/v1/models', listOf({ max_model_len: 4_096 }));
  const [, context] = await checkModels(server.settings(), kb);
  expect(context).toEqual({
    isGood: false,
    sentence: 'test-model has a context of 4096 tokens: set AI_CONTEXT_TOKENS to 4096.',
  });
});

test('a server that describes its models in nonsense is asked for nothing more', async () => {
  server = await startModelServer();
  server.behave({ text: '{"word":"ready"}' });
  server.describe('/v1/models', listOf({ max_model_len: -5, context_length: 1e300 }));
  const [, context] = await checkModels(server.settings(), kb);
  expect(context).toEqual({
    isGood: true,
    sentence: 'test-model does not tell the size of its context; one with room for an answer is assumed.',
  });
});

function listOf(description: object): object {
  return {
    object: 'list',
    data: [
      { id: 'another', max_model_len: 1_000_000 },
      { id: 'test-model', ...description },
    ],
  };
}
