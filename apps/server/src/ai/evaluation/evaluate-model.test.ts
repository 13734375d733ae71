import { kb } from '@larder/food/__fixtures__/knowledge-base';
import { expect, test } from 'vitest';
import { loadProvider } from '../providers/load-provider.ts';
import { aDraft, answerOf } from '../test/drafts.ts';
import { startModelServer } from '../test/model-server.ts';
import { type Evaluation, evaluateModel } from './evaluate-model.ts';

test('recipes, relevance, leaks before and after the check, tokens and failures are counted', async () => {
  const server = await startModelServer();
  const leak = aDraft(2, {
    ingredients: [
      { quantity: '50 g', name: 'peanuts' },
      { quantity: '300 g', name: 'rice' },
    ],
  });
  const other = aDraft(3, { ingredients: [{ quantity: '300 g', name: 'potatoes' }] });
  const text = answerOf([aDraft(1), leak, other]);
  server.behave({ text }, { status: 401, error: { message: '', code: '' } });
  const settings = server.settings();
  const provider = await loadProvider(settings);
  const results: Evaluation[] = [];
  const requests = ['rice, tomatoes, onion, allergic to peanuts', 'rice'].map((words) => ({
    text: words,
    by: 'ingredients' as const,
    language: 'en-GB' as const,
  }));
  for await (const result of evaluateModel(requests, { settings, provider, kb, cookbook: [] })) results.push(result);
  await server.close();
  expect(results).toMatchObject([
    { failure: null, recipes: 3, relevant: 1, leaksBefore: 1, leaksAfter: 0, tokens: { input: expect.any(Number) } },
    { failure: 'auth', recipes: 0 },
  ]);
});
