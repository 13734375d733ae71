import { createOllama } from 'ai-sdk-ollama';
import type { ConnectionSettings, Provider } from './provider.ts';

export const DEFAULT_ADDRESS = 'http://127.0.0.1:11434';
/**
 * Ollama by its own API, because only that sets the size of the context: Ollama cuts a longer prompt without a word, and
 * its own default is too small for a list of recipes. It makes no pictures.
 */
export function createProvider({ apiKey, baseUrl, contextTokens }: ConnectionSettings): Provider {
  const ollama = createOllama({ baseURL: baseUrl ?? DEFAULT_ADDRESS, ...(apiKey ? { apiKey } : {}) });
  return {
    name: 'Ollama',
    text: (model) => ollama(model, contextTokens === null ? {} : { options: { num_ctx: contextTokens } }),
    image: null,
  };
}
