import { createGoogle } from '@ai-sdk/google';
import type { ConnectionSettings, Provider } from './provider.ts';

export const DEFAULT_ADDRESS = 'https://generativelanguage.googleapis.com/v1beta';

/** Google's Gemini and Imagen. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const google = createGoogle({ apiKey: apiKey ?? '', baseURL: baseUrl ?? DEFAULT_ADDRESS });
  return { name: 'Google', text: (model) => google(model), image: (model) => google.image(model) };
}
