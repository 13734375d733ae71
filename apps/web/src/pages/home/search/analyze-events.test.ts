import type { AnalyzeResponse } from '@larder/contract/analyze';
import { expect, test } from 'vitest';
import { makeResponse } from '../../../test/make-recipe.ts';
import { readAnalyzeEvents } from './analyze-events.ts';

const { recipes, ...response } = makeResponse(3);
const [first, second, third] = recipes;

function streamOf(...events: [name: string, data: unknown][]): Response {
  const text = events.map(([name, data]) => `: waiting\n\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 100) controller.enqueue(bytes.slice(at, at + 100));
        controller.close();
      },
    }),
  );
}

test('each recipe is passed on as it comes, and the end gives the order', async () => {
  const parts: number[] = [];
  const stream = streamOf(
    ['start', { ...response, recipes: [first] }],
    ['recipe', second],
    ['end', { ...response, order: [third?.id, second?.id, first?.id], added: [third] }],
  );
  const answer = await readAnalyzeEvents(stream, (part: AnalyzeResponse) => parts.push(part.recipes.length));
  expect(parts).toEqual([1, 2]);
  expect(answer.recipes).toEqual([third, second, first]);
});

test('an error and an early end are failures', async () => {
  const error = { error: 'AI_AUTH_ERROR', message: 'AI_AUTH_ERROR The access key has expired.' };
  await expect(readAnalyzeEvents(streamOf(['error', error]), () => {})).rejects.toMatchObject({
    status: 500,
    message: expect.stringContaining('AI_AUTH_ERROR'),
  });
  await expect(readAnalyzeEvents(streamOf(['start', { ...response, recipes }]), () => {})).rejects.toMatchObject({
    status: 0,
  });
});
