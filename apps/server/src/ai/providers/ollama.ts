import { createOllama } from 'ai-sdk-ollama';
import { DEFAULT_ADDRESSES } from './default-addresses.ts';
import type { ConnectionSettings, Provider } from './provider.ts';

/**
 * Ollama by its own API, because only that sets the size of the context: Ollama cuts a longer prompt without a word, and
 * its own default is too small for a list of recipes. It makes no pictures.
 */
export function createProvider({ apiKey, baseUrl, contextTokens }: ConnectionSettings): Provider {
  const ollama = createOllama({ baseURL: baseUrl ?? DEFAULT_ADDRESSES.ollama, ...(apiKey ? { apiKey } : {}) });
  return {
    name: 'Ollama',
    text: (model) => ollama(model, contextTokens === null ? {} : { options: { num_ctx: contextTokens } }),
    image: null,
  };
}
