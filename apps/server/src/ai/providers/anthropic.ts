import { createAnthropic } from '@ai-sdk/anthropic';
import type { ConnectionSettings, Provider } from './provider.ts';

const DEFAULT_ADDRESS = 'https://api.anthropic.com/v1';

/** Anthropic; it makes no pictures. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const anthropic = createAnthropic({ apiKey: apiKey ?? '', baseURL: baseUrl ?? DEFAULT_ADDRESS });
  return { name: 'Anthropic', text: (model) => anthropic(model), image: null };
}
