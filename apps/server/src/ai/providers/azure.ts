import { createOpenAI } from '@ai-sdk/openai';
import type { ConnectionSettings, Provider } from './provider.ts';

/**
 * Azure OpenAI by its v1 API, whose calls are OpenAI's with another address and header; models are named by deployment.
 * https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle
 */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const address = baseUrl ?? '';
  const azure = createOpenAI({
    apiKey: apiKey ?? '',
    baseURL: /\/openai\/v1$/.test(address) ? address : `${address}/openai/v1`,
    headers: { 'api-key': apiKey ?? '' },
  });
  return { name: 'Azure OpenAI', text: (model) => azure.chat(model), image: (model) => azure.image(model) };
}
