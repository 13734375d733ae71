import { COMPATIBLE_SERVER } from '@larder/contract/analyze';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { AssistantLine } from './assistant-line.tsx';

test.each([
  ['en-GB', 'OpenAI-compatible server'],
  ['es', 'servidor compatible con OpenAI'],
  ['fr', 'serveur compatible avec OpenAI'],
] as const)('in %s a server without a name of its own is described', async (language, description) => {
  fakeServer({});
  await renderApp(<AssistantLine part={{ state: 'fallback', provider: COMPATIBLE_SERVER, model: 'qwen3:8b' }} />, {
    language,
  });
  expect(await screen.findByText((text) => text.includes(`qwen3:8b (${description})`))).toBeVisible();
});
