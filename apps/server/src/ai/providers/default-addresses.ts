/** Where a provider is reached if `AI_BASE_URL` names no other address. Without the code of any provider. */
export const DEFAULT_ADDRESSES = {
  ollama: 'http://127.0.0.1:11434',
  openai: 'https://api.openai.com/v1',
  mistral: 'https://api.mistral.ai/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  anthropic: 'https://api.anthropic.com/v1',
} as const;
