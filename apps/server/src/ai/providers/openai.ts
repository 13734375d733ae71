import { createOpenAI } from '@ai-sdk/openai';
import type { ConnectionSettings, Provider } from './provider.ts';

const DEFAULT_ADDRESS = 'https://api.openai.com/v1';

/** OpenAI, by its responses API. The answers are not stored there. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const openai = createOpenAI({ apiKey: apiKey ?? '', baseURL: baseUrl ?? DEFAULT_ADDRESS });
  return {
    name: 'OpenAI',
    text: (model) => openai.responses(model),
    image: (model) => openai.image(model),
    options: { openai: { store: false } },
  };
}
