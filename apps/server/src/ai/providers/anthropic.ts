import { createAnthropic } from '@ai-sdk/anthropic';
import { DEFAULT_ADDRESSES } from './default-addresses.ts';
import type { ConnectionSettings, Provider } from './provider.ts';

/** Anthropic; it makes no pictures. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const anthropic = createAnthropic({ apiKey: apiKey ?? '', baseURL: baseUrl ?? DEFAULT_ADDRESSES.anthropic });
  return { name: 'Anthropic', text: (model) => anthropic(model), image: null };
}
