import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { COMPATIBLE_SERVER } from '@larder/contract/analyze';
import type { ConnectionSettings, Provider } from './provider.ts';

/** Any server with OpenAI's chat API: LM Studio, vLLM, llama.cpp, OpenRouter, Groq, DeepSeek. */
export function createProvider({ apiKey, baseUrl }: ConnectionSettings): Provider {
  const server = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    ...(apiKey ? { apiKey } : {}),
    supportsStructuredOutputs: true,
    includeUsage: true,
  });
  return {
    name: COMPATIBLE_SERVER,
    text: (model) => server(model),
    image: (model) => server.imageModel(model),
  };
}
