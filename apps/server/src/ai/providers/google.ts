import { createGoogle } from '@ai-sdk/google';
import { DEFAULT_ADDRESSES } from './default-addresses.ts';
import type { ConnectionSettings, Provider } from './provider.ts';

/** Google's Gemini and Imagen. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const google = createGoogle({ apiKey: apiKey ?? '', baseURL: baseUrl ?? DEFAULT_ADDRESSES.google });
  return { name: 'Google', text: (model) => google(model), image: (model) => google.image(model) };
}
