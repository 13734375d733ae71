import { createOpenAI } from '@ai-sdk/openai';
import { DEFAULT_ADDRESSES } from './default-addresses.ts';
import type { ConnectionSettings, Provider } from './provider.ts';

/** OpenAI, by its responses API. The answers are not stored there. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const openai = createOpenAI({ apiKey: apiKey ?? '', baseURL: baseUrl ?? DEFAULT_ADDRESSES.openai });
  return {
    name: 'OpenAI',
    text: (model) => openai.responses(model),
    image: (model) => openai.image(model),
    options: { openai: { store: false } },
  };
}
