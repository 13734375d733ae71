import { createMistral } from '@ai-sdk/mistral';
import type { ConnectionSettings, Provider } from './provider.ts';

export const DEFAULT_ADDRESS = 'https://api.mistral.ai/v1';

/** Mistral; it makes no pictures here. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const mistral = createMistral({ apiKey: apiKey ?? '', baseURL: baseUrl ?? DEFAULT_ADDRESS });
  return { name: 'Mistral', text: (model) => mistral(model), image: null };
}
