import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { createAiMeter } from '../monitoring.ts';
import { loadProvider } from '../providers/load-provider.ts';
import type { AiSettings } from '../settings.ts';
import { type ModelServer, startModelServer } from '../test/model-server.ts';
import { createImageWriter } from './image-writer.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const IMAGES: Partial<Record<AiSettings['provider'], [model: string, reply: object]>> = {
  openai: ['gpt-image-1', { created: 1, data: [{ b64_json: PIXEL }] }],
  azure: ['dall-e-3', { created: 1, data: [{ b64_json: PIXEL }] }],
  'openai-compatible': ['any', { created: 1, data: [{ b64_json: PIXEL }] }],
  google: [
    'gemini-2.5-flash-image',
    {
      candidates: [
        { content: { parts: [{ inlineData: { mimeType: 'image/png', data: PIXEL } }] }, finishReason: 'STOP' },
      ],
    },
  ],
};

let server: ModelServer;
afterEach(() => server.close());

async function writerOf(provider: AiSettings['provider'], imageModel: string | null) {
  server = await startModelServer(provider);
  const settings = server.settings({ imageModel });
  const meter = createAiMeter(new Registry(), settings);
  return createImageWriter({ settings, provider: await loadProvider(settings), meter });
}

test.each(Object.entries(IMAGES))('%s makes a picture', async (provider, [model, reply]) => {
  const write = await writerOf(provider as AiSettings['provider'], model);
  server.behave({ image: reply });
  const image = await write?.('A bowl of rice', new AbortController().signal);
  expect(Buffer.from(image?.bytes ?? []).toString('base64')).toBe(PIXEL);
  expect(image?.mediaType).toBe('image/png');
  expect(JSON.stringify(server.calls[0]?.body)).toContain('A bowl of rice');
});

test('a failure has a kind', async () => {
  const write = await writerOf('openai', 'gpt-image-1');
  server.behave({ status: 400, error: { message: 'rejected by the safety system', code: 'moderation_blocked' } });
  await expect(write?.('A bowl', new AbortController().signal)).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  ['openai', null],
  ['anthropic', 'claude'],
] as const)('without an image model there is no writer: %s', async (provider, model) => {
  expect(await writerOf(provider, model)).toBeNull();
});
