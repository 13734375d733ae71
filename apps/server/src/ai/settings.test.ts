import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

test('without a provider no language model is configured', () => {
  expect(readConfig({}).ai).toBeNull();
});

test('a local model needs no key and has no budget; a hosted one has both', () => {
  expect(readConfig({ AI_PROVIDER: 'ollama', AI_MODEL: 'qwen3:8b' }).ai).toMatchObject({
    provider: 'ollama',
    apiKey: null,
    baseUrl: null,
    withCookbook: true,
    fallback: true,
    dailyTokens: { server: Number.POSITIVE_INFINITY },
    contextTokens: 8_192,
  });
  const hosted = {
    AI_PROVIDER: 'openai',
    AI_MODEL: 'gpt-5',
    AI_API_KEY: 'sk-x',
    AI_ANSWERS: 'only',
    AI_FALLBACK: 'off',
  };
  expect(readConfig(hosted).ai).toMatchObject({
    withCookbook: false,
    fallback: false,
    dailyTokens: { server: 2_000_000, user: 200_000, address: 200_000 },
  });
  expect(readConfig({ ...hosted, AI_DAILY_BUDGET_TOKENS: '5000', AI_PRICES: '2.5,10' }).ai).toMatchObject({
    dailyTokens: { server: 5_000, user: 500, address: 500 },
    prices: { input: 2.5, output: 10 },
  });
});

test.each([
  [{ AI_PROVIDER: 'skynet', AI_MODEL: 'x' }, /^AI_PROVIDER is "skynet", but must be one of ollama, openai/],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'sk-x' }, /^AI_PROVIDER is "openai", so AI_MODEL must be the name of a model/],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5' }, /^AI_PROVIDER is "openai", so AI_API_KEY must be the key/],
  [{ AI_PROVIDER: 'azure', AI_MODEL: 'x', AI_API_KEY: 'k' }, /so AI_BASE_URL must be the address/],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' }, /so AI_BASE_URL must be the address/],
  [{ AI_MODEL: 'gpt-5' }, /^AI_MODEL is set, but AI_PROVIDER is not/],
  [{ AI_PROVIDER: 'ollama', AI_MODEL: 'x', AI_ANSWERS: 'both' }, /^AI_ANSWERS .* only or with-cookbook/],
  [{ AI_PROVIDER: 'ollama', AI_MODEL: 'x', AI_DAILY_BUDGET_TOKENS: '-1' }, /^AI_DAILY_BUDGET_TOKENS .* or unlimited/],
  [{ AI_PROVIDER: 'ollama', AI_MODEL: 'x', AI_CONTEXT_TOKENS: '10' }, /^AI_CONTEXT_TOKENS .* at least 1000/],
] as const)('a wrong setting is a sentence that names it: %o', (environment, sentence) => {
  expect(() => readConfig({ ...environment })).toThrow(sentence);
});

test('a key is not shown', () => {
  expect(() => readConfig({ AI_PROVIDER: 'openai', AI_MODEL: 'x', AI_API_KEY: 'secret with spaces' })).toThrow(
    /^AI_API_KEY is something else, but must be a key without spaces\.$/,
  );
});
