import { createMistral } from '@ai-sdk/mistral';
import { DEFAULT_ADDRESSES } from './default-addresses.ts';
import type { ConnectionSettings, Provider } from './provider.ts';

/** Mistral; it makes no pictures here. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const mistral = createMistral({ apiKey: apiKey ?? '', baseURL: baseUrl ?? DEFAULT_ADDRESSES.mistral });
  return { name: 'Mistral', text: (model) => mistral(model), image: null };
}
